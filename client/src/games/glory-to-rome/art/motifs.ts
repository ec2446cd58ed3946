// The picture of every building: line art in two tones on a ground of 100 by 70, from a small set of architectural
// elements. `--light`, `--tone` and `--dark` are the colours of the card it is drawn on.

import type { Building } from '../../../protocol/glory-to-rome';

const LIGHT = 'var(--light)';
const TONE = 'var(--tone)';
const DARK = 'var(--dark)';
const GOLD = '#e3b64b';
const GREEN = '#6d8f57';
const WATER = '#7fb2c9';

const path = (d: string, fill = LIGHT, extra = '') =>
  `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`;
const line = (d: string, width = 1.6) => path(d, 'none', `stroke-width="${width}"`);
const box = (x: number, y: number, w: number, h: number, fill = LIGHT) =>
  path(`M${x} ${y}h${w}v${h}h${-w}z`, fill);
const disc = (x: number, y: number, r: number, fill = LIGHT) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const oval = (x: number, y: number, rx: number, ry: number, fill = LIGHT) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
const each = (from: number, to: number, step: number, draw: (x: number) => string) => {
  let out = '';
  for (let x = from; x <= to + 1e-6; x += step) out += draw(x);
  return out;
};

const column = (x: number, top: number, foot: number, w = 5, fill = LIGHT) =>
  box(x - w / 2, top + 3, w, foot - top - 5, fill) +
  box(x - w / 2 - 1.5, top, w + 3, 3, fill) +
  box(x - w / 2 - 1.5, foot - 2.5, w + 3, 2.5, fill);
const columns = (from: number, to: number, many: number, top: number, foot: number, w = 5) =>
  each(from, to, (to - from) / (many - 1), (x) => column(x, top, foot, w));
const pediment = (x0: number, x1: number, y: number, rise: number, fill = TONE) =>
  path(`M${x0} ${y}L${(x0 + x1) / 2} ${y - rise}L${x1} ${y}z`, fill);
const opening = (x: number, foot: number, w: number, h: number, fill = DARK) =>
  path(`M${x - w / 2} ${foot}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`, fill);
const arcade = (from: number, to: number, many: number, foot: number, w: number, h: number, fill = DARK) =>
  each(from, to, (to - from) / (many - 1), (x) => opening(x, foot, w, h, fill));
const merlons = (x0: number, x1: number, y: number, w = 6) =>
  each(x0, x1 - w, w * 1.7, (x) => box(x, y - 5, w, 5, LIGHT));
const stairs = (x0: number, x1: number, foot: number, many = 3, inset = 4) =>
  each(0, many - 1, 1, (step) =>
    box(x0 + step * inset, foot - (step + 1) * 4, x1 - x0 - step * inset * 2, 4, LIGHT),
  );
const cypress = (x: number, foot: number, h: number) =>
  box(x - 1, foot - 4, 2, 4, DARK) +
  path(
    `M${x} ${foot - h}c6 ${h * 0.4} 6 ${h * 0.7} 0 ${h - 3}c-6 ${-h * 0.3} -6 ${-h * 0.6} 0 ${-(h - 3)}z`,
    GREEN,
  );
const bush = (x: number, y: number, r: number) =>
  path(
    `M${x - r} ${y}a${r * 0.6} ${r * 0.7} 0 0 1 ${r * 0.8} ${-r * 0.9}a${r * 0.6} ${r * 0.6} 0 0 1 ${r} ${r * 0.3}a${r * 0.4} ${r * 0.5} 0 0 1 ${r * 0.2} ${r * 0.6}z`,
    GREEN,
  );
const waves = (y: number, x0 = 6, x1 = 94) =>
  line(`M${x0} ${y}` + each(x0, x1 - 10, 10, () => 'q2.5-4 5 0t5 0'), 1.8);
const ground = (y = 64) => line(`M6 ${y}H94`, 2);
const amphora = (x: number, foot: number, h: number, fill = TONE) =>
  path(
    `M${x - h * 0.1} ${foot}l${-h * 0.16} ${-h * 0.5}q0 ${-h * 0.2} ${h * 0.16} ${-h * 0.26}v${-h * 0.2}h${h * 0.2}v${h * 0.2}q${h * 0.16} ${h * 0.06} ${h * 0.16} ${h * 0.26}l${-h * 0.16} ${h * 0.5}z`,
    fill,
  );
const person = (x: number, foot: number, h: number, fill = LIGHT) =>
  disc(x, foot - h + h * 0.14, h * 0.14, fill) +
  path(
    `M${x - h * 0.2} ${foot}l${h * 0.06} ${-h * 0.66}q${h * 0.14} ${-h * 0.1} ${h * 0.28} 0l${h * 0.06} ${h * 0.66}z`,
    fill,
  );
const dome = (x: number, foot: number, r: number, fill = TONE) =>
  path(`M${x - r} ${foot}a${r} ${r * 0.95} 0 0 1 ${r * 2} 0z`, fill);
const flame = (x: number, foot: number, h: number) =>
  path(
    `M${x} ${foot}c${-h * 0.6} ${-h * 0.2} ${-h * 0.3} ${-h * 0.6} 0 ${-h}c${h * 0.1} ${h * 0.3} ${h * 0.6} ${h * 0.6} 0 ${h}z`,
    GOLD,
  );
const scroll = (x: number, y: number, w: number, h: number) =>
  box(x, y, w, h) +
  path(`M${x - 3} ${y - 3}h${w + 6}v6h${-(w + 6)}zM${x - 3} ${y + h - 3}h${w + 6}v6h${-(w + 6)}z`, TONE) +
  each(y + 8, y + h - 8, 6, (at) => line(`M${x + 5} ${at}h${w - 10}`, 1.4));

const MOTIFS: Record<Building, string> = {
  insula:
    path('M22 18l28-10l28 10v4H22z', TONE) +
    box(26, 22, 48, 42) +
    each(32, 62, 10, (x) => box(x, 27, 6, 8, DARK) + box(x, 40, 6, 8, DARK)) +
    arcade(35, 65, 3, 64, 9, 12) +
    line('M26 38h48M26 51h48') +
    ground(),
  latrine:
    box(14, 12, 72, 26, TONE) +
    arcade(26, 74, 3, 38, 14, 20, LIGHT) +
    path('M10 38h80v8H10z') +
    box(14, 46, 72, 18) +
    each(28, 72, 22, (x) => oval(x, 42, 6, 2.4, DARK) + opening(x, 64, 7, 12)) +
    ground(),
  road:
    path('M40 12h14L88 66H8z', LIGHT) +
    line(
      'M37 20h22M32 30h32M26 41h44M18 53h62M50 12v8M44 20l-3 10M53 20l3 10M40 30l-4 11M50 30v11M58 30l4 11M32 41l-6 12M47 41l-1 12M62 41l8 12M38 53l-4 13M56 53l3 13',
    ) +
    path('M76 40v-18q4-5 8 0v18z', TONE) +
    line('M78 28h4M78 32h4') +
    cypress(18, 34, 24),
  bar:
    path('M12 12h76l6 14H6z', TONE) +
    each(18, 74, 16, (x) => path(`M${x} 12h8l2 14h-11z`, LIGHT)) +
    box(12, 44, 76, 20) +
    each(24, 76, 17, (x) => oval(x, 45, 5, 2, DARK)) +
    amphora(30, 43, 17) +
    amphora(50, 43, 17) +
    amphora(70, 43, 17) +
    line('M16 54h68') +
    ground(),
  circus:
    oval(50, 42, 44, 22, TONE) +
    oval(50, 42, 34, 15) +
    path('M30 40h40v5H30z', DARK) +
    path('M48 40l1-22h2l1 22z', GOLD) +
    disc(32, 38, 3, GOLD) +
    disc(68, 38, 3, GOLD) +
    each(14, 86, 9, (x) => line(`M${x} ${x < 50 ? 30 - (x - 14) * 0.3 : 19 + (x - 50) * 0.3}v4`)),
  dock:
    path('M14 44h50l-8 14H22z', TONE) +
    box(37, 10, 3, 34, DARK) +
    path('M40 12c14 4 18 14 16 26H40z') +
    path('M37 12c-8 6-12 16-13 26h13z') +
    box(68, 40, 26, 5) +
    each(72, 90, 9, (x) => box(x, 45, 4, 18, DARK)) +
    amphora(76, 40, 13) +
    amphora(86, 40, 13) +
    waves(62, 6, 70),
  market:
    path('M10 16h80l-4 16H14z', LIGHT) +
    each(10, 74, 16, (x) => path(`M${x} 16h8l-1 16h-8z`, TONE)) +
    box(16, 32, 3, 32, DARK) +
    box(81, 32, 3, 32, DARK) +
    path('M24 46h22l-4 18H28zM54 46h22l-4 18H58z') +
    each(28, 42, 7, (x) => disc(x, 44, 4, GOLD)) +
    each(58, 72, 7, (x) => disc(x, 44, 4, TONE)) +
    ground(),
  palisade:
    each(12, 80, 11.3, (x) => path(`M${x} 64V22l4.500-9l4.500 9v42z`, x % 2 < 1 ? LIGHT : TONE)) +
    path('M8 32h84v4H8zM8 50h84v4H8z', DARK) +
    ground(),
  amphitheatre:
    path('M6 24a44 40 0 0 0 88 0z', LIGHT) +
    line('M16 24a34 31 0 0 0 68 0M26 24a24 22 0 0 0 48 0', 1.8) +
    path('M36 24a14 13 0 0 0 28 0z', TONE) +
    line('M50 64V37M22 53l17-22M78 53L61 31') +
    columns(30, 70, 5, 10, 24, 3),
  aqueduct:
    box(6, 10, 88, 6, TONE) +
    path('M6 12h88', WATER) +
    box(8, 16, 84, 18) +
    arcade(16, 84, 6, 34, 9, 13) +
    box(6, 34, 88, 4, TONE) +
    box(8, 38, 84, 26) +
    arcade(22, 78, 3, 64, 19, 21) +
    ground(),
  bridge:
    path('M4 36q46-22 92 0v8q-46-18-92 0z', TONE) +
    path('M4 44q46-18 92 0v18H84a13 13 0 0 0-22-8h-1a11 12 0 0 0-22 0h-1a13 13 0 0 0-22 8H4z') +
    path('M46 26h8v-12h-8zM44 14h12l-6-6z', LIGHT) +
    waves(60, 16, 86) +
    waves(66, 10, 92),
  storeroom:
    pediment(8, 92, 28, 18) +
    box(14, 28, 72, 36) +
    opening(50, 64, 26, 30) +
    amphora(26, 62, 22) +
    amphora(76, 62, 22) +
    path('M44 64q-2-14 6-14t6 14z', TONE) +
    line('M22 36h14M64 36h14') +
    ground(),
  senate:
    pediment(14, 86, 22, 14) +
    box(16, 22, 68, 5) +
    box(24, 27, 52, 26, DARK) +
    columns(22, 78, 6, 27, 53) +
    stairs(8, 92, 65, 3) +
    disc(50, 17, 3, GOLD),
  wall:
    box(6, 24, 88, 40) +
    merlons(6, 95, 24, 8) +
    line(
      'M6 34h88M6 44h88M6 54h88M20 24v10M44 24v10M72 24v10M30 34v10M60 34v10M84 34v10M16 44v10M80 44v10M28 54v10M72 54v10',
    ) +
    opening(50, 64, 18, 24) +
    ground(),
  tower:
    box(34, 20, 32, 44) +
    box(29, 14, 42, 8, TONE) +
    merlons(29, 73, 14, 7) +
    opening(50, 64, 11, 17) +
    arcade(43, 57, 2, 36, 6, 10) +
    line('M34 42h32') +
    bush(20, 64, 9) +
    bush(80, 64, 8) +
    ground(),
  vomitorium:
    path('M8 64V14h84v50z', TONE) +
    opening(50, 64, 50, 46, LIGHT) +
    opening(50, 64, 34, 34, DARK) +
    path('M37 64l6-8h14l6 8zM33 64h34v3H33z') +
    person(50, 58, 16) +
    line('M14 24h14M72 24h14M14 38h8M78 38h8M14 52h8M78 52h8'),
  academy:
    dome(50, 28, 18) +
    box(28, 28, 44, 5) +
    columns(32, 68, 4, 33, 54, 4) +
    stairs(22, 78, 64, 2) +
    scroll(10, 36, 12, 22) +
    cypress(86, 64, 34) +
    disc(50, 9, 3, GOLD),
  atrium:
    path('M6 12h88L78 30H22z', TONE) +
    path('M36 20h28l6 10H30z', LIGHT) +
    columns(24, 76, 4, 30, 58) +
    path('M34 52h32l8 12H26z', WATER) +
    line('M40 57h20M36 61h28') +
    ground(65),
  foundry:
    path('M16 64V34l10-6h34v36z') +
    path('M28 28l3-20h10l3 20z', TONE) +
    line('M34 8q-4-4 2-6M40 8q6-3 2-6') +
    opening(38, 64, 20, 22) +
    flame(38, 63, 15) +
    path('M66 48h26q-3 8-8 8v8h-9v-8q-6 0-9-8z', DARK) +
    ground(),
  shrine:
    pediment(26, 74, 22, 13) +
    box(28, 22, 44, 4) +
    box(34, 26, 32, 30, DARK) +
    columns(32, 68, 2, 26, 56) +
    path('M42 56h16l-3-10H45z', TONE) +
    flame(50, 46, 15) +
    stairs(22, 78, 64, 2),
  school:
    pediment(6, 94, 18, 11) +
    columns(12, 88, 2, 18, 64) +
    box(24, 26, 24, 32, TONE) +
    box(28, 30, 16, 24) +
    line('M31 36h10M31 41h10M31 46h7') +
    path('M54 58l20-30l4 3l-20 30l-5 2z', GOLD) +
    ground(),
  gate:
    box(8, 20, 24, 44) +
    box(68, 20, 24, 44) +
    merlons(8, 34, 20, 6) +
    merlons(68, 94, 20, 6) +
    box(32, 28, 36, 36, TONE) +
    opening(50, 64, 24, 30) +
    line('M42 44v20M50 36v28M58 44v20M38 50h24') +
    opening(20, 40, 6, 10) +
    opening(80, 40, 6, 10) +
    ground(),
  bath:
    dome(50, 34, 24) +
    box(20, 34, 60, 22) +
    arcade(32, 68, 3, 54, 10, 15) +
    path('M8 56h84l-5 9H13z', WATER) +
    line('M30 60h14M54 61h18') +
    line('M22 24q-5-5 0-9t0-8M78 24q-5-5 0-9t0-8', 2),
  archway:
    box(12, 12, 76, 14, TONE) +
    line('M24 19h52', 2.4) +
    box(12, 26, 76, 38) +
    opening(50, 64, 22, 34) +
    opening(24, 64, 10, 22) +
    opening(76, 64, 10, 22) +
    columns(34, 66, 2, 28, 64, 4) +
    path('M42 12v-5h16v5z', GOLD) +
    ground(),
  colosseum:
    path('M8 64V34l14-6V16q28-10 70 2v46z') +
    arcade(30, 84, 5, 34, 7, 10) +
    arcade(20, 84, 6, 49, 8, 11) +
    arcade(16, 85, 6, 64, 8, 11) +
    line('M22 36q30-5 70 0M9 51q40-4 83 0', 2) +
    path('M22 16q28-10 70 2v4q-42-12-70-2z', TONE) +
    ground(),
  garden:
    cypress(16, 64, 50) +
    cypress(30, 64, 40) +
    cypress(86, 64, 46) +
    path('M38 22q16-14 34 0v6H38z', GREEN) +
    columns(42, 70, 2, 28, 60, 4) +
    box(36, 54, 44, 6, TONE) +
    bush(46, 54, 6) +
    bush(62, 54, 7) +
    disc(50, 49, 2, GOLD) +
    disc(66, 48, 2, GOLD) +
    ground(),
  sewer:
    box(8, 10, 84, 54, TONE) +
    line('M8 22h20M72 22h20M8 36h14M78 36h14M8 50h12M80 50h12') +
    disc(50, 40, 25) +
    disc(50, 40, 18, DARK) +
    path('M32 44a18 18 0 0 0 36 0q-5 4-9 0t-9 0t-9 0t-9 0z', WATER) +
    line('M50 15v7M30 22l5 6M70 22l-5 6'),
  catacomb:
    path('M6 64V24q44-26 88 0v40z', TONE) +
    arcade(22, 78, 3, 38, 17, 18, DARK) +
    arcade(22, 78, 3, 62, 17, 18, DARK) +
    disc(50, 30, 5) +
    path('M47 34h6v4h-6z') +
    amphora(22, 37, 12, LIGHT) +
    amphora(78, 37, 12, LIGHT) +
    path('M15 58h14v3H15zM71 58h14v3H71z') +
    flame(50, 60, 11),
  scriptorium:
    scroll(30, 14, 36, 44) +
    path('M60 56L84 12q6 8-4 22L64 58z', TONE) +
    path('M12 64v-12h12v12z', DARK) +
    ground(),
  slave_market:
    box(10, 44, 80, 20) +
    line('M10 50h80') +
    column(24, 10, 44, 6) +
    column(76, 10, 44, 6) +
    path('M24 22q26 22 52 0', 'none', 'stroke-width="3" stroke-dasharray="5 2.500"') +
    oval(40, 34, 6, 7, TONE) +
    oval(60, 34, 6, 7, TONE) +
    oval(40, 34, 3, 4) +
    oval(60, 34, 3, 4) +
    ground(),
  prison:
    box(14, 10, 72, 54, TONE) +
    line('M14 22h18M68 22h18M14 36h14M72 36h14M14 50h14M72 50h14') +
    opening(50, 56, 36, 40, LIGHT) +
    opening(50, 54, 30, 35, DARK) +
    each(40, 60, 10, (x) => box(x - 1.5, 20, 3, 34, LIGHT)) +
    box(35, 36, 30, 3, LIGHT) +
    ground(),
  villa:
    path('M8 34l12-10h50l12 10z', TONE) +
    box(12, 34, 66, 26) +
    path('M30 24l16-11l16 11z', TONE) +
    columns(24, 66, 5, 36, 60, 4) +
    stairs(6, 84, 65, 1) +
    cypress(90, 64, 44) +
    bush(10, 61, 7),
  basilica:
    path('M22 22l28-12l28 12z', TONE) +
    box(26, 22, 48, 14) +
    each(33, 67, 8.5, (x) => box(x - 2, 25, 4, 8, DARK)) +
    path('M10 42l16-6h48l16 6z', TONE) +
    box(12, 42, 76, 20) +
    arcade(20, 80, 7, 62, 7, 14) +
    ground(63),
  forum:
    columns(10, 34, 3, 20, 58) +
    columns(66, 90, 3, 20, 58) +
    box(6, 14, 32, 6, TONE) +
    box(62, 14, 32, 6, TONE) +
    box(42, 44, 16, 14) +
    person(50, 44, 26, GOLD) +
    stairs(4, 96, 66, 2, 3),
  stairway:
    each(0, 7, 1, (step) => box(12 + step * 5, 60 - step * 6, 76 - step * 10, 6, step % 2 ? TONE : LIGHT)) +
    column(12, 16, 58, 6) +
    column(88, 16, 58, 6) +
    flame(12, 15, 10) +
    flame(88, 15, 10) +
    ground(66),
  ludus_magnus:
    path('M50 8l22 7v18c0 16-10 24-22 31c-12-7-22-15-22-31V15z', TONE) +
    path('M50 14l16 5v14c0 12-7 18-16 24z') +
    path('M10 14l6-2l58 44l-4 6zM90 14l-6-2l-58 44l4 6z', LIGHT) +
    path('M66 56l8-10l3 3l-8 10zM34 56l-8-10l-3 3l8 10z', GOLD) +
    disc(50, 34, 5, GOLD),
  palace:
    dome(50, 24, 14) +
    box(34, 24, 32, 10) +
    box(8, 34, 84, 30) +
    pediment(32, 68, 36, 9, LIGHT) +
    columns(36, 64, 4, 36, 62, 4) +
    arcade(16, 26, 2, 60, 6, 14) +
    arcade(74, 84, 2, 60, 6, 14) +
    disc(50, 8, 3, GOLD) +
    line('M8 40h24M68 40h24') +
    ground(),
  fountain:
    path('M14 50h72l-8 14H22z', TONE) +
    oval(50, 50, 36, 5, WATER) +
    column(50, 26, 50, 6) +
    path('M32 26h36l-6 8H38z') +
    oval(50, 26, 18, 3, WATER) +
    line('M50 24V10M50 12q-12 0-14 13M50 12q12 0 14 13M36 30q-6 6-7 18M64 30q6 6 7 18', 1.8),
  statue:
    box(34, 50, 32, 14) +
    box(30, 46, 40, 5, TONE) +
    person(50, 46, 32, LIGHT) +
    path('M56 24l14-10l2 3l-13 12zM44 26l-8 12h4l6-7z') +
    path('M43 28q10 8 8 18h6q2-14-4-20z', TONE) +
    line('M40 56h20') +
    ground(),
  temple:
    pediment(12, 88, 24, 17) +
    disc(50, 17, 4, GOLD) +
    box(14, 24, 72, 5) +
    box(24, 29, 52, 26, DARK) +
    columns(20, 80, 5, 29, 55, 7) +
    stairs(8, 92, 66, 3) +
    path('M48 7l2-4l2 4zM9 24l3-5l3 5zM85 24l3-5l3 5z', GOLD),
};

export const motif = (building: Building): string => MOTIFS[building];
