// What the cards of the farms show. By the card's name, as what stands before its landscape.

import {
  DARK,
  GOLD,
  LEAF,
  PLASTER,
  RED,
  STONE,
  TILE,
  WATER,
  WHITE,
  WOOD,
  all,
  altar,
  amphora,
  arches,
  at,
  beast,
  column,
  cypress,
  disc,
  fish,
  flame,
  form,
  grapes,
  house,
  line,
  person,
  sack,
  tree,
  wheat,
} from './elements';

export const FARMS: Record<string, string> = {
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
};
