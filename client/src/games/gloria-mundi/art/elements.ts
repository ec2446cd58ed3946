// What the pictures of the cards are built from: a few elements of our own, drawn in lines on a sheet of 100 by 56. The outline comes from
// the sheet; an element says its form and its fill.

export const WHITE = '#fbf3df';
export const PLASTER = '#f7ecd2';
export const STONE = '#d9cbab';
export const TILE = '#b8573a';
export const WOOD = '#8a5a2e';
export const DARK = '#5f3f1f';
export const GOLD = '#e3b64b';
export const RED = '#9d3327';
export const LEAF = '#5d7f43';
export const FIRE = '#e8872b';
export const WATER = '#7fb0ba';
export const IRON = '#8b8f98';
export const PURPLE = '#6b3a70';

export const form = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
export const line = (d: string, width = 1.2): string =>
  `<path d="${d}" fill="none" stroke-width="${width}"/>`;
export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
export const all = (...parts: readonly string[]): string => parts.join('');
/** The same thing at several places. */
export const at = (places: readonly (readonly [number, number])[], one: (x: number, y: number) => string) =>
  places.map(([x, y]) => one(x, y)).join('');

/** A cypress: its foot and how high it is. */
export const cypress = (x: number, y: number, high = 22): string =>
  form(
    `M${x} ${y}c${high * 0.26} ${-high * 0.3} ${high * 0.22} ${-high * 0.7} 0 ${-high}c${-high * 0.22} ${high * 0.3} ${-high * 0.26} ${high * 0.7} 0 ${high}z`,
    '#4e7340',
  );
/** A tree with a round crown, and what hangs in it. */
export const tree = (x: number, y: number, crown: string, fruit?: string): string =>
  all(
    line(`M${x} ${y}v-9`, 2.4),
    disc(x, y - 15, 9, crown),
    fruit
      ? at(
          [
            [x - 4, y - 16],
            [x + 4, y - 18],
            [x, y - 11],
            [x + 5, y - 12],
          ],
          (cx, cy) => disc(cx, cy, 1.7, fruit),
        )
      : '',
  );
/** A house seen from the front. */
export const house = (x: number, y: number, wide: number, high: number): string =>
  all(
    form(`M${x} ${y}v${-high}h${wide}v${high}z`, PLASTER),
    form(`M${x - 3} ${y - high}l${wide / 2 + 3} ${-wide * 0.32}l${wide / 2 + 3} ${wide * 0.32}z`, TILE),
  );
/** Somebody standing, feet at the given place. */
export const person = (x: number, y: number, tunic: string, high = 18): string =>
  all(
    form(
      `M${x - high * 0.26} ${y}l${high * 0.1} ${-high * 0.68}h${high * 0.32}l${high * 0.1} ${high * 0.68}z`,
      tunic,
    ),
    disc(x, y - high * 0.83, high * 0.16, '#e6bd94'),
  );
export const amphora = (x: number, y: number, high = 14): string =>
  form(
    `M${x} ${y}c${-high * 0.5} ${-high * 0.3} ${-high * 0.4} ${-high * 0.7} ${-high * 0.12} ${-high * 0.8}v${-high * 0.2}h${high * 0.24}v${high * 0.2}c${high * 0.28} ${high * 0.1} ${high * 0.38} ${high * 0.5} ${-high * 0.12} ${high * 0.8}z`,
    '#c07a45',
  );
export const sack = (x: number, y: number): string =>
  all(form(`M${x - 6} ${y}q-3-11 3-13h6q6 2 3 13z`, '#d9bd86'), line(`M${x - 3} ${y - 13}q3-3 6 0`, 1.6));
export const flame = (x: number, y: number, high = 11): string =>
  all(
    form(
      `M${x} ${y}c${-high * 0.55} ${-high * 0.1} ${-high * 0.5} ${-high * 0.55} ${-high * 0.2} ${-high * 0.7}c0 ${high * 0.2} ${high * 0.15} ${high * 0.2} ${high * 0.15} ${-high * 0.3}c${high * 0.3} ${high * 0.2} ${high * 0.7} ${high * 0.9} ${high * 0.05} ${high}z`,
      FIRE,
    ),
  );
export const coin = (x: number, y: number, radius = 4): string =>
  all(disc(x, y, radius, GOLD), disc(x, y, radius * 0.55, '#f3d47c'));
export const tent = (x: number, y: number, wide = 24): string =>
  all(
    form(`M${x} ${y}l${wide / 2} ${-wide * 0.75}l${wide / 2} ${wide * 0.75}z`, WHITE),
    form(`M${x + wide * 0.38} ${y}l${wide * 0.12} ${-wide * 0.45}l${wide * 0.12} ${wide * 0.45}z`, '#7c3a2c'),
  );
/** A legionary's shield. */
export const shield = (x: number, y: number, wide = 11, high = 17): string =>
  all(
    form(`M${x - wide / 2} ${y}v${-high}q${wide / 2}-3 ${wide} 0v${high}q${-wide / 2} 3 ${-wide} 0z`, RED),
    line(`M${x} ${y - high + 3}v${high - 5}M${x - wide / 2 + 2} ${y - high / 2}h${wide - 4}`, 1),
    disc(x, y - high / 2, 2.2, GOLD),
  );
/** A wall with battlements. */
export const battlements = (x: number, y: number, wide: number, high: number, teeth: number): string => {
  const tooth = wide / (2 * teeth - 1);
  const top = Array.from({ length: teeth }, (_, index) =>
    index === 0 ? `h${tooth}` : `v4h${tooth}v-4h${tooth}`,
  ).join('');
  return form(`M${x} ${y}v${-high}${top}v${high}z`, '#e9dcc0');
};
export const wheel = (x: number, y: number, radius: number): string =>
  all(
    disc(x, y, radius, '#b98545'),
    line(`M${x - radius} ${y}h${radius * 2}M${x} ${y - radius}v${radius * 2}`, 1),
  );
/** A beast of four legs, standing, looking to the right. */
export const beast = (x: number, y: number, long: number, hide: string): string =>
  all(
    line(`M${x + 2} ${y}v-7M${x + 6} ${y}v-7M${x + long - 6} ${y}v-7M${x + long - 2} ${y}v-7`, 2.2),
    form(
      `M${x} ${y - 6}q-1-${long * 0.34} 5-${long * 0.36}h${long - 7}l5-4l6 3l-2 6l-5 1l-2 ${long * 0.3}z`,
      hide,
    ),
  );
/** A horse, standing, looking to the right. */
export const horse = (x: number, y: number, hide: string): string =>
  all(
    line(`M${x + 3} ${y}l1-11M${x + 7} ${y}v-11M${x + 23} ${y}v-11M${x + 28} ${y}l-2-11`, 2.2),
    form(`M${x} ${y - 12}q0-9 7-9h13q4-2 6-11l4-3l7 7l-2 4l-5-2q-1 12-4 16q-14 3-26-2z`, hide),
    line(`M${x + 1} ${y - 16}q-6 3-5 12`, 2),
  );
/** An ear of wheat. */
export const wheat = (x: number, y: number) =>
  all(
    line(`M${x} ${y}v-14`, 1),
    form(`M${x} ${y - 20}q4 4 0 9q-4-5 0-9z`, GOLD),
    form(`M${x} ${y - 12}q5-1 4-6q-4 1-4 6zM${x} ${y - 12}q-5-1-4-6q4 1 4 6z`, GOLD),
  );
/** A bunch of grapes. */
export const grapes = (x: number, y: number) =>
  at(
    [
      [x - 3, y],
      [x, y],
      [x + 3, y],
      [x - 1.5, y + 3],
      [x + 1.5, y + 3],
      [x, y + 6],
    ],
    (cx, cy) => disc(cx, cy, 1.9, PURPLE),
  );
/** A fish, looking to the left. */
export const fish = (x: number, y: number, fill: string) =>
  form(`M${x} ${y}q7-7 14 0l5-4v8l-5-4q-7 7-14 0z`, fill);
/** An altar; a fire may burn on it. */
export const altar = (x: number, y: number) =>
  all(form(`M${x - 9} ${y}h18v-4h-3v-10h3v-4h-18v4h3v10h-3z`, WHITE), line(`M${x - 4} ${y - 6}q4-6 8 0`, 1));
/** Arches side by side, each as wide as told. */
export const arches = (x: number, y: number, many: number, wide: number, high: number, fill: string) =>
  Array.from({ length: many }, (_, index) => {
    const left = x + index * wide;
    return form(
      `M${left + 1} ${y}v${-high}a${wide / 2 - 1} ${wide / 2 - 1} 0 0 1 ${wide - 2} 0v${high}z`,
      fill,
    );
  }).join('');
/** A spear, upright. */
export const spear = (x: number, y: number, high: number) =>
  all(line(`M${x} ${y}v${-high}`, 1.6), form(`M${x} ${y - high - 6}l2.500 6h-5z`, IRON));
/** A column. */
export const column = (x: number, y: number, high: number) =>
  all(
    form(`M${x - 3} ${y}v${-high}h6v${high}z`, WHITE),
    form(`M${x - 5} ${y}h10v-3h-10zM${x - 5} ${y - high}h10v-3h-10z`, STONE),
  );
/** A leaf of oak, turned by so many degrees. */
export const oak = (x: number, y: number, turn: number) =>
  `<g transform="rotate(${turn} ${x} ${y})">${form(`M${x} ${y + 6}q-5-2-4-5q-2-3 1-4q0-4 3-5q3 1 3 5q3 1 1 4q1 3-4 5z`, LEAF)}</g>`;
