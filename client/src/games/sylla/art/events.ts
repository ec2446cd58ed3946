// The dangers of the late Republic, painted: dusk over Rome, and what comes over it. A ground of 160 by 90 each; what is cut off above and
// below on a low card carries nothing.

import type { EventCard } from '../../../protocol/sylla';

const path = (d: string, fill: string, extra = '') =>
  `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`;
const line = (d: string, colour: string, width = 1.5, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra && ` ${extra}`}/>`;
const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** A sky of bands from above to the horizon. */
const sky = (...bands: string[]) =>
  bands.map((colour, index) => path(`M0 ${(index * 66) / bands.length}h160v${90}h-160z`, colour)).join('');
const hills = (colour: string, y = 62) => path(`M0 ${y}q20-14 42-6t40-4t38 2t40-8v50H0z`, colour);
const temple = (x: number, y: number, size: number, light: string, shade: string) => {
  const s = size / 10;
  const columns = [0, 1, 2, 3]
    .map((n) => path(`M${x + (0.8 + n * 2.5) * s} ${y - 6 * s}h${1.2 * s}v${6 * s}h${-1.2 * s}z`, light))
    .join('');
  return (
    path(`M${x - s} ${y}h${12 * s}v${1.4 * s}h${-12 * s}z`, light) +
    path(`M${x + 0.5 * s} ${y - 6 * s}h${9 * s}v${6 * s}h${-9 * s}z`, shade) +
    columns +
    path(`M${x - 0.6 * s} ${y - 6 * s}h${11.2 * s}l${-5.6 * s} ${-4 * s}z`, light)
  );
};
const house = (x: number, y: number, w: number, h: number, wall: string, roof: string) =>
  path(`M${x} ${y}v${-h}h${w}v${h}z`, wall) +
  path(`M${x - 2} ${y - h}l${w / 2 + 2} ${-h * 0.5}l${w / 2 + 2} ${h * 0.5}z`, roof) +
  path(`M${x + w * 0.4} ${y}v${-h * 0.45}h${w * 0.22}v${h * 0.45}z`, '#3a2417');
const flame = (x: number, y: number, h: number) =>
  path(
    `M${x} ${y - h}c${h * 0.4} ${h * 0.35} ${h * 0.45} ${h * 0.7} ${h * 0.1} ${h}c${-h * 0.35} ${h * 0.1} ${-h * 0.6} ${-h * 0.15} ${-h * 0.45} ${-h * 0.5}c${h * 0.1} ${h * 0.12} ${h * 0.2} ${h * 0.1} ${h * 0.22} 0c${h * 0.05} ${-h * 0.2} ${h * 0.05} ${-h * 0.35} ${h * 0.13} ${-h * 0.5}z`,
    '#e8641e',
  ) +
  path(
    `M${x} ${y - h * 0.55}c${h * 0.22} ${h * 0.2} ${h * 0.2} ${h * 0.45} ${h * 0.02} ${h * 0.55}c${-h * 0.22} 0 ${-h * 0.3} ${-h * 0.2} ${-h * 0.02} ${-h * 0.55}z`,
    '#ffd166',
  );
/** A figure in a cloak. */
const figure = (x: number, y: number, h: number, cloak: string, skin = '#c98d60') =>
  path(
    `M${x - h * 0.2} ${y}q${-h * 0.02} ${-h * 0.62} ${h * 0.2} ${-h * 0.7}q${h * 0.22} ${h * 0.08} ${h * 0.2} ${h * 0.7}z`,
    cloak,
  ) + disc(x, y - h * 0.82, h * 0.13, skin);

const epidemic = () =>
  sky('#39423a', '#4d5a45', '#76805a', '#a3a26d') +
  hills('#2c332a') +
  temple(112, 66, 26, '#8f9474', '#4a5040') +
  path('M0 70h160v20H0z', '#3a3527') +
  house(12, 74, 30, 20, '#6f6a50', '#4c3528') +
  line('M17 60l20 12M37 60l-20 12', '#7d1f1a', 2.6) +
  figure(60, 84, 26, '#57503c', '#93a06e') +
  path('M72 84q2-8 22-9q10 1 12 5l-2 4z', '#8b8160') +
  disc(74, 78, 3.6, '#93a06e') +
  figure(122, 86, 34, '#191613', '#191613') +
  path('M118 56q4-5 8 0l3 3l-7-1q-2 4-4-2z', '#d8cfae') +
  disc(122.5, 57, 1, '#191613') +
  line('M50 20q8-6 14 0t14 0M92 28q7-5 12 0t12 0M24 32q6-5 11 0', '#1f241d', 1.6);

const eruption = () =>
  sky('#2a1420', '#5a1f22', '#a83a22', '#ef8a35') +
  path('M20 74L66 22q8 6 18 0l48 52z', '#3a2428') +
  path('M66 22q8 6 18 0l10 12l-6 6l-4-5l-6 9l-7-8l-7 7l-6-6z', '#ff7b27') +
  path('M72 26q3 2 8 0l2 22l-5 16l-4-18z', '#ffc24a') +
  path('M75 22C60 18 56 6 66 4c0-8 14-10 16-2c10-4 18 4 12 10c4 8-8 12-19 10z', '#6b5550') +
  path('M66 4c0-8 14-10 16-2c-6 2-10 6-10 12c-6 0-10-6-6-10z', '#8f7670') +
  disc(50, 20, 1.8, '#ffd166') +
  disc(104, 16, 1.5, '#ffd166') +
  disc(98, 36, 1.2, '#ffb347') +
  disc(46, 38, 1.2, '#ffb347') +
  path('M0 70h160v20H0z', '#241317') +
  house(8, 78, 22, 15, '#7a5a48', '#431f18') +
  house(124, 80, 26, 17, '#6a4a3c', '#3a1a15') +
  figure(48, 86, 18, '#8a3d22') +
  figure(58, 87, 15, '#3f5066') +
  figure(100, 86, 18, '#6a5a2c');

const imperialCult = () =>
  sky('#6c2a3a', '#a5473c', '#d98a4c', '#f4cf86') +
  hills('#7a3c33', 60) +
  temple(58, 62, 44, '#f5e3bd', '#a36b4c') +
  path('M0 70h160v20H0z', '#8a5a3c') +
  path('M71 86v-24q9-6 18 0v24z', '#e9dcc0') +
  path('M80 58q9 0 9 4v24h-9z', '#c3b08c') +
  disc(80, 48, 6.5, '#e9dcc0') +
  path('M74 47q6-9 12 0q-6-4-12 0z', '#d9a441') +
  line('M80 4v10M60 10l6 8M100 10l-6 8M48 24l8 5M112 24l-8 5', '#ffe2a0', 2) +
  path('M66 90h28v-6H66z', '#f4e7cb') +
  figure(30, 90, 24, '#8e2f25') +
  figure(44, 90, 20, '#3f5066') +
  figure(116, 90, 20, '#6a5a2c') +
  figure(130, 90, 24, '#5b2a54') +
  flame(56, 82, 12) +
  flame(104, 82, 12);

const famine = () =>
  sky('#b98a4a', '#d6a75a', '#e8c47c', '#f3dca4') +
  disc(124, 22, 11, '#fff0c2') +
  hills('#b07f3e', 58) +
  path('M0 64h160v26H0z', '#b98d4e') +
  line('M10 76l14 4l-4 6M40 70l10 6l14-2M90 74l12 4l-6 8M128 70l10 6l14-1M62 86l12-4', '#7d5a2a', 1.4) +
  line('M28 66v-14M28 56l-6-5M28 58l6-5M36 66V54M36 58l-5-4M36 60l5-4M20 68V58', '#7d5a22', 1.7) +
  path('M70 68q0 14 12 16h4q12-2 12-16z', '#8a4f2c') +
  path('M86 84q12-2 12-16h-8q0 10-8 16z', '#5f3319') +
  path('M68 68q16 6 32 0q-16-6-32 0z', '#3a1f10') +
  figure(120, 86, 26, '#6f5a44') +
  path('M116 74l-9 8l3 2l9-5z', '#c98d60') +
  figure(138, 88, 17, '#7f6a50');

const persecution = () =>
  sky('#251a2a', '#3d2433', '#6d2f36', '#b25238') +
  hills('#21161f') +
  path('M0 70h160v20H0z', '#2d1c1c') +
  path('M16 72v-30q0-18 18-18h92q18 0 18 18v30z', '#5a4438') +
  [28, 54, 80, 106, 132].map((x) => path(`M${x - 8} 72v-20q8-12 16 0v20z`, '#241715')).join('') +
  line('M72 60v12M76 56v16M80 55v17M84 56v16M88 60v12M72 64h16', '#0d0807', 1.6) +
  figure(80, 88, 24, '#d8cfae') +
  line('M68 78q6-7 14 0q-8 7-14 0zM68 78l-5-4v8z', '#e8d9a8', 1.6) +
  figure(40, 90, 28, '#8e2f25') +
  line('M52 92V56', '#8a6b3a', 2) +
  path('M52 50l3 8h-6z', '#c8ced3') +
  figure(120, 90, 28, '#8e2f25') +
  line('M108 92V56', '#8a6b3a', 2) +
  path('M108 50l3 8h-6z', '#c8ced3') +
  flame(20, 62, 14) +
  flame(140, 62, 14);

const purge = () =>
  sky('#1d2233', '#30344d', '#5a4358', '#8f5558') +
  temple(96, 64, 40, '#9f8f86', '#4a3f47') +
  path('M0 68h160v22H0z', '#2a2430') +
  path('M10 84V26h44v58z', '#d9cba6') +
  path('M40 26h14v58H40z', '#b3a37c') +
  path('M7 26q3-6 8-4h40q4 1 3 6q-2 3-6 2H12q-4 0-5-4z', '#efe3c2') +
  line('M17 38h28M17 46h24M17 54h28M17 62h20M17 70h26', '#4a3a20', 1.5) +
  line('M16 46.500h26M16 62.500h22', '#9b1c14', 2.6) +
  path('M70 30l6 34l-3 8l-5-7z', '#d4dade') +
  path('M70 30l6 34l-3 8z', '#9aa2a8') +
  path('M62 60l18 3l-.6 4l-18-3z', '#8a6b3a') +
  path('M72 72q4 6 0 9q-4-3 0-9z', '#9b1c14') +
  figure(92, 90, 26, '#1a1620', '#2a2028') +
  figure(106, 90, 23, '#1a1620', '#2a2028');

const flood = () =>
  sky('#2c3a4a', '#46596a', '#6b8291', '#9fb3b8') +
  line('M14 0l-8 26M40 0l-9 30M66 0l-8 24M98 0l-9 30M128 0l-8 26M154 0l-9 30', '#c7d6da', 1, 'opacity=".6"') +
  temple(108, 58, 30, '#b9bfb4', '#5d6a6c') +
  house(18, 66, 34, 24, '#a08a6c', '#6a3a2a') +
  path('M0 58q14-8 28 0t28 0t28 0t28 0t28 0t28 0v40H0z', '#3f6f8f') +
  path('M0 66q14-8 28 0t28 0t28 0t28 0t28 0t28 0v30H0z', '#2c5674') +
  path('M0 76q14-8 28 0t28 0t28 0t28 0t28 0t28 0v20H0z', '#1f4260') +
  path('M58 62h38l-6 9H64z', '#6b4420') +
  figure(70, 64, 14, '#8e2f25') +
  figure(82, 64, 12, '#6a5a2c') +
  line('M2 57q12-6 24 0M58 57q10-5 20 0M114 57q12-6 24 0', '#dfeaec', 1.6);

const slaveRevolt = () =>
  sky('#2b1626', '#5f2430', '#a6412c', '#e08a3c') +
  hills('#3a1c22', 58) +
  temple(14, 62, 24, '#8f5a48', '#4a2620') +
  flame(28, 54, 16) +
  flame(18, 56, 11) +
  path('M0 68h160v22H0z', '#2a1512') +
  [44, 62, 80, 98, 116, 134]
    .map((x, index) =>
      figure(x, 90, 30 + (index % 2) * 6, ['#6f5a44', '#5d4a33', '#7f6a50'][index % 3] ?? '', '#8d5a38'),
    )
    .join('') +
  line('M52 70l10-26M90 72l6-30M126 72l10-28', '#5d3a1c', 2.2) +
  path('M62 44l-5-8l9 2zM96 42l-4-8l8 3zM136 44l-4-8l9 3z', '#c8ced3') +
  line('M70 60l10-14', '#8d5a38', 3) +
  line('M74 46q6-6 12 0', '#4b5054', 2) +
  flame(150, 66, 16);

const pillage = () =>
  sky('#241a22', '#4d2a26', '#8f4426', '#d68335') +
  path('M0 66h160v24H0z', '#2a1a14') +
  house(10, 72, 34, 24, '#7a5a42', '#3a1a12') +
  flame(24, 50, 22) +
  flame(36, 46, 16) +
  house(112, 72, 36, 26, '#6a4a36', '#33160f') +
  flame(130, 46, 22) +
  path('M56 86q0-26 10-34q12 10 12 34z', '#4a4438') +
  disc(67, 46, 6, '#c08a5e') +
  path('M60 44q7-10 14 0z', '#6d757b') +
  path('M78 62q16-6 20 8q2 12-10 14q-12-2-10-22z', '#8a6a3a') +
  disc(92, 60, 2.6, '#f0c95a') +
  disc(96, 64, 2.6, '#f0c95a') +
  disc(86, 57, 2.6, '#f0c95a') +
  disc(104, 85, 2.4, '#f0c95a') +
  disc(110, 88, 2.4, '#d9a441') +
  line('M50 84L58 52', '#5d3a1c', 2.2) +
  path('M60 44q-8-2-10 4l6 8q6-2 4-12z', '#aab1b6');

const decadence = () =>
  sky('#3a1f3a', '#5d2a4c', '#8f3f56', '#c76a5c') +
  path('M0 14h160v6H0z', '#7a2148') +
  path('M0 20q20 20 40 0t40 0t40 0t40 0v-8H0z', '#a03a5e') +
  path('M0 64h160v26H0z', '#6b3a2c') +
  path('M16 64q40-10 96 0v12H16z', '#e3c590') +
  path('M16 76h96v8H16z', '#b98a4a') +
  path('M30 62q6-16 26-14q12 4 34 8q8 4 4 8z', '#f4e9d4') +
  disc(34, 46, 7, '#e2b48d') +
  line('M28 42q6-7 12 0', '#3f6f3a', 3) +
  path('M56 48q10-8 16-2l-2 6z', '#e2b48d') +
  path('M74 30h18q0 14-7 16v8h6v3H75v-3h6v-8q-7-2-7-16z', '#e8c35a') +
  path('M83 30h9q0 14-7 16v11h6v0h-8z', '#b5862c') +
  path('M76 32h14q-1 6-7 6t-7-6z', '#6d1230') +
  path('M124 84q-14-2-12-20q4-12 14-12t14 12q2 18-12 20z', '#8a4f2c') +
  path('M122 52v-8h8v8z', '#8a4f2c') +
  path('M118 84l10 3l18-1l-4-3z', '#6d1230') +
  disc(108, 60, 3, '#6a3a7a') +
  disc(102, 61, 3, '#7d4a8c') +
  disc(105, 56, 3, '#6a3a7a');

const PAINTED: Record<EventCard, () => string> = {
  epidemic,
  eruption,
  imperial_cult: imperialCult,
  famine,
  persecution,
  purge,
  flood,
  slave_revolt: slaveRevolt,
  pillage,
  decadence,
};
const kept = new Map<EventCard, string>();

export function scene(event: EventCard): string {
  let painted = kept.get(event);
  if (painted === undefined) kept.set(event, (painted = PAINTED[event]()));
  return painted;
}
