// A pencil for small buildings: boxes, roofs, arches and domes on a plot of 10 by 10, seen from the front corner and from
// above, lit from above left. Everything is drawn into one string of SVG paths, back to front.

const WIDE = 5;
const DEEP = 2.7;
const HIGH = 5;

type Point = [number, number];
type Spot = [x: number, y: number, z: number];

/** Where a spot of the plot lies on the picture (120 wide, 104 high). */
export function project([x, y, z]: Spot): Point {
  return [60 + (x - y) * WIDE, 40 + (x + y) * DEEP - z * HIGH];
}

function mix(hex: string, other: number, share: number): string {
  const value = parseInt(hex.slice(1), 16);
  const channel = (shift: number) =>
    Math.round(((value >> shift) & 255) * (1 - share) + other * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(16)}${channel(8)}${channel(0)}`;
}

export const lighter = (hex: string, share = 0.25) => mix(hex, 255, share);
export const darker = (hex: string, share = 0.22) => mix(hex, 0, share);

const round = (value: number) => Math.round(value * 10) / 10;

export class Pencil {
  private out = '';

  toString(): string {
    return this.out;
  }

  path(d: string, fill: string, extra = ''): this {
    this.out += `<path d="${d}" fill="${fill}"${extra && ' ' + extra}/>`;
    return this;
  }

  face(spots: Spot[], fill: string, extra = ''): this {
    const points = spots.map((spot) => project(spot).map(round).join(' '));
    return this.path(`M${points.join('L')}Z`, fill, extra);
  }

  /** A flat area on the ground or on a roof. */
  flat(x0: number, y0: number, x1: number, y1: number, z: number, fill: string, extra = ''): this {
    return this.face(
      [
        [x0, y0, z],
        [x1, y0, z],
        [x1, y1, z],
        [x0, y1, z],
      ],
      fill,
      extra,
    );
  }

  box(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    z0: number,
    z1: number,
    colour: string,
    top?: string,
  ): this {
    this.face(
      [
        [x0, y1, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      colour,
    );
    this.face(
      [
        [x1, y0, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x1, y0, z1],
      ],
      darker(colour),
    );
    return this.flat(x0, y0, x1, y1, z1, top ?? lighter(colour));
  }

  /** A roof with its ridge along x (its long slope to the left) or along y. */
  gable(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    z: number,
    rise: number,
    along: 'x' | 'y',
    colour: string,
    wall?: string,
  ): this {
    if (along === 'x') {
      const middle = (y0 + y1) / 2;
      this.face(
        [
          [x0, y0, z],
          [x1, y0, z],
          [x1, middle, z + rise],
          [x0, middle, z + rise],
        ],
        darker(colour, 0.1),
      );
      this.face(
        [
          [x0, y1, z],
          [x1, y1, z],
          [x1, middle, z + rise],
          [x0, middle, z + rise],
        ],
        lighter(colour, 0.12),
      );
      this.face(
        [
          [x1, y0, z],
          [x1, y1, z],
          [x1, middle, z + rise],
        ],
        darker(wall ?? colour, 0.2),
      );
      this.tiles(x0, x1, (share) => [y1 + (middle - y1) * share, z + rise * share], 'x', colour);
    } else {
      const middle = (x0 + x1) / 2;
      this.face(
        [
          [x0, y0, z],
          [x0, y1, z],
          [middle, y1, z + rise],
          [middle, y0, z + rise],
        ],
        lighter(colour, 0.16),
      );
      this.face(
        [
          [x1, y0, z],
          [x1, y1, z],
          [middle, y1, z + rise],
          [middle, y0, z + rise],
        ],
        darker(colour, 0.16),
      );
      this.face(
        [
          [x0, y1, z],
          [x1, y1, z],
          [middle, y1, z + rise],
        ],
        wall ?? lighter(colour, 0.1),
      );
    }
    return this;
  }

  private tiles(
    from: number,
    to: number,
    slope: (share: number) => [number, number],
    _along: 'x',
    colour: string,
  ) {
    const [yLow, zLow] = slope(0.04);
    const [yHigh, zHigh] = slope(0.96);
    let d = '';
    for (let x = from + 0.7; x < to - 0.2; x += 0.8) {
      const low = project([x, yLow, zLow]).map(round);
      const high = project([x, yHigh, zHigh]).map(round);
      d += `M${low.join(' ')}L${high.join(' ')}`;
    }
    this.path(d, 'none', `stroke="${darker(colour, 0.3)}" stroke-width=".5" stroke-opacity=".6"`);
  }

  /** A roof with four slopes that meet in one point. */
  hip(x0: number, y0: number, x1: number, y1: number, z: number, rise: number, colour: string): this {
    const tip: Spot = [(x0 + x1) / 2, (y0 + y1) / 2, z + rise];
    this.face([[x0, y0, z], [x1, y0, z], tip], darker(colour, 0.05));
    this.face([[x0, y0, z], [x0, y1, z], tip], lighter(colour, 0.05));
    this.face([[x0, y1, z], [x1, y1, z], tip], lighter(colour, 0.14));
    return this.face([[x1, y0, z], [x1, y1, z], tip], darker(colour, 0.16));
  }

  /** Openings in the left wall (at depth y), evenly spread; `round` gives them an arch. */
  leftOpenings(
    y: number,
    x0: number,
    x1: number,
    z0: number,
    z1: number,
    count: number,
    fill: string,
    arched = true,
    gap = 0.42,
  ): this {
    return this.openings((s, z) => [s, y, z], x0, x1, z0, z1, count, fill, arched, gap);
  }

  /** The same in the right wall (at x). */
  rightOpenings(
    x: number,
    y0: number,
    y1: number,
    z0: number,
    z1: number,
    count: number,
    fill: string,
    arched = true,
    gap = 0.42,
  ): this {
    return this.openings((s, z) => [x, s, z], y0, y1, z0, z1, count, fill, arched, gap);
  }

  private openings(
    at: (s: number, z: number) => Spot,
    from: number,
    to: number,
    z0: number,
    z1: number,
    count: number,
    fill: string,
    arched: boolean,
    gap: number,
  ): this {
    const cell = (to - from) / count;
    let d = '';
    for (let index = 0; index < count; index++) {
      const left = from + cell * (index + gap / 2);
      const right = from + cell * (index + 1 - gap / 2);
      const spots: Spot[] = [at(left, z0)];
      if (arched) {
        const radius = (right - left) / 2;
        const spring = Math.max(z0, z1 - radius);
        for (let step = 0; step <= 6; step++) {
          const angle = Math.PI * (1 - step / 6);
          spots.push(at(left + radius + radius * Math.cos(angle), spring + (z1 - spring) * Math.sin(angle)));
        }
      } else {
        spots.push(at(left, z1), at(right, z1));
      }
      spots.push(at(right, z0));
      d += `M${spots.map((spot) => project(spot).map(round).join(' ')).join('L')}Z`;
    }
    return this.path(d, fill, 'stroke-width=".35"');
  }

  /** A standing column at a spot. */
  column(x: number, y: number, z0: number, z1: number, colour = '#f3ead8', width = 3): this {
    const [cx, bottom] = project([x, y, z0]);
    const top = project([x, y, z1])[1];
    const left = round(cx - width / 2);
    const half = round(width * 0.55);
    this.path(`M${left} ${round(bottom)}V${round(top)}h${width}V${round(bottom)}z`, colour);
    this.path(
      `M${round(left + half)} ${round(bottom)}V${round(top)}h${round(width - half)}V${round(bottom)}z`,
      darker(colour, 0.22),
      'stroke="none"',
    );
    this.path(
      `M${round(left - 0.7)} ${round(top - 1)}h${width + 1.4}v1.6h-${width + 1.4}z`,
      lighter(colour, 0.2),
    );
    return this;
  }

  /** A drum: a round wall. */
  drum(
    x: number,
    y: number,
    radius: number,
    z0: number,
    z1: number,
    colour: string,
    top?: string,
    squash = 1,
  ): this {
    const [cx, low] = project([x, y, z0]).map(round) as Point;
    const high = round(project([x, y, z1])[1]);
    const rx = round(radius * WIDE * Math.SQRT2 * squash);
    const ry = round(radius * DEEP * Math.SQRT2 * squash);
    this.path(`M${cx - rx} ${high}V${low}A${rx} ${ry} 0 0 0 ${cx + rx} ${low}V${high}z`, colour);
    this.path(
      `M${cx} ${round(high + ry)}V${round(low + ry)}A${rx} ${ry} 0 0 0 ${cx + rx} ${low}V${high}z`,
      darker(colour, 0.2),
      'stroke="none"',
    );
    return this.path(
      `M${cx - rx} ${high}A${rx} ${ry} 0 1 1 ${cx + rx} ${high}A${rx} ${ry} 0 1 1 ${cx - rx} ${high}z`,
      top ?? lighter(colour),
    );
  }

  /** Arches around the visible half of a drum. */
  drumArches(
    x: number,
    y: number,
    radius: number,
    z0: number,
    z1: number,
    count: number,
    fill: string,
  ): this {
    const spots = (angle: number, z: number): Point => {
      const [cx, cy] = project([x, y, z]);
      return [
        cx + radius * WIDE * Math.SQRT2 * Math.cos(angle),
        cy + radius * DEEP * Math.SQRT2 * Math.sin(angle),
      ];
    };
    let d = '';
    const cell = Math.PI / count;
    for (let index = 0; index < count; index++) {
      const from = Math.PI - cell * (index + 0.2);
      const to = Math.PI - cell * (index + 0.8);
      const middle = (from + to) / 2;
      const points = [
        spots(from, z0),
        spots(from, z1 - 0.4),
        spots(middle, z1),
        spots(to, z1 - 0.4),
        spots(to, z0),
      ];
      d += `M${points.map((point) => point.map(round).join(' ')).join('L')}Z`;
    }
    return this.path(d, fill, 'stroke-width=".3"');
  }

  dome(x: number, y: number, radius: number, z: number, rise: number, colour: string): this {
    const [cx, cy] = project([x, y, z]).map(round) as Point;
    const rx = round(radius * WIDE * Math.SQRT2);
    const ry = round(radius * DEEP * Math.SQRT2);
    const up = round(rise * HIGH);
    this.path(
      `M${cx - rx} ${cy}A${rx} ${up} 0 0 1 ${cx + rx} ${cy}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}z`,
      colour,
    );
    this.path(
      `M${round(cx + rx * 0.1)} ${round(cy - up)}A${rx} ${up} 0 0 1 ${cx + rx} ${cy}A${rx} ${ry} 0 0 1 ${round(cx + rx * 0.1)} ${round(cy + ry)}Q${round(cx + rx * 0.66)} ${round(cy - up * 0.4)} ${round(cx + rx * 0.1)} ${round(cy - up)}z`,
      darker(colour, 0.2),
      'stroke="none"',
    );
    return this.path(
      `M${round(cx - rx * 0.62)} ${round(cy - up * 0.42)}Q${round(cx - rx * 0.5)} ${round(cy - up * 0.8)} ${round(cx - rx * 0.12)} ${round(cy - up * 0.9)}`,
      'none',
      'stroke="#fff" stroke-opacity=".6" stroke-width="1.2" stroke-linecap="round"',
    );
  }

  cypress(x: number, y: number, height = 3.4): this {
    const [cx, cy] = project([x, y, 0]).map(round) as Point;
    const top = round(cy - height * HIGH);
    const wide = round(height * 0.75);
    this.path(`M${cx - 0.6} ${cy}h1.2v-3h-1.2z`, '#6b4a2c');
    this.path(
      `M${cx} ${top}C${cx + wide} ${round(cy - 8)} ${cx + wide} ${cy - 2} ${cx} ${cy - 1.6}C${cx - wide} ${cy - 2} ${cx - wide} ${round(cy - 8)} ${cx} ${top}z`,
      '#4c6b3c',
    );
    return this.path(
      `M${cx} ${round(top + 1)}C${cx - wide} ${round(cy - 8)} ${cx - wide} ${cy - 2} ${cx - 0.4} ${cy - 2}C${round(cx - wide * 0.3)} ${cy - 6} ${cx - 0.4} ${round(cy - 9)} ${cx} ${round(top + 1)}z`,
      '#6a8a52',
      'stroke="none"',
    );
  }

  bush(x: number, y: number, size: number, colour: string, z = 0): this {
    const [cx, cy] = project([x, y, z]).map(round) as Point;
    this.path(`M${cx - size} ${cy}a${size} ${size} 0 0 1 ${size * 2} 0z`, colour, 'stroke-width=".35"');
    return this.path(
      `M${round(cx - size * 0.6)} ${round(cy - size * 0.25)}a${round(size * 0.6)} ${round(size * 0.6)} 0 0 1 ${round(size * 0.7)} ${round(-size * 0.5)}z`,
      lighter(colour, 0.35),
      'stroke="none"',
    );
  }
}
