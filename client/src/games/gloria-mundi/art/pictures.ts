// A picture of its own for every card of the printed set, by the card's name. A card somebody typed in under another name gets the picture
// of what its effect is about (`Scene.svelte`).

import {
  all,
  amphora,
  at,
  battlements,
  beast,
  coin,
  cypress,
  DARK,
  disc,
  flame,
  form,
  GOLD,
  horse,
  house,
  IRON,
  LEAF,
  line,
  person,
  PLASTER,
  PURPLE,
  RED,
  sack,
  shield,
  STONE,
  tent,
  TILE,
  tree,
  WATER,
  wheel,
  WHITE,
  WOOD,
} from './elements';

const wheat = (x: number, y: number) =>
  all(
    line(`M${x} ${y}v-14`, 1),
    form(`M${x} ${y - 20}q4 4 0 9q-4-5 0-9z`, GOLD),
    form(`M${x} ${y - 12}q5-1 4-6q-4 1-4 6zM${x} ${y - 12}q-5-1-4-6q4 1 4 6z`, GOLD),
  );
const grapes = (x: number, y: number) =>
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
const fish = (x: number, y: number, fill: string) => form(`M${x} ${y}q7-7 14 0l5-4v8l-5-4q-7 7-14 0z`, fill);
const altar = (x: number, y: number) =>
  all(form(`M${x - 9} ${y}h18v-4h-3v-10h3v-4h-18v4h3v10h-3z`, WHITE), line(`M${x - 4} ${y - 6}q4-6 8 0`, 1));
const arches = (x: number, y: number, many: number, wide: number, high: number, fill: string) =>
  Array.from({ length: many }, (_, index) => {
    const left = x + index * wide;
    return form(
      `M${left + 1} ${y}v${-high}a${wide / 2 - 1} ${wide / 2 - 1} 0 0 1 ${wide - 2} 0v${high}z`,
      fill,
    );
  }).join('');
const spear = (x: number, y: number, high: number) =>
  all(line(`M${x} ${y}v${-high}`, 1.6), form(`M${x} ${y - high - 6}l2.500 6h-5z`, IRON));
const column = (x: number, y: number, high: number) =>
  all(
    form(`M${x - 3} ${y}v${-high}h6v${high}z`, WHITE),
    form(`M${x - 5} ${y}h10v-3h-10zM${x - 5} ${y - high}h10v-3h-10z`, STONE),
  );
const oak = (x: number, y: number, turn: number) =>
  `<g transform="rotate(${turn} ${x} ${y})">${form(`M${x} ${y + 6}q-5-2-4-5q-2-3 1-4q0-4 3-5q3 1 3 5q3 1 1 4q1 3-4 5z`, LEAF)}</g>`;

const PICTURES: Record<string, string> = {
  // Farms
  hortus: all(
    form('M12 50V30h76v20z', '#c3a877'),
    form('M18 50V35h64v15z', '#8a6a3f'),
    at(
      [
        [26, 46],
        [38, 46],
        [50, 46],
        [62, 46],
        [74, 46],
      ],
      (x, y) => all(form(`M${x} ${y}q-6-3-4-8q4 1 4 8q0-7 4-8q2 5-4 8z`, LEAF)),
    ),
    form('M36 32q0-18 14-18t14 18h-4q0-13-10-13t-10 13z', '#6d9450'),
    at(
      [
        [40, 22],
        [50, 16],
        [60, 22],
      ],
      (x, y) => disc(x, y, 2, '#d96f7c'),
    ),
  ),
  latifundium: all(
    form('M10 46V32h30V22h20v10h30v14z', PLASTER),
    form('M7 33h35v-4L24 25L7 29zM93 33H58v-4l18-4l17 4zM37 23l13-8l13 8z', TILE),
    form('M46 46V35a4 4 0 0 1 8 0v11z', DARK),
    arches(14, 46, 3, 8, 4, DARK),
    arches(63, 46, 3, 8, 4, DARK),
    line('M4 56l10-9M24 56l6-9M50 56v-9M76 56l-6-9M96 56l-10-9', 1),
  ),
  'villa rustica': all(
    house(24, 46, 30, 14),
    form('M56 46V20h16v26z', PLASTER),
    form('M53 21l11-8l11 8z', TILE),
    form('M61 30v-4a3 3 0 0 1 6 0v4z', DARK),
    form('M35 46v-8h7v8z', DARK),
    cypress(16, 48, 26),
    cypress(84, 48, 24),
    person(48, 52, '#a9743c', 13),
  ),
  pomarium: all(
    at(
      [
        [22, 48],
        [50, 50],
        [78, 48],
      ],
      (x, y) => tree(x, y, '#7da255', '#c5392c'),
    ),
    form('M30 54l2-7h12l2 7z', WOOD),
    at(
      [
        [34, 46],
        [38, 45],
        [42, 46],
      ],
      (x, y) => disc(x, y, 2, '#c5392c'),
    ),
  ),
  olivetum: all(
    line('M26 50q-2-8 3-12q-6-4-5-9M29 38q6-3 9-9', 2.6),
    disc(22, 24, 8, '#a5b089'),
    disc(34, 22, 9, '#98a679'),
    disc(28, 15, 7, '#b2bc97'),
    at(
      [
        [20, 25],
        [32, 24],
        [36, 19],
        [27, 16],
      ],
      (x, y) => disc(x, y, 1.4, '#4f5a33'),
    ),
    amphora(64, 52, 22),
    amphora(78, 53, 17),
    form('M46 53h12l-2-7h-8z', STONE),
  ),
  vinea: all(
    line('M14 52V22M38 52V22M62 52V22M86 52V22M10 24h80M10 34h80', 1.8),
    form('M12 24q8-8 16-1q9-8 18 0q9-8 18 0q9-7 18 1q-10 7-18 3q-9 5-18 0q-9 5-18 0q-9 4-16-3z', LEAF),
    at(
      [
        [22, 31],
        [46, 32],
        [70, 31],
        [34, 40],
        [58, 40],
      ],
      grapes,
    ),
  ),
  pistrina: all(
    form('M14 50V34q0-16 18-16t18 16v16z', '#d8a878'),
    form('M24 50V40q0-7 8-7t8 7v10z', '#2e1c10'),
    flame(32, 49, 9),
    form('M62 52h22l-3-8H65z', STONE),
    form('M66 44h14l-4-8l6-10H64l6 10z', '#b9a78a'),
    line('M58 33h30', 2.2),
    at(
      [
        [50, 53],
        [57, 54],
      ],
      (x, y) => form(`M${x - 4} ${y}a4 3 0 0 1 8 0z`, '#c98b3e'),
    ),
  ),
  'forum boarium': all(
    form('M60 46V28h24v18z', '#e8d6ae'),
    arches(60, 46, 3, 8, 12, DARK),
    form('M57 28h30l-15-9z', TILE),
    beast(14, 50, 30, '#8b5a3a'),
    line('M46 29q6-5 5-9M48 31q6-2 8-7', 1.6),
  ),
  annona: all(
    at(
      [
        [24, 50],
        [38, 50],
        [31, 40],
      ],
      sack,
    ),
    line('M66 50V16M54 22h24M54 22l-5 12M54 22l5 12M78 22l-5 10M78 22l5 10', 1.5),
    form('M47 34h14q-2 6-7 6t-7-6zM71 32h14q-2 6-7 6t-7-6z', GOLD),
    form('M58 52h16l-4-4h-8z', STONE),
  ),
  robigalia: all(
    at(
      [
        [16, 52],
        [24, 50],
        [78, 50],
        [86, 52],
        [70, 52],
      ],
      wheat,
    ),
    altar(48, 51),
    flame(48, 33, 16),
    line('M46 16q-6-4-2-9M52 14q6-3 3-9', 1.4),
  ),
  ambarvalia: all(
    beast(34, 50, 26, '#efe3c8'),
    line('M62 31q5-4 5-8', 1.6),
    form('M40 36q8 8 18-1l-1 4q-8 6-16 1z', '#6d9450'),
    at(
      [
        [44, 40],
        [50, 41],
        [55, 38],
      ],
      (x, y) => disc(x, y, 1.6, '#d96f7c'),
    ),
    person(22, 51, WHITE, 22),
    person(80, 51, '#d6c7e0', 20),
    line('M26 38l6-8', 1.6),
  ),
  ovile: all(
    at(
      [
        [28, 44],
        [54, 47],
      ],
      (x, y) =>
        all(
          line(`M${x - 5} ${y}v7M${x + 5} ${y}v7`, 2),
          form(`M${x - 10} ${y}q-4-4 0-7q0-6 6-5q4-4 8 0q7-1 6 5q4 3 0 7q-10 4-20 0z`, '#f8f2e4'),
          form(`M${x + 9} ${y - 9}l7 1l1 5l-5 2z`, '#4e3d30'),
        ),
    ),
    line('M8 54V36M32 56V40M56 56V42M80 56V40M96 54V36M4 42h94M4 50h94', 1.8),
  ),
  piscina: all(
    form('M10 34h80l8 22H2z', STONE),
    form('M17 38h66l6 16H11z', WATER),
    fish(26, 46, '#d98a4e'),
    fish(54, 44, '#e7d9bb'),
    fish(44, 52, '#c96a5a'),
    column(16, 34, 18),
    column(84, 34, 18),
    line('M14 14h72', 2),
  ),
  cerealia: all(
    form('M38 52q6-14 0-30q12-6 24 0q-6 16 0 30z', GOLD),
    line('M42 24l4 26M50 22v28M58 24l-4 26', 1),
    form('M40 38h20v4H40z', RED),
    at(
      [
        [38, 20],
        [44, 15],
        [50, 13],
        [56, 15],
        [62, 20],
      ],
      (x, y) => form(`M${x} ${y - 7}q5 5 0 10q-5-5 0-10z`, '#efc75e'),
    ),
    at(
      [
        [24, 44],
        [76, 42],
        [82, 50],
      ],
      (x, y) => all(line(`M${x} ${y}v10`), disc(x, y - 2, 4, '#cf3f35'), disc(x, y - 2, 1.4, '#2b1c14')),
    ),
  ),
  horreum: all(
    form('M18 44V22h64v22z', '#e5cf9d'),
    form('M14 23L50 8l36 15z', TILE),
    line('M24 44v8M38 44v8M62 44v8M76 44v8', 3),
    form('M44 44V30h12v14z', DARK),
    line('M24 30h12M24 36h12M64 30h12M64 36h12', 1),
    at(
      [
        [12, 54],
        [90, 54],
      ],
      sack,
    ),
  ),
  // Cities
  taberna: all(
    form('M16 50V20h68v30z', PLASTER),
    form('M12 22h76l4 9H8z', '#c9553f'),
    line('M24 22l-2 9M40 22l-1 9M60 22l1 9M76 22l2 9', 1),
    form('M22 50V40h44v10z', '#b98545'),
    at(
      [
        [30, 40],
        [44, 40],
        [58, 40],
      ],
      (x, y) => amphora(x, y, 9),
    ),
    form('M70 50V34h10v16z', DARK),
  ),
  moneta: all(
    form('M30 52h26l-4-8h4v-6H30v6h4z', IRON),
    coin(43, 36, 4),
    line('M60 16l-10 14', 3),
    form('M56 8l14 8l-4 6l-14-8z', WOOD),
    at(
      [
        [70, 50],
        [78, 50],
        [74, 45],
        [84, 46],
        [80, 41],
      ],
      (x, y) => coin(x, y, 4.5),
    ),
    at(
      [
        [18, 50],
        [20, 46],
        [16, 42],
      ],
      (x, y) => coin(x, y, 3.5),
    ),
  ),
  'via appia': all(
    form('M34 56L47 24h8l13 32z', '#cfc2a4'),
    line('M44 34h13M42 40h17M39 46h23M36 52h29M50 24l-1 10M53 34l1 6M47 40l-1 6M56 46l2 6', 1),
    line('M18 50V26M82 50V24', 2.4),
    form('M6 28q2-12 12-12t12 12q-12 4-24 0zM70 26q2-12 12-12t12 12q-12 4-24 0z', LEAF),
    form('M72 54V42q4-4 8 0v12z', WHITE),
    line('M74 46h4M74 50h4', 1),
  ),
  macellum: all(
    form('M30 46V26h40v20z', WHITE),
    arches(30, 46, 4, 10, 12, '#b48d56'),
    form('M26 27q24-26 48 0z', TILE),
    form('M8 52V40h16v12zM76 52V40h16v12z', WOOD),
    form('M6 40h20l-3-7H9zM74 40h20l-3-7H77z', '#6f8fb0'),
    fish(11, 43, '#cfd8dc'),
    at(
      [
        [80, 42],
        [85, 42],
        [89, 42],
      ],
      (x, y) => disc(x, y, 2, '#c5392c'),
    ),
  ),
  thermae: all(
    form('M14 46V30h72v16z', PLASTER),
    form('M30 30q20-30 40 0z', '#c98a5a'),
    arches(18, 46, 2, 9, 6, DARK),
    arches(64, 46, 2, 9, 6, DARK),
    form('M40 46V36a10 8 0 0 1 20 0v10z', '#6c4a35'),
    form('M10 48h80l4 8H6z', WATER),
    line('M20 24q-4-5 0-9t0-9M80 24q4-5 0-9t0-9', 1.4),
  ),
  theatrum: all(
    form('M10 50q0-34 40-34t40 34z', '#e2cda0'),
    line('M20 50q0-25 30-25t30 25M30 50q0-16 20-16t20 16', 1.2),
    form('M36 34h16v10q0 8-8 8t-8-8z', WHITE),
    form('M52 30h16v10q0 8-8 8t-8-8z', '#c9553f'),
    line('M39 39h3M46 39h3M40 45q4 4 8 0M55 36h3M62 36h3M56 43q4-4 8 0', 1.4),
  ),
  emporium: all(
    form('M0 46h100v10H0z', WATER),
    form('M6 46h88v5H6z', WOOD),
    form('M16 46V34h14v12zM30 46V38h12v8zM20 34V25h12v9z', '#c79a5b'),
    line('M16 34l14 12M30 34L16 46M20 25l12 9', 1),
    at(
      [
        [50, 46],
        [58, 46],
        [66, 46],
      ],
      (x, y) => amphora(x, y, 15),
    ),
    line('M82 46V10L66 16M66 16v8', 2),
    form('M62 24h9v7h-9z', '#d9bd86'),
  ),
  argentaria: all(
    form('M18 40h64v5H18z', WOOD),
    line('M24 45v9M76 45v9', 3),
    line('M50 40V14M38 18h24M38 18l-4 10M38 18l4 10M62 18l-4 8M62 18l4 8', 1.5),
    form('M32 28h12q-1 5-6 5t-6-5zM56 26h12q-1 5-6 5t-6-5z', GOLD),
    at(
      [
        [26, 38],
        [26, 35],
        [26, 32],
      ],
      (x, y) => form(`M${x - 5} ${y}h10v-3h-10z`, GOLD),
    ),
    at(
      [
        [74, 38],
        [74, 35],
      ],
      (x, y) => form(`M${x - 5} ${y}h10v-3h-10z`, GOLD),
    ),
  ),
  basilica: all(
    form('M8 50V34h84v16z', WHITE),
    form('M18 34V20h64v14z', PLASTER),
    arches(9, 50, 8, 10.2, 8, '#a8834f'),
    arches(20, 34, 6, 10, 5, DARK),
    form('M14 20h72l-8-8H22z', TILE),
    form('M4 50h92v3H4z', STONE),
  ),
  'circus maximus': all(
    form('M44 46l3-34l3-5l3 5l3 34z', STONE),
    line('M48 16h4M47 24h6M47 32h6', 1),
    horse(52, 52, '#7a4a2c'),
    form('M22 46q0-14 8-14h4v14z', RED),
    wheel(30, 47, 6),
    person(31, 38, GOLD, 18),
    line('M38 30l20-2', 1),
  ),
  nuntius: all(
    horse(38, 52, '#d8c3a0'),
    form('M52 32l3-13h7l3 13q-6 4-13 0z', '#4e6d9c'),
    disc(58.5, 15, 3.5, '#e6bd94'),
    form('M52 20q-16 0-22 8q10-2 20 4z', RED),
    line('M62 22l12-6', 1.8),
    form('M72 11h12v6H72z', WHITE),
    line('M10 34h14M6 42h18M12 50h14', 1.2),
  ),
  portus: all(
    form('M0 44h100v12H0z', WATER),
    form('M14 46V28h16v18zM17 28V18h10v10z', STONE),
    form('M19 18v-6h6v6z', WHITE),
    flame(22, 12, 8),
    form('M44 44h42q-4 9-12 9H54q-8 0-10-9z', WOOD),
    line('M64 44V12', 1.8),
    form('M50 16h28q3 10 0 20H50q4-10 0-20z', WHITE),
    line('M57 16q3 10 0 20M71 16q3 10 0 20', 1),
  ),
  navalia: all(
    form('M8 50V28h84v22h-6V34H14v16z', PLASTER),
    form('M4 29l23-15l23 15l23-15l23 15z', TILE),
    form('M22 42h54q-2 9-14 9H36q-10 0-14-9z', WOOD),
    line('M26 45h46M30 48h40', 1),
    form('M76 42q5-2 6-8l4 2q0 8-8 10z', WOOD),
    line('M30 51l-4 5M46 51v5M62 51l4 5', 2),
  ),
  auctio: all(
    form('M38 50V40h24v10z', WOOD),
    person(50, 40, WHITE, 22),
    line('M55 30l6-4', 1.8),
    spear(62, 42, 30),
    at(
      [
        [18, 54],
        [30, 55],
        [70, 55],
        [82, 54],
      ],
      (x, y) => person(x, y, '#7d8ca6', 18),
    ),
    line('M70 44l3-8M30 44l-3-8M84 43l4-8', 1.8),
  ),
  amphitheatrum: all(
    form('M8 50q-2-32 8-36q34-9 68 0q10 4 8 36z', '#e2cda0'),
    arches(13, 50, 8, 9.3, 6, DARK),
    arches(14, 37, 8, 9, 4, '#7c5a35'),
    arches(16, 26, 8, 8.5, 3, DARK),
    line('M10 39h80M12 28h76', 1),
  ),
  // Peace
  vigiles: all(
    form('M10 50V28h26v22z', PLASTER),
    form('M7 28l16-9l16 9z', TILE),
    flame(18, 26, 16),
    flame(29, 24, 12),
    form('M54 52l-3-14h18l-3 14z', WOOD),
    form('M51 38h18v3H51z', IRON),
    line('M52 38q8-12 16 0', 1.4),
    person(82, 53, '#4e6d9c', 24),
    line('M74 36l-6-6', 1.8),
    form('M44 20q3 5 0 8q-4-3 0-8zM50 25q3 5 0 8q-4-3 0-8z', WATER),
  ),
  'pax romana': all(
    disc(50, 40, 13, '#8fb3c9'),
    form('M42 32q6-2 9 2l-3 6l-7 1zM56 38q6 0 6 5l-5 6l-4-5z', '#a8b98a'),
    form('M30 22q10-10 20-2q8-12 22-12q-4 8-12 11q4 8-6 11q-12 4-24-8z', WHITE),
    disc(35, 20, 0.9, DARK),
    line('M30 22l-8 6', 1.2),
    form('M22 28q-7 0-7-5q6-1 7 5zM20 30q-1 6-7 5q0-5 7-5z', LEAF),
  ),
  equites: all(
    horse(34, 53, '#6d4630'),
    form('M47 33l2-13h8l3 13q-6 4-13 0z', RED),
    disc(53, 15, 3.6, '#e6bd94'),
    form('M48 15q5-9 10 0l-2-1q-3-3-6 0z', IRON),
    form('M53 9q4-6 10-2q-4 0-6 4z', RED),
    line('M60 50L78 8', 1.8),
    form('M78 2l3 7l-5-1z', IRON),
    form('M78 12l12 3l-9 6z', RED),
    disc(46, 29, 6, GOLD),
  ),
  auxilia: all(
    line('M30 52q-18-20 0-42', 2.4),
    line('M30 52V10', 0.9),
    line('M20 31h34', 1.8),
    form('M54 28l8 3l-8 3z', IRON),
    form('M74 52q-12-6-12-20t12-20q12 6 12 20t-12 20z', '#4e6d9c'),
    disc(74, 32, 4, GOLD),
    line('M74 17v10M74 37v10M66 32h4M78 32h4', 1.2),
  ),
  'corona civica': all(
    [-70, -40, -12, 16, 44, 72, 100, 128, 156, 184, 212, 242]
      .map((turn) => {
        const angle = ((turn + 90) * Math.PI) / 180;
        return oak(Math.round(50 + 19 * Math.cos(angle)), Math.round(30 + 19 * Math.sin(angle)), turn + 180);
      })
      .join(''),
    form('M44 48l6 4l6-4l2 7l-8-3l-8 3z', RED),
    at(
      [
        [36, 22],
        [64, 22],
        [40, 42],
        [60, 42],
      ],
      (x, y) => disc(x, y, 1.8, '#b0813f'),
    ),
  ),
  aquila: all(
    line('M50 56V30', 2.6),
    form('M38 30h24v4H38z', GOLD),
    form('M50 8q4 0 4 5q16-8 26-6q-3 12-20 14q-2 7-6 9h-8q-4-2-6-9Q23 19 20 7q10-2 26 6q0-5 4-5z', GOLD),
    line('M60 14q8-3 14-3M60 18q7-1 11-3M40 14q-8-3-14-3M40 18q-7-1-11-3', 1),
    form('M50 10l4 2l-4 1z', DARK),
    form('M44 36h12v10l-6 4l-6-4z', RED),
  ),
  stipendium: all(
    form('M24 50V34h34v16z', WOOD),
    form('M24 34q2-10 17-10t17 10z', '#a3713c'),
    line('M24 34h34M32 34v16M50 34v16', 1.4),
    at(
      [
        [30, 32],
        [38, 29],
        [46, 30],
        [53, 32],
      ],
      (x, y) => coin(x, y, 3.5),
    ),
    form('M66 50V38q0-12 9-12t9 12v12h-6V40h-6v10z', IRON),
    form('M62 27q12-16 26 0q-12-6-26 0z', RED),
    at(
      [
        [18, 53],
        [62, 53],
      ],
      (x, y) => coin(x, y, 3.5),
    ),
  ),
  clientes: all(
    form('M56 52h38v-4H60v-4h34v-4H66v-4h28V52z', STONE),
    column(88, 36, 24),
    person(72, 36, WHITE, 22),
    form('M68 22q5 8 8 14l-4 0z', PURPLE),
    at(
      [
        [14, 53],
        [26, 54],
        [38, 53],
      ],
      (x, y) => person(x, y, '#b08a55', 20),
    ),
    person(50, 53, '#7d8ca6', 20),
    line('M54 42l5-4M42 42l4-5', 1.8),
  ),
  castra: all(
    tent(12, 44, 22),
    tent(66, 44, 22),
    tent(38, 40, 24),
    form(
      'M4 54V44l3-4l3 4v10zM12 54V44l3-4l3 4v10zM20 54V44l3-4l3 4v10zM28 54V44l3-4l3 4v10zM66 54V44l3-4l3 4v10zM74 54V44l3-4l3 4v10zM82 54V44l3-4l3 4v10zM90 54V44l3-4l3 4v10z',
      WOOD,
    ),
    form('M38 54V40h4v-4h16v4h4v14h-6V44H44v10z', '#a3713c'),
    line('M50 36V20', 1.6),
    form('M50 20h10l-3 4l3 4H50z', RED),
  ),
  triumphus: all(
    form('M16 52V20h68v32h-12V38q0-8-8-8h-28q-8 0-8 8v14z', WHITE),
    form('M40 52V38a10 10 0 0 1 20 0v14z', '#bfa878'),
    form('M12 20h76v-7H12z', STONE),
    line('M24 24v24M76 24v24M36 16.500h28', 1.2),
    form('M38 13q2-8 8-8h12l6 8z', GOLD),
    line('M44 5q2-4 6-3', 1.4),
    form('M36 26q14-8 28 0q-14-4-28 0z', LEAF),
  ),
  speculatores: all(
    form('M26 50l3-26h18l3 26z', '#b98545'),
    line('M28 50l18-26M48 50L30 24M27 38h22', 1.2),
    form('M24 24h28v-7H24z', WOOD),
    form('M22 17l16-9l16 9z', TILE),
    person(38, 24, RED, 10),
    line('M70 52V34', 2),
    form('M64 34h12l-2 5h-8z', IRON),
    flame(70, 34, 14),
    line('M72 18q6-4 3-9t4-7', 1.4),
  ),
  cohors: all(
    at(
      [
        [20, 30],
        [36, 30],
        [52, 30],
        [68, 30],
        [84, 30],
      ],
      (x, y) => spear(x, y + 4, 20),
    ),
    at(
      [
        [14, 50],
        [28, 50],
        [42, 50],
        [56, 50],
        [70, 50],
        [84, 50],
      ],
      (x, y) => shield(x, y, 12, 18),
    ),
    at(
      [
        [21, 29],
        [35, 29],
        [49, 29],
        [63, 29],
        [77, 29],
      ],
      (x, y) => form(`M${x - 4} ${y + 2}q4-10 8 0z`, IRON),
    ),
  ),
  legatus: all(
    form('M30 56q0-22 20-22t20 22z', RED),
    form('M40 44q10 6 20 0l2 12H38z', IRON),
    disc(50, 26, 9, '#e6bd94'),
    form('M40 26q0-13 10-13t10 13l-3-3H43zM40 26v7l3-2v-5zM60 26v7l-3-2v-5z', GOLD),
    form('M34 14q16-16 32 0q-16-7-32 0z', RED),
    line('M74 52V20M71 22h6', 2.2),
    line('M46 28h2M53 28h2M48 32h4', 1.2),
  ),
  veterani: all(
    beast(50, 50, 26, '#b58a5c'),
    line('M50 40H34l-8 12M34 40l-6-8', 2.2),
    form('M20 55l10-5l-3 6z', IRON),
    person(20, 50, '#8c6d4a', 24),
    line('M24 36l8 4', 1.8),
    cypress(90, 50, 24),
    line('M4 54q20-3 92 0', 1),
  ),
  'ara pacis': all(
    form('M18 44V20h64v24z', WHITE),
    form('M14 20h72v-5H14z', STONE),
    form('M42 44V26h16v18z', '#c9b588'),
    line('M18 32h24M58 32h24', 1),
    line('M24 40q4-5 8 0t6-2M64 40q4-5 8 0t6-2M24 28q3-5 6 0M34 28q3-5 6 0M66 28q3-5 6 0M74 28q2-4 4 0', 1),
    form('M34 48h32v-4H34zM30 52h40v-4H30zM26 56h48v-4H26z', STONE),
    flame(50, 44, 8),
  ),
  // Builders
  architectus: all(
    form('M14 20h46v32H14z', '#f4ead0'),
    form('M10 18h54v4H10z', '#d9bd86'),
    line('M22 46V32h30v14M22 32l15-8l15 8M30 46v-8h6v8M40 36h6', 1.2),
    line('M70 12l-10 36M74 12l10 36M63 36h18', 2),
    disc(72, 10, 3.5, GOLD),
  ),
  mensor: all(
    line('M50 54V16M28 16h44', 2.4),
    line('M28 16v22M72 16v22M39 12v24M61 20v24', 0.9),
    at(
      [
        [28, 40],
        [72, 40],
        [39, 38],
        [61, 46],
      ],
      (x, y) => form(`M${x - 3} ${y - 3}h6l-3 7z`, IRON),
    ),
    line('M39 12l22 8', 2),
    person(84, 53, '#c07a45', 22),
    line('M12 54l6-8M18 54v-8', 1.6),
  ),
  faber: all(
    form('M26 36h40q8 0 12-6v12q-8 0-12 4H56v6h8v3H36v-3h8v-6H34q-8 0-8-10z', IRON),
    line('M58 10L44 30', 3),
    form('M50 4l18 8l-3 7l-18-8z', WOOD),
    line('M36 30l-8-6M42 26l-4-9M32 34l-11-2', 1.4),
    flame(86, 52, 16),
  ),
  redemptor: all(
    form('M40 42V24h38v18z', STONE),
    line('M52 24v9M66 33v9M40 33h38', 1),
    form('M36 42h48v4H36z', WOOD),
    wheel(46, 48, 6),
    wheel(74, 48, 6),
    beast(4, 52, 22, '#8b5a3a'),
    line('M28 42h10', 2),
    person(90, 53, PURPLE, 22),
  ),
  'curator operum': all(
    form(
      'M4 22h92v30h-6V36a9 9 0 0 0-18 0v16h-6V36a9 9 0 0 0-18 0v16h-6V36a9 9 0 0 0-18 0v16h-6V36q-4-6-14-6z',
      '#e9dcc0',
    ),
    form('M2 16h96v6H2z', STONE),
    form('M2 18h60v2H2z', WATER),
    line('M60 52V10M74 52V10M60 20h14M60 32h14M60 44h14M60 32l14-12', 1.6),
    person(67, 20, RED, 12),
  ),
  aedilis: all(
    line('M32 52l26-20M58 52L32 32', 3),
    form('M28 26h34v7H28z', RED),
    line('M30 26q-4-6 0-10M60 26q4-6 0-10', 2),
    form('M74 54V18h10v36z', '#b98545'),
    line('M77 18v36M81 18v36', 1),
    form('M72 26h14v3H72zM72 42h14v3H72z', RED),
    form('M84 14q9-2 8 8q-3-3-8-2z', IRON),
    form('M20 52q-8-2-8-8t8-8q8 2 8 8t-8 8z', GOLD),
  ),
  // Walls
  maceria: all(
    at(
      [
        [8, 54],
        [24, 54],
        [42, 54],
        [58, 54],
        [76, 54],
      ],
      (x, y) => form(`M${x} ${y}q-2-9 4-9h8q6 1 4 9z`, STONE),
    ),
    at(
      [
        [14, 45],
        [32, 45],
        [50, 45],
        [68, 45],
      ],
      (x, y) => form(`M${x} ${y}q-2-8 4-8h9q5 1 3 8z`, '#c7b48e'),
    ),
    at(
      [
        [22, 37],
        [42, 37],
        [60, 37],
      ],
      (x, y) => form(`M${x} ${y}q-1-7 4-7h8q5 1 3 7z`, '#e4d7b8'),
    ),
    tree(88, 52, '#7da255'),
  ),
  'turris rustica': all(
    form('M36 52l2-36h24l2 36z', '#e9dcc0'),
    form('M33 16h34v-6h-6v3h-8v-3h-6v3h-8v-3h-6z', STONE),
    form('M46 52V42a4 4 0 0 1 8 0v10z', DARK),
    form('M47 30v-5a3 3 0 0 1 6 0v5z', DARK),
    line('M40 38h8M54 34h7M39 46h5M56 46h7M42 22h6', 1),
    house(10, 52, 20, 9),
    cypress(78, 52, 22),
    cypress(88, 53, 16),
  ),
  moenia: all(
    battlements(4, 52, 92, 26, 8),
    line('M4 38h92M4 45h92M16 30v8M34 30v8M52 30v8M70 30v8M88 30v8M25 38v7M43 38v7M61 38v7M79 38v7', 1),
    form('M26 26V14h3v-4h4v4h4v-4h4v4h3v12z', PLASTER),
    form('M62 26V14h3v-4h4v4h4v-4h4v4h3v12z', PLASTER),
  ),
  porta: all(
    battlements(28, 52, 44, 34, 4),
    battlements(12, 53, 18, 42, 2),
    battlements(70, 53, 18, 42, 2),
    form('M34 53V38a7 7 0 0 1 14 0v15zM52 53V38a7 7 0 0 1 14 0v15z', DARK),
    line('M41 31v22M34 40h14M34 47h14M59 31v22M52 40h14M52 47h14', 0.9),
    form('M18 30v-5a3 3 0 0 1 6 0v5zM76 30v-5a3 3 0 0 1 6 0v5z', DARK),
  ),
  vallum: all(
    form('M0 56q10-4 18-16h64q8 12 18 16z', '#a5824f'),
    form('M0 56h30l-6-6q-10 0-24 6z', '#7b6238'),
    at(
      [
        [22, 40],
        [32, 40],
        [42, 40],
        [52, 40],
        [62, 40],
        [72, 40],
      ],
      (x, y) => form(`M${x} ${y}V22l4-5l4 5v${y - 22}z`, WOOD),
    ),
    line('M20 28h62M20 35h62', 1.8),
    line('M14 50l-8-10M90 50l6-10', 2.2),
  ),
  castellum: all(
    form('M20 34l30-10l30 10v16l-30 6l-30-6z', '#c9b588'),
    form('M20 34l30 8v14l-30-6zM80 34l-30 8v14l30-6z', '#e9dcc0'),
    form('M44 26v-14h12v14z', '#e4d7b8'),
    form('M42 12h16l-8-7z', TILE),
    form('M13 50V26h14v26zM73 52V26h14v24z', PLASTER),
    form('M11 26h18l-9-8zM71 26h18l-9-8z', TILE),
    form('M42 56V34h16v22z', PLASTER),
    form('M40 34h20l-10-9z', TILE),
    form('M46 56v-9a4 4 0 0 1 8 0v9z', DARK),
    line('M18 34h4M78 34h4M48 40h4', 2),
  ),
};

/** The card's own picture, as what stands before its landscape; nothing for a card the printed set does not have. */
export const picture = (name: string): string | undefined => PICTURES[name.toLowerCase()];
/** Whose pictures are drawn. */
export const drawn: readonly string[] = Object.keys(PICTURES);
