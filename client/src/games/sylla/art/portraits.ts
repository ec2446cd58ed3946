// The people of the house, painted as on panels of wood: light from the left, large dark eyes. A ground of 100 by 100 each.

import type { Calling } from '../faces';

interface Skin {
  light: string;
  base: string;
  shade: string;
}
const PALE: Skin = { light: '#f3d0ae', base: '#e2b48d', shade: '#b9815c' };
const TANNED: Skin = { light: '#e0ad81', base: '#c98d60', shade: '#955d38' };
const DARK: Skin = { light: '#c58f66', base: '#a87049', shade: '#74472b' };

const path = (d: string, fill: string, extra = '') =>
  `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`;
const stroke = (d: string, colour: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra && ` ${extra}`}/>`;

/** Shoulders and chest in a cloth. */
const shoulders = (cloth: string, shade: string) =>
  path('M4 102C5 80 22 74 39 69h22c17 5 34 11 35 33z', cloth) +
  path('M61 69c17 5 34 11 35 33H70c3-12 0-24-9-33z', shade, 'opacity=".55"');

/** Neck and face with eyes, nose and mouth. `age` draws furrows. */
function face(skin: Skin, { brow = '#3a2617', lips = '#9a4a3a', age = false } = {}): string {
  return (
    path('M41 56h18v15c-3 6-15 6-18 0z', skin.shade) +
    path('M33 38c0-15 7-22 17-22s17 7 17 22c0 14-8 27-17 27S33 52 33 38z', skin.base) +
    path('M50 16c10 0 17 7 17 22c0 14-8 27-17 27c5-4 9-12 9-24S55 20 50 16z', skin.shade, 'opacity=".45"') +
    path('M37 36c0-9 4-15 9-16c-3 6-4 12-4 20s-2 10-4 6s-1-6-1-10z', skin.light, 'opacity=".7"') +
    // eyes
    [42, 58]
      .map(
        (x) =>
          path(`M${x - 5} 39q5-5 10 0q-5 4-10 0z`, '#fbf4e6') +
          `<circle cx="${x}" cy="38.700" r="2.500" fill="#2a1a10"/><circle cx="${x - 0.8}" cy="37.900" r=".7" fill="#fff"/>` +
          stroke(`M${x - 5.5} 39q5.500-6 11 0`, '#2a1a10', 1.1) +
          stroke(`M${x - 6} 33.500q6-4 11 -.5`, brow, 1.7),
      )
      .join('') +
    stroke('M50 38c-1 5-3 8-3 11q2 2.500 5 1', skin.shade, 1.5) +
    path('M44.500 56q5.500-3 11 0q-5.500 4-11 0z', lips) +
    stroke('M44 56.200q6 1 12 0', '#5c2519', 0.8) +
    (age
      ? stroke(
          'M40 27q10-3 20 0M41 30q9-2 18 0M41.500 50q-2 4-1 7M58.500 50q2 4 1 7',
          skin.shade,
          0.9,
          'opacity=".8"',
        )
      : '')
  );
}

const senator = () =>
  shoulders('#f6f0e2', '#cdbf9f') +
  face(PALE, { brow: '#7d7468', age: true }) +
  // thin grey hair and ears
  path('M31 41c-3-1-3 7 1 9zM69 41c3-1 3 7-1 9z', PALE.base) +
  path('M32 40c-3-16 5-27 18-27s21 11 18 27c-1-8-4-13-7-15c-6 3-16 3-22 0c-3 2-6 7-7 15z', '#b5aea2') +
  path('M50 13c13 0 21 11 18 27c-1-8-4-13-7-15c-2 1-5 2-7 2c2-5 0-11-4-14z', '#8f887c') +
  // toga with the broad purple stripe
  path('M39 69l-9 3c2 14 14 27 32 31h14C62 96 50 84 46 70z', '#fffaf0') +
  path('M36 70c4 14 15 26 33 33h9C60 96 46 84 41 69z', '#7a2148') +
  stroke('M22 78c4 10 8 17 16 25M13 84c3 8 5 13 9 19', '#cdbf9f', 1.3);

const merchant = () =>
  shoulders('#c48a2c', '#8a5b14') +
  face(TANNED, { lips: '#8a3d2e' }) +
  // beard and curls
  path('M33 44c1 18 8 27 17 27s16-9 17-27c-2 6-5 9-8 9c-4-3-14-3-18 0c-3 0-6-3-8-9z', '#4a2d18') +
  path('M45 57q5-3 10 0q-5 4-10 0z', '#8a3d2e') +
  path('M50 71c9 0 16-9 17-27c-2 6-5 9-8 9c0 8-4 15-9 18z', '#331d0e') +
  // a cap of felt
  path('M31 31c-1-13 8-22 19-22s20 9 19 22c-11-5-27-5-38 0z', '#8a3b24') +
  path('M50 9c11 0 20 9 19 22c-4-2-8-3-12-3c1-8-2-15-7-19z', '#5f2413') +
  path('M29 33c10-7 32-7 42 0l-1 4c-11-6-29-6-40 0z', '#d9a441') +
  // a purse at the neck
  stroke('M36 72c6 14 22 14 28 0', '#4a2d10', 1.6) +
  path('M45 82q5-4 10 0q5 9 0 14q-5 3-10 0q-5-5 0-14z', '#6f4518') +
  '<circle cx="50" cy="90" r="3.200" fill="#f0c95a" stroke="#7c5a12"/>';

const legionary = () =>
  shoulders('#9d2a22', '#641611') +
  // plates of the armour
  path('M24 76c8-4 16-6 26-6s18 2 26 6l3 26H21z', '#9aa2a8') +
  path('M50 70c10 0 18 2 26 6l3 26H62c3-12-2-25-12-32z', '#6d757b') +
  stroke('M23 82q27-7 54 0M22 90q28-7 56 0M21.500 98q28-7 57 0', '#4c5257', 1.4) +
  face(TANNED, { brow: '#2d1b10' }) +
  // helmet, cheeks and crest
  path('M29 40c-3-20 7-31 21-31s24 11 21 31l-3-3c-1-6-3-9-6-10c-8-3-16-3-24 0c-3 1-5 4-6 10z', '#c99a3b') +
  path('M50 9c14 0 24 11 21 31l-3-3c-1-6-3-9-6-10c-2 0-3-1-5-1c2-6-1-13-7-17z', '#8f671b') +
  path(
    'M30 36c0 10 1 20 6 27l7-3c-4-6-5-13-5-22c-2-3-5-4-8-2zM70 36c0 10-1 20-6 27l-7-3c4-6 5-13 5-22c2-3 5-4 8-2z',
    '#b5862c',
  ) +
  stroke('M29 33q21-9 42 0', '#6e4d0c', 1.6) +
  path('M24 19C28 5 38 0 50 0s22 5 26 19c-4-5-9-8-13-9c-8-2-18-2-26 0c-4 1-9 4-13 9z', '#b3261c') +
  stroke('M33 11l-2-6M41 8l-1-6M50 7V1M59 8l1-6M67 11l2-6', '#7a120b', 1.2);

const vestal = () =>
  shoulders('#f4efe6', '#c3bcae') +
  // veil behind
  path(
    'M24 96C20 60 20 14 50 10c30 4 30 50 26 86c-8-6-10-20-9-36c-2-20-8-32-17-32s-15 12-17 32c1 16-1 30-9 36z',
    '#fbf8f1',
  ) +
  path('M50 10c30 4 30 50 26 86c-8-6-10-20-9-36c-2-20-8-32-17-32c6-6 5-14 0-18z', '#cfc8ba') +
  face(PALE, { lips: '#b2493f' }) +
  path('M33 36c1-13 8-20 17-20s16 7 17 20c-3-8-8-12-17-12s-14 4-17 12z', '#5c3a1e') +
  // the band of wool
  path('M32 29c4-10 10-15 18-15s14 5 18 15c-10-6-26-6-36 0z', '#f7f2e8') +
  stroke('M33 27c10-6 24-6 34 0', '#b3261c', 2.2) +
  // the fire she keeps
  path('M38 100q12 5 24 0l3-9H35z', '#7d5a2a') +
  path('M50 74c7 6 9 11 6 17c-4 4-9 4-12 0c-3-6 0-8 2-12c1 3 3 4 4 4c1-3 1-6 0-9z', '#ef8b2c') +
  path('M50 83c4 4 4 7 2 9c-2 1-4 1-5-1c-1-3 1-5 3-8z', '#ffe08a');

const slave = () =>
  shoulders('#8b7355', '#5d4a33') +
  face(DARK, { brow: '#20130a', lips: '#7a3a2c' }) +
  // hair, rough
  path(
    'M31 38c-4-17 6-27 19-27s23 10 19 27c-1-5-2-8-4-9l-2-5l-5 3l-4-4l-5 4l-5-4l-4 4l-5-2c-2 3-3 7-4 13z',
    '#20140c',
  ) +
  path('M50 11c13 0 23 10 19 27c-1-5-2-8-4-9l-2-5l-5 3l-2-2c2-5 0-10-6-14z', '#120a05') +
  // collar of iron
  stroke('M38 69q12 9 24 0', '#4b5054', 5) +
  stroke('M38 67.500q12 9 24 0', '#9aa2a8', 1.2) +
  '<circle cx="50" cy="77" r="3.200" fill="none" stroke="#4b5054" stroke-width="2"/>' +
  stroke('M30 76l-6 26M70 76l6 26', '#5d4a33', 1.4);

const crane = () =>
  path('M0 78h100v24H0z', '#b99f6c') +
  stroke('M30 92L58 12M70 92L58 12', '#6b4420', 5) +
  stroke('M38 68h26M34 80h34', '#6b4420', 3) +
  stroke('M58 12L86 30', '#8a5a2c', 4) +
  stroke('M58 14v40', '#3a2617', 1.5) +
  path('M48 54h20v14H48z', '#e6ddc8') +
  path('M60 54h8v14h-8z', '#b3a78a') +
  `<circle cx="36" cy="84" r="9" fill="none" stroke="#6b4420" stroke-width="3"/>` +
  stroke('M27 84h18M36 75v18', '#6b4420', 1.8);

const PAINTED: Record<Calling, () => string> = { senator, merchant, legionary, vestal, slave, crane };
const kept = new Map<Calling, string>();

/** The panel of a calling. */
export function portrait(calling: Calling): string {
  let painted = kept.get(calling);
  if (painted === undefined) kept.set(calling, (painted = PAINTED[calling]()));
  return painted;
}
