// The picture of every building. One function per motif; nothing here decides anything.

import { Pencil, darker, lighter, project } from './iso';

const CREAM = '#f0e2c4';
const STONE = '#e9e0cf';
const MARBLE = '#f7f1e6';
const TILE = '#c0623b';
const WOOD = '#8a5f3a';
const DARK = '#4a3524';

export const PUBLIC_COLOUR = {
  green: '#3f7f4f',
  red: '#b23a2e',
  yellow: '#d9a521',
  blue: '#2f6fa8',
} as const;

function ground(colour: string): Pencil {
  const pencil = new Pencil();
  pencil.flat(0, 0, 10, 10, -0.35, darker(colour, 0.35), 'stroke="none"');
  return pencil.flat(0, 0, 10, 10, 0, colour, 'stroke-opacity=".35"');
}

function paved(colour = '#dccdae'): Pencil {
  const pencil = ground(colour);
  let d = '';
  for (let line = 2; line < 10; line += 2) {
    const [ax, ay] = project([line, 0, 0]);
    const [bx, by] = project([line, 10, 0]);
    const [cx, cy] = project([0, line, 0]);
    const [ex, ey] = project([10, line, 0]);
    d += `M${ax} ${ay}L${bx} ${by}M${cx} ${cy}L${ex} ${ey}`;
  }
  return pencil.path(d, 'none', `stroke="${darker(colour, 0.2)}" stroke-width=".5" stroke-opacity=".7"`);
}

function house(value: 2 | 3 | 4, lux: boolean): Pencil {
  const wall = { 2: '#f2e3c2', 3: '#e8bd7a', 4: '#d58a6a' }[value];
  const storey = 1.75;
  const height = value * storey;
  const pencil = lux ? paved('#e4d9b8') : ground('#b9b98a');
  pencil.flat(0, 6.9, 10, 8.9, 0.02, '#d9caa9', 'stroke="none"');
  if (value === 2) {
    pencil.cypress(1, 2.4, 3.2);
    pencil
      .box(5.6, 1.4, 8.6, 6.4, 0, 2.2, darker(wall, 0.06))
      .gable(5.4, 1.2, 8.8, 6.6, 2.2, 1.5, 'y', TILE, darker(wall, 0.02));
    pencil.box(1.6, 3, 6.6, 7.4, 0, height, wall);
    windows(pencil, 1.6, 6.6, 7.4, 3, 7.4, 6.6, 2, storey);
    pencil.gable(1.3, 2.7, 6.9, 7.7, height, 1.9, 'x', TILE, wall);
  } else if (value === 3) {
    pencil.box(1.6, 1.8, 8, 7.6, 0, height, wall);
    windows(pencil, 1.6, 8, 7.6, 1.8, 7.6, 8, 3, storey);
    pencil.gable(1.3, 1.5, 8.3, 7.9, height, 1.9, 'x', TILE, wall);
    pencil.bush(8.9, 8.2, 3, '#6a8a52').bush(1, 8.7, 2.4, '#6a8a52');
  } else {
    pencil.box(1.8, 1.6, 8.2, 7.8, 0, height, wall);
    windows(pencil, 1.8, 8.2, 7.8, 1.6, 7.8, 8.2, 4, storey);
    pencil.box(1.5, 1.3, 8.5, 8.1, height, height + 0.35, darker(wall, 0.12));
    pencil.hip(1.5, 1.3, 8.5, 8.1, height + 0.35, 1.7, TILE);
  }
  if (lux)
    pencil
      .column(0.8, 9, 0, 2.1, MARBLE, 2.4)
      .column(3, 9, 0, 2.1, MARBLE, 2.4)
      .column(9, 9, 0, 2.1, MARBLE, 2.4);
  return pencil;
}

function windows(
  pencil: Pencil,
  x0: number,
  x1: number,
  y: number,
  y0: number,
  y1: number,
  x: number,
  storeys: number,
  storey: number,
) {
  pencil.leftOpenings(y, x0, x1, 0, 1.35, 3, DARK, true, 0.5);
  pencil.rightOpenings(x, y0, y1, 0.1, 1.25, 2, darker(DARK, 0.1), true, 0.6);
  for (let floor = 1; floor < storeys; floor++) {
    const z = floor * storey;
    pencil.leftOpenings(y, x0, x1, z + 0.35, z + 1.3, 4, '#6b4a33', false, 0.55);
    pencil.rightOpenings(x, y0, y1, z + 0.35, z + 1.3, 3, '#553a28', false, 0.55);
    pencil.face(
      [
        [x0, y, z],
        [x1, y, z],
        [x1, y, z + 0.14],
        [x0, y, z + 0.14],
      ],
      'rgba(255,255,255,.55)',
      'stroke="none"',
    );
  }
}

function barn(pencil: Pencil) {
  pencil.box(0.8, 0.8, 4.8, 4, 0, 2, CREAM);
  pencil.leftOpenings(4, 0.8, 4.8, 0, 1.4, 2, WOOD, true, 0.4);
  pencil.gable(0.5, 0.5, 5.1, 4.3, 2, 1.5, 'x', TILE, CREAM);
}

type Crop = 'vegetable' | 'grain' | 'sheep' | 'vine';

function farm(crop: Crop): Pencil {
  const soil = { vegetable: '#a9885a', grain: '#d8b65c', sheep: '#9fb36a', vine: '#b49a68' }[crop];
  const pencil = ground(crop === 'sheep' ? soil : '#b4bb7e');
  if (crop !== 'sheep') {
    pencil.flat(0.6, 5, 9.5, 9.5, 0.01, soil, 'stroke-opacity=".3"');
    pencil.flat(5.6, 0.6, 9.5, 4.6, 0.01, soil, 'stroke-opacity=".3"');
  }
  pencil.cypress(9.2, 0.8, 3);
  barn(pencil);
  const rows: [number, number, number][] = [
    [1.2, 5.8, 9],
    [1.2, 7.2, 9],
    [1.2, 8.6, 9],
    [6.2, 1.6, 9],
    [6.2, 3.2, 9],
  ];
  if (crop === 'vegetable') {
    for (const [from, y, to] of rows)
      for (let x = from; x <= to; x += 1.5) pencil.bush(x, y, 3, x % 3 < 1.4 ? '#5f8f43' : '#8cb454');
  } else if (crop === 'grain') {
    for (const [from, y, to] of rows) {
      for (let x = from; x <= to; x += 0.7) {
        const [px, py] = project([x, y, 0]);
        pencil.path(
          `M${px} ${py}q-1.6-5 0-9q1.6 4 0 9z`,
          x % 1.4 < 0.7 ? '#e9c04f' : '#d19f2c',
          'stroke-width=".35"',
        );
      }
    }
  } else if (crop === 'vine') {
    for (const [from, y, to] of rows) {
      for (let x = from; x <= to; x += 1.6) {
        pencil.bush(x, y, 3.4, '#5b7a3f', 0.5);
        const [px, py] = project([x, y, 0.4]);
        pencil.path(
          `M${px - 1.6} ${py}a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1 1 1.2a1.1 1.1 0 1 1-2.2 .6a1.1 1.1 0 0 1-1-1.8z`,
          '#6d2f73',
          'stroke-width=".3"',
        );
      }
    }
    const [ax, ay] = project([5.4, 5, 0]);
    pencil.path(`M${ax - 2} ${ay}c-3-4-3-8 .4-10v-2.4h3.2V${ay - 10}c3.4 2 3.4 6 .4 10z`, '#b6663e');
  } else {
    const flock: [number, number][] = [
      [2.2, 6.2],
      [5, 7.4],
      [7.6, 6],
      [7.4, 2.6],
      [3.2, 8.8],
    ];
    for (const [x, y] of flock) {
      const [px, py] = project([x, y, 0]);
      pencil.path(`M${px - 2.6} ${py}v3h1v-3zM${px + 1.8} ${py}v3h1v-3z`, DARK, 'stroke="none"');
      pencil.path(
        `M${px - 4} ${py}a2.3 2.3 0 0 1 1-4a2.6 2.6 0 0 1 4.6-.8a2.4 2.4 0 0 1 2 4.200a3 2 0 0 1-3 2.200h-2.400a3 2 0 0 1-2.2-1.600z`,
        '#fffaf0',
      );
      pencil.path(`M${px - 4} ${py - 3.2}c-2.4-.6-3.4 1-3 3c.4 1.4 2.4 1.2 3 .4z`, '#5a4636');
    }
    let rail = '';
    for (let step = 0; step <= 10; step++) {
      const [px, py] = project([10, step, 0]);
      rail += `M${px} ${py}v-4`;
    }
    const [a, b] = [project([10, 0, 0.55]), project([10, 10, 0.55])];
    pencil.path(`${rail}M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, 'none', `stroke="${WOOD}" stroke-width="1"`);
  }
  return pencil;
}

function stall(pencil: Pencil, x: number, y: number, colour: string) {
  pencil.box(x, y, x + 2.6, y + 1.8, 0, 0.9, WOOD);
  pencil.column(x, y + 1.9, 0, 2.3, WOOD, 1).column(x + 2.6, y + 1.9, 0, 2.3, WOOD, 1);
  for (let stripe = 0; stripe < 4; stripe++) {
    const left = x - 0.2 + stripe * 0.75;
    pencil.face(
      [
        [left, y - 0.2, 3.1],
        [left + 0.75, y - 0.2, 3.1],
        [left + 0.75, y + 2.3, 2.2],
        [left, y + 2.3, 2.2],
      ],
      stripe % 2 ? '#f7f0df' : colour,
      'stroke-width=".3"',
    );
  }
}

function market(grand: boolean): Pencil {
  const green = PUBLIC_COLOUR.green;
  const pencil = paved('#d9d2b0');
  if (grand) {
    pencil.box(0.6, 0.6, 9.4, 3.8, 0, 0.5, STONE);
    pencil.box(1, 0.9, 9, 2.8, 0.5, 4, MARBLE);
    for (let x = 1.2; x <= 9; x += 1.3) pencil.column(x, 3.4, 0.5, 3.9, MARBLE, 2.6);
    pencil.box(0.7, 0.6, 9.3, 3.8, 3.9, 4.5, STONE).gable(0.6, 0.5, 9.4, 3.9, 4.5, 1.7, 'x', green, MARBLE);
  } else {
    pencil.box(0.8, 0.8, 9, 2.4, 0, 2.6, CREAM);
    pencil.leftOpenings(2.4, 0.8, 9, 0, 2, 5, '#5d432e');
    pencil.gable(0.6, 0.5, 9.2, 2.7, 2.6, 1.2, 'x', green, CREAM);
  }
  stall(pencil, 1.2, 4.7, green);
  stall(pencil, 5.6, 4.7, green);
  stall(pencil, 3.2, 7.2, lighter(green, 0.2));
  pencil.bush(1.6, 8.8, 2.4, '#c9862b').bush(2.5, 9.3, 2.2, '#b5532f').bush(8.2, 8.4, 2.4, '#8a5f9a');
  return pencil;
}

function arena(grand: boolean): Pencil {
  const red = PUBLIC_COLOUR.red;
  const pencil = paved('#d8c5a2');
  const tiers = grand ? 3 : 2;
  const tier = grand ? 1.85 : 1.75;
  const wall = grand ? '#ead6b0' : '#e2c594';
  const radius = grand ? 4.4 : 4.1;
  pencil.drum(5, 5, radius + 0.25, 0, 0.3, darker(wall, 0.1));
  for (let floor = 0; floor < tiers; floor++) {
    pencil.drum(5, 5, radius, floor * tier + 0.3, (floor + 1) * tier + 0.3, wall);
    pencil.drumArches(5, 5, radius, floor * tier + 0.5, (floor + 1) * tier, 9, '#5e3d2a');
  }
  const top = tiers * tier + 0.3;
  const [cx, cy] = project([5, 5, top]);
  const rx = radius * 5 * Math.SQRT2;
  const ry = radius * 2.7 * Math.SQRT2;
  const ring = (scale: number, fill: string, drop = 0) =>
    pencil.path(
      `M${cx - rx * scale} ${cy + drop}a${rx * scale} ${ry * scale} 0 1 1 ${rx * scale * 2} 0a${rx * scale} ${ry * scale} 0 1 1-${rx * scale * 2} 0z`,
      fill,
      'stroke-width=".4"',
    );
  ring(0.92, red);
  ring(0.76, lighter(wall, 0.1), 0.8);
  ring(0.62, darker(wall, 0.12), 1.6);
  ring(0.48, '#e8cf94', 2.6);
  let masts = '';
  let flags = '';
  for (const angle of grand ? [-2.7, -2.1, -1.57, -1, -0.4] : [-2.4, -1.57, -0.7]) {
    const x = cx + rx * 0.96 * Math.cos(angle);
    const y = cy + ry * 0.96 * Math.sin(angle);
    masts += `M${x} ${y}v-7`;
    flags += `M${x} ${y - 7}l5 1.600l-5 1.800z`;
  }
  pencil.path(masts, 'none', 'stroke-width=".9" stroke-opacity="1"').path(flags, red);
  return pencil;
}

function school(grand: boolean): Pencil {
  const yellow = PUBLIC_COLOUR.yellow;
  const pencil = paved('#e0d3ab');
  pencil.cypress(0.8, 1.6, 3.6);
  pencil.box(1, 1.2, 9.2, 8.2, 0, 0.5, STONE);
  pencil.box(1.6, 1.6, 8.8, 5.6, 0.5, 4, CREAM);
  pencil.rightOpenings(8.8, 1.6, 5.6, 1, 3, 3, '#7a5c2e');
  if (grand) {
    pencil.gable(1.3, 1.3, 9.1, 5.9, 4, 1.2, 'x', yellow, CREAM);
    pencil.drum(5.1, 3.6, 1.9, 4.2, 5.5, CREAM).drumArches(5.1, 3.6, 1.9, 4.4, 5.3, 5, '#7a5c2e');
    pencil.dome(5.1, 3.6, 2, 5.5, 1.9, yellow);
  } else {
    pencil.gable(1.3, 1.3, 9.1, 5.9, 4, 1.8, 'x', yellow, CREAM);
  }
  pencil.flat(1.6, 5.6, 8.8, 7.9, 0.51, '#d8c79a', 'stroke="none"');
  for (let x = 2; x <= 8.6; x += 1.6) pencil.column(x, 7.6, 0.5, 3, MARBLE, 2.8);
  pencil.face(
    [
      [1.4, 5.6, 4],
      [9, 5.6, 4],
      [9, 8, 3],
      [1.4, 8, 3],
    ],
    lighter(yellow, 0.1),
  );
  pencil.face(
    [
      [9, 5.6, 3],
      [9, 5.6, 4],
      [9, 8, 3],
    ],
    darker(yellow, 0.25),
  );
  const [sx, sy] = project([7.6, 9.1, 0]);
  pencil
    .path(`M${sx - 5} ${sy - 6}h9a1.6 1.6 0 0 1 0 3.200h-1v5h-9a1.6 1.6 0 0 1 0-3.200h1z`, '#fff6dc')
    .path(`M${sx - 2.5} ${sy - 3.5}h5M${sx - 2.5} ${sy - 1.3}h5`, 'none', 'stroke-width=".7"');
  return pencil;
}

function baths(grand: boolean): Pencil {
  const blue = PUBLIC_COLOUR.blue;
  const pencil = paved('#d3d6cf');
  pencil.box(0.8, 0.8, 9.2, 5.2, 0, 2.6, STONE);
  pencil.rightOpenings(9.2, 0.8, 5.2, 0.3, 2, 3, '#45657c');
  pencil.leftOpenings(5.2, 0.8, 9.2, 0, 2.1, 6, '#45657c');
  if (grand) {
    pencil.dome(2.7, 3, 1.4, 2.6, 1.4, blue).dome(7.3, 3, 1.4, 2.6, 1.4, blue);
    pencil
      .drum(5, 3, 2, 2.6, 3.8, STONE)
      .drumArches(5, 3, 2, 2.8, 3.6, 5, '#45657c')
      .dome(5, 3, 2.1, 3.8, 2.4, blue);
  } else {
    pencil.drum(5, 3, 2, 2.6, 3.2, STONE).dome(5, 3, 2.1, 3.2, 2.3, blue);
  }
  pencil.flat(1.4, 6.2, 8.8, 9.2, 0.05, MARBLE);
  pencil.flat(1.9, 6.6, 8.3, 8.8, 0.06, '#5fb3d9', 'stroke-width=".4"');
  const [wx, wy] = project([4, 7.6, 0]);
  pencil.path(
    `M${wx} ${wy}q3-2 6 0t6 0M${wx + 4} ${wy + 4.5}q3-2 6 0t6 0`,
    'none',
    'stroke="#fff" stroke-opacity=".85" stroke-width="1"',
  );
  if (grand) pencil.column(1.2, 9.4, 0, 2.2, MARBLE, 2.4).column(9, 9.4, 0, 2.2, MARBLE, 2.4);
  return pencil;
}

function aqueduct(grand: boolean): Pencil {
  const pencil = ground('#aebb84');
  pencil.flat(0, 7.6, 10, 8.8, 0.01, '#d9caa9', 'stroke="none"');
  pencil.bush(1, 1.6, 3.4, '#5f8248').bush(8.4, 1.2, 3, '#6a8a52').cypress(4.4, 1.2, 3.4);
  const stone = '#e3cfa4';
  const first = grand ? 3 : 4.6;
  pencil.box(0, 4, 10, 6, 0, first, stone);
  pencil.leftOpenings(6, 0, 10, 0, first - 0.5, 3, '#7b8a5c', true, 0.28);
  let top = first;
  if (grand) {
    pencil.box(0, 4.2, 10, 5.8, first, first + 2.8, lighter(stone, 0.08));
    pencil.leftOpenings(5.8, 0, 10, first + 0.15, first + 2.4, 5, '#a9c0c4', true, 0.3);
    top = first + 2.8;
  }
  pencil.box(0, 3.9, 10, 6.1, top, top + 0.5, darker(stone, 0.06), '#d8c59c');
  pencil.flat(0, 4.4, 10, 5.6, top + 0.51, '#6cb6d8', 'stroke-width=".4"');
  return pencil;
}

export const DEITIES = [
  'minerva',
  'fortuna',
  'amor',
  'juno',
  'saturn',
  'luna',
  'mars',
  'venus',
  'jupiter',
  'mercury',
] as const;
export type Deity = (typeof DEITIES)[number];

const DEITY_ROOF: Record<Deity, string> = {
  minerva: '#7d8f6a',
  fortuna: '#a8793f',
  amor: '#c06a7d',
  juno: '#4f8a8b',
  saturn: '#6f6a8f',
  luna: '#8fa3bf',
  mars: '#9c3d33',
  venus: '#c98a9a',
  jupiter: '#c2953c',
  mercury: '#6d9a6f',
};

function temple(deity: Deity): Pencil {
  const roof = DEITY_ROOF[deity];
  const pencil = paved('#ded2bb');
  pencil.cypress(0.7, 1.4, 3.6).cypress(9.3, 1, 3.2);
  pencil
    .box(1.2, 0.6, 8.8, 9.2, 0, 0.45, STONE)
    .box(1.6, 0.9, 8.4, 8.5, 0.45, 0.9, STONE)
    .box(2, 1.2, 8, 7.9, 0.9, 1.35, MARBLE);
  pencil.box(2.8, 1.6, 7.2, 6, 1.35, 4.8, darker(MARBLE, 0.06));
  pencil.leftOpenings(6, 4.2, 5.8, 1.35, 4, 1, DARK, false, 0);
  for (let y = 2; y <= 7.4; y += 1.35) pencil.column(7.7, y, 1.35, 5, MARBLE, 2.6);
  for (let x = 2.3; x <= 7.7; x += 1.8) pencil.column(x, 7.6, 1.35, 5, MARBLE, 3);
  pencil.box(1.9, 1.2, 8.1, 8, 5, 5.5, MARBLE);
  pencil.gable(1.7, 1, 8.3, 8.2, 5.5, 2, 'y', roof, MARBLE);
  const [mx, my] = project([5, 8.2, 6.2]);
  pencil.path(`M${mx - 2.6} ${my}a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0z`, '#e3b64b');
  return pencil;
}

/** The motifs, by name. Luxury and special versions carry a trailing `+`. */
export type Motif =
  | `house-${2 | 3 | 4}${'' | '+'}`
  | Crop
  | `${'market' | 'arena' | 'school' | 'baths' | 'aqueduct'}${'' | '+'}`
  | `temple-${Deity}`;

const drawn = new Map<Motif, string>();

/** The picture as SVG paths for a view box of 120 by 104. */
export function picture(motif: Motif): string {
  let paths = drawn.get(motif);
  if (paths === undefined) {
    paths = draw(motif).toString();
    drawn.set(motif, paths);
  }
  return paths;
}

function draw(motif: Motif): Pencil {
  const grand = motif.endsWith('+');
  const plain = grand ? motif.slice(0, -1) : motif;
  if (plain.startsWith('house-')) return house(Number(plain.slice(6)) as 2 | 3 | 4, grand);
  if (plain.startsWith('temple-')) return temple(plain.slice(7) as Deity);
  switch (plain) {
    case 'market':
      return market(grand);
    case 'arena':
      return arena(grand);
    case 'school':
      return school(grand);
    case 'baths':
      return baths(grand);
    case 'aqueduct':
      return aqueduct(grand);
    default:
      return farm(plain as Crop);
  }
}
