// A text as a QR code (ISO/IEC 18004): bytes, error correction level M, versions 1 to 10, which hold 213 bytes. Enough for an address.

/** By version, from 1: codewords in all, those for error correction in each block, and how many blocks. */
const VERSIONS = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
] as const;

/** What is not data: the patterns by which a reader finds its way. */
interface Grid {
  size: number;
  dark: Uint8Array;
  fixed: Uint8Array;
}

/** Logarithms in the field of 256 elements, by the polynomial 0x11d. */
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}
const times = (one: number, other: number): number =>
  one && other ? (EXP[(LOG[one] ?? 0) + (LOG[other] ?? 0)] ?? 0) : 0;

/** The remainder of the data divided by the generator of that degree. */
function correction(data: readonly number[], degree: number): number[] {
  let generator = [1];
  for (let power = 0; power < degree; power++) {
    const root = EXP[power] ?? 0;
    const next = [...generator, 0];
    generator.forEach((factor, index) => (next[index + 1] = (next[index + 1] ?? 0) ^ times(factor, root)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(degree).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at] ?? 0;
    generator.forEach((factor, index) => (rest[at + index] = (rest[at + index] ?? 0) ^ times(factor, lead)));
  }
  return rest.slice(data.length);
}

/** The text as codewords, with their correction, in the order in which they are drawn. */
function codewords(bytes: Uint8Array, version: number): number[] | undefined {
  const [all, degree, blocks] = VERSIONS[version - 1] ?? [0, 0, 1];
  const room = all - degree * blocks;
  const counted = version < 10 ? 8 : 16;
  if (4 + counted + 8 * bytes.length > 8 * room) return undefined;
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, counted);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, 8 * room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < 8 * room; pad ^= 0xec ^ 0x11) put(pad, 8);
  const words = Array.from({ length: room }, (_, word) =>
    bits.slice(8 * word, 8 * word + 8).reduce((value, bit) => 2 * value + bit, 0),
  );
  // Blocks that cannot have the same length: the shorter ones come first.
  const short = Math.floor(room / blocks);
  const parts: number[][] = [];
  for (let block = 0, at = 0; block < blocks; block++) {
    const length = short + (block >= blocks - (room % blocks) ? 1 : 0);
    parts.push(words.slice(at, at + length));
    at += length;
  }
  const checks = parts.map((part) => correction(part, degree));
  const woven = (rows: readonly number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) =>
      rows.flatMap((row) => row.slice(at, at + 1)),
    ).flat();
  return [...woven(parts), ...woven(checks)];
}

function alignment(version: number): number[] {
  if (version === 1) return [];
  const last = 4 * version + 10;
  return version < 7 ? [6, last] : [6, (6 + last) / 2, last];
}

/** The remainder of a value whose bits are a polynomial. */
function remainder(value: number, generator: number, degree: number): number {
  let rest = value << degree;
  for (let bit = 31; bit >= degree; bit--) if ((rest >>> bit) & 1) rest ^= generator << (bit - degree);
  return rest;
}

function patterns(version: number): Grid {
  const size = 4 * version + 17;
  const grid: Grid = { size, dark: new Uint8Array(size * size), fixed: new Uint8Array(size * size) };
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    grid.dark[y * size + x] = Number(dark);
    grid.fixed[y * size + x] = 1;
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [left, top] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(left + dx, top + dy, ring !== 2 && ring !== 4);
      }
  const centres = alignment(version);
  const last = centres.at(-1);
  for (const y of centres)
    for (const x of centres) {
      if ((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)) continue;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  if (version >= 7) {
    const said = (version << 12) | remainder(version, 0x1f25, 12);
    for (let bit = 0; bit < 18; bit++) {
      const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
      set(far, near, ((said >> bit) & 1) === 1);
      set(near, far, ((said >> bit) & 1) === 1);
    }
  }
  format(grid, 0);
  return grid;
}

/** Level M and the mask, written twice. */
function format({ size, dark, fixed }: Grid, mask: number): void {
  const said = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412;
  const set = (x: number, y: number, bit: number) => {
    dark[y * size + x] = bit < 0 ? 1 : (said >> bit) & 1;
    fixed[y * size + x] = 1;
  };
  for (let bit = 0; bit < 15; bit++) {
    // Down beside the upper left corner, past the line of the timing pattern; and from the right along its foot.
    if (bit < 8) set(8, bit < 6 ? bit : bit + 1, bit);
    else set(bit === 8 ? 7 : 14 - bit, 8, bit);
    if (bit < 8) set(size - 1 - bit, 8, bit);
    else set(8, size - 15 + bit, bit);
  }
  set(8, size - 8, -1);
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Where data is drawn, one place after the other: up and down in pairs of columns, from the right. */
export function* places(size: number, fixed: Uint8Array): Generator<number> {
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!fixed[y * size + x]) yield y * size + x;
    }
  }
}

/** How hard it is to read: the fewer, the better. */
function penalty({ size, dark }: Grid): number {
  let sum = 0;
  const lines = [
    (line: number, at: number) => dark[line * size + at] ?? 0,
    (line: number, at: number) => dark[at * size + line] ?? 0,
  ];
  for (const read of lines)
    for (let line = 0; line < size; line++) {
      const text = Array.from({ length: size }, (_, at) => read(line, at)).join('');
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
      for (const finder of ['10111010000', '00001011101'])
        for (let at = text.indexOf(finder); at >= 0; at = text.indexOf(finder, at + 1)) sum += 40;
    }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const here = dark[y * size + x];
      const square = [dark[y * size + x - 1], dark[(y - 1) * size + x], dark[(y - 1) * size + x - 1]];
      if (square.every((other) => other === here)) sum += 3;
    }
  const share = dark.reduce((count, one) => count + one, 0) / (size * size);
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/** A square of places, row by row; true for the dark ones. Without the margin of four places that must surround it. */
export interface Code {
  size: number;
  dark: Uint8Array;
}

/** The text as a code; nothing if it is too long. */
export function qr(text: string): Code | undefined {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= VERSIONS.length; version++) {
    const words = codewords(bytes, version);
    if (!words) continue;
    const plain = patterns(version);
    const tries = MASKS.map((mask, number) => {
      const grid = { ...plain, dark: plain.dark.slice() };
      let bit = 0;
      for (const place of places(grid.size, grid.fixed)) {
        const word = words[bit >> 3] ?? 0;
        const [x, y] = [place % grid.size, Math.floor(place / grid.size)];
        grid.dark[place] = ((word >> (7 - (bit & 7))) & 1) ^ Number(mask(x, y));
        bit++;
      }
      format(grid, number);
      return { grid, cost: penalty(grid) };
    });
    const best = tries.reduce((one, other) => (other.cost < one.cost ? other : one));
    return { size: best.grid.size, dark: best.grid.dark };
  }
  return undefined;
}

/** The dark places as one path, for a view box of `size` by `size`. */
export function path({ size, dark }: Code): string {
  let drawn = '';
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (dark[y * size + x]) drawn += `M${x} ${y}h1v1h-1z`;
  return drawn;
}
