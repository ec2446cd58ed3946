// Where the two roads run on the map. Each is a line through a few bends; its spaces lie on it at equal distances.

export interface Point {
  x: number;
  y: number;
}

/** One sheet of the map: a broad one for a table, a narrow one for a hand. */
export interface Sheet {
  width: number;
  height: number;
  /** From the north-east to Rome. */
  goth: readonly Point[];
  /** From Rome to Africa. */
  sea: readonly Point[];
  coast: string;
  africa: string;
}

const bends = (...numbers: readonly (readonly [number, number])[]): Point[] =>
  numbers.map(([x, y]) => ({ x, y }));

export const BROAD: Sheet = {
  width: 1000,
  height: 450,
  goth: bends(
    [955, 42],
    [850, 54],
    [650, 42],
    [500, 50],
    [436, 92],
    [500, 132],
    [700, 124],
    [890, 132],
    [950, 172],
    [890, 212],
    [700, 204],
    [540, 210],
    [392, 214],
  ),
  sea: bends(
    [392, 214],
    [300, 206],
    [190, 162],
    [90, 176],
    [48, 240],
    [110, 298],
    [300, 322],
    [600, 324],
    [860, 314],
    [948, 350],
    [880, 390],
    [700, 394],
    [560, 382],
    [440, 398],
  ),
  coast:
    'M0 118C60 128 110 104 170 112S262 92 304 128C330 152 346 186 374 212C404 240 440 252 474 284C492 300 520 300 512 282C508 266 548 262 590 268C650 276 700 254 760 268C830 284 900 262 1000 276V0H0z',
  africa:
    'M0 428C70 418 160 436 250 424C320 414 360 418 402 402C424 392 462 386 478 404C500 424 600 420 690 430C790 440 880 420 1000 430V450H0z',
};

export const NARROW: Sheet = {
  width: 1000,
  height: 660,
  goth: bends(
    [930, 56],
    [700, 50],
    [400, 58],
    [140, 52],
    [62, 106],
    [140, 158],
    [400, 150],
    [700, 160],
    [880, 154],
    [944, 206],
    [870, 258],
    [600, 250],
    [340, 260],
    [118, 270],
  ),
  sea: bends(
    [118, 270],
    [52, 336],
    [130, 392],
    [400, 386],
    [700, 394],
    [880, 388],
    [946, 440],
    [870, 492],
    [600, 486],
    [300, 494],
    [130, 488],
    [56, 540],
    [140, 592],
    [400, 586],
    [650, 592],
    [862, 590],
  ),
  coast:
    'M0 300C60 290 110 300 170 322C240 346 300 310 380 318C470 326 520 350 590 330C680 306 760 338 840 322C900 312 950 320 1000 312V0H0z',
  africa:
    'M0 640C120 628 260 650 400 636C520 626 640 650 760 630C800 622 820 590 870 584C920 580 950 610 1000 606V660H0z',
};

/** A smooth line through the bends, as many short straight pieces. */
function line(points: readonly Point[]): Point[] {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? { x: 0, y: 0 };
  const out: Point[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let part = 0; part < 24; part++) {
      const s = part / 24;
      const mix = (p: number, q: number, r: number, t: number) =>
        0.5 * (2 * q + (r - p) * s + (2 * p - 5 * q + 4 * r - t) * s * s + (3 * q - p - 3 * r + t) * s ** 3);
      out.push({ x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) });
    }
  }
  out.push(at(points.length - 1));
  return out;
}

/** A road as an SVG path. */
export const drawn = (points: readonly Point[]) =>
  line(points)
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');

/** The spaces of a road from 0 to `last`. */
export function spaces(points: readonly Point[], last: number): Point[] {
  const fine = line(points);
  const lengths = [0];
  for (let index = 1; index < fine.length; index++) {
    const [a, b] = [fine[index - 1], fine[index]];
    if (a && b) lengths.push((lengths.at(-1) ?? 0) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const whole = lengths.at(-1) ?? 0;
  return Array.from({ length: last + 1 }, (_, space) => {
    const wanted = (whole * space) / last;
    const after = Math.max(
      1,
      lengths.findIndex((length) => length >= wanted - 1e-6),
    );
    const [a, b] = [fine[after - 1], fine[after]];
    const [from, to] = [lengths[after - 1] ?? 0, lengths[after] ?? 1];
    if (!a || !b) return { x: 0, y: 0 };
    const share = to === from ? 0 : (wanted - from) / (to - from);
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  });
}
