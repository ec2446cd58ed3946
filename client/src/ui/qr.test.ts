import { describe, expect, it } from 'vitest';
import { path, qr, type Code } from './qr';

/** As a reader does it: finds the mask in the format, takes it off, and reads the bytes of the first (and only) segment. Shares nothing with the writer. */
function read({ size, dark }: Code): string {
  const at = (x: number, y: number) => dark[y * size + x] ?? 0;
  const version = (size - 17) / 4;
  // The format, from its first bit: left of the upper left corner's foot, then up beside it.
  const first = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => at(x, 8));
  const then = [7, 5, 4, 3, 2, 1, 0].map((y) => at(8, y));
  const format = [...first, ...then].join('');
  const second =
    Array.from({ length: 7 }, (_, index) => at(8, size - 1 - index)).join('') +
    Array.from({ length: 8 }, (_, index) => at(size - 8 + index, 8)).join('');
  expect(second).toBe(format);
  expect(at(8, size - 8)).toBe(1);
  // Level M, from the table of the standard, by mask.
  const FORMATS = [
    '101010000010010',
    '101000100100101',
    '101111001111100',
    '101101101001011',
    '100010111111001',
    '100000011001110',
    '100111110010111',
    '100101010100000',
  ];
  const mask = FORMATS.indexOf(format);
  expect(mask).toBeGreaterThanOrEqual(0);
  const masked = [
    (i: number, j: number) => (i + j) % 2,
    (i: number) => i % 2,
    (_: number, j: number) => j % 3,
    (i: number, j: number) => (i + j) % 3,
    (i: number, j: number) => ((i >> 1) + Math.floor(j / 3)) % 2,
    (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
    (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2,
    (i: number, j: number) => (((i * j) % 3) + ((i + j) % 2)) % 2,
  ][mask];
  const centres: Record<number, number[]> = {
    1: [],
    2: [6, 18],
    3: [6, 22],
    4: [6, 26],
    5: [6, 30],
    6: [6, 34],
    7: [6, 22, 38],
    8: [6, 24, 42],
    9: [6, 26, 46],
    10: [6, 28, 50],
  };
  const isPattern = (x: number, y: number) => {
    if (x === 6 || y === 6) return true;
    if ((x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9)) return true;
    if (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) return true;
    return (centres[version] ?? []).some((cy) =>
      (centres[version] ?? []).some(
        (cx) =>
          Math.abs(cx - x) <= 2 &&
          Math.abs(cy - y) <= 2 &&
          !((cx === 6 && cy === 6) || (cx === 6 && cy > size - 9) || (cx > size - 9 && cy === 6)),
      ),
    );
  };
  const bits: number[] = [];
  let up = true;
  for (let column = size - 1; column > 0; column -= 2) {
    if (column === 6) column = 5;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [column, column - 1])
        if (!isPattern(x, y)) bits.push(at(x, y) ^ (masked?.(y, x) === 0 ? 1 : 0));
    }
    up = !up;
  }
  const words = Array.from({ length: bits.length >> 3 }, (_, index) =>
    Number.parseInt(bits.slice(8 * index, 8 * index + 8).join(''), 2),
  );
  // Data codewords of each block, and how many correct them, level M.
  const BLOCKS: Record<number, [number[], number]> = {
    1: [[16], 10],
    2: [[28], 16],
    3: [[44], 26],
    4: [[32, 32], 18],
    5: [[43, 43], 24],
    6: [[27, 27, 27, 27], 16],
    7: [[31, 31, 31, 31], 18],
    8: [[38, 38, 39, 39], 22],
    9: [[36, 36, 36, 37, 37], 22],
    10: [[43, 43, 43, 43, 44], 26],
  };
  const [lengths, checks] = BLOCKS[version] ?? [[], 0];
  const blocks: number[][] = lengths.map(() => []);
  let next = 0;
  for (let row = 0; row < Math.max(...lengths); row++)
    lengths.forEach((length, block) => {
      if (row < length) blocks[block]?.push(words[next++] ?? 0);
    });
  const data = blocks.flat();
  for (let row = 0; row < checks; row++) blocks.forEach((block) => block.push(words[next++] ?? 0));
  // A block without a mistake is zero at every root of the generator.
  const double = (value: number) => ((value << 1) ^ (value & 128 ? 0x11d : 0)) & 255;
  const multiply = (one: number, other: number) => {
    let product = 0;
    for (let bit = 7; bit >= 0; bit--) product = double(product) ^ ((other >> bit) & 1 ? one : 0);
    return product;
  };
  for (const block of blocks)
    for (let power = 0, root = 1; power < checks; power++, root = double(root))
      expect(block.reduce((sum, word) => multiply(sum, root) ^ word, 0)).toBe(0);
  const stream = data.map((word) => word.toString(2).padStart(8, '0')).join('');
  expect(stream.slice(0, 4)).toBe('0100');
  const counted = version < 10 ? 8 : 16;
  const length = Number.parseInt(stream.slice(4, 4 + counted), 2);
  const bytes = Array.from({ length }, (_, index) =>
    Number.parseInt(stream.slice(4 + counted + 8 * index, 12 + counted + 8 * index), 2),
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe('a QR code', () => {
  it('says what was written, in every size', () => {
    const sizes = new Set<number>();
    for (let length = 0; length <= 213; length += 3) {
      const text = 'https://saturnalia.example/table/0c4k2m7r9t1vz?invite=7hq'.repeat(4).slice(0, length);
      const code = qr(text);
      if (!code) throw new Error('it fits');
      sizes.add(code.size);
      expect(read(code)).toBe(text);
    }
    expect(sizes.size).toBe(10);
  });

  it('says letters of other languages', () => {
    const code = qr('Salvē, Jörg · サトゥルナリア');
    expect(code && read(code)).toBe('Salvē, Jörg · サトゥルナリア');
  });

  it('is none for what is too long', () => {
    expect(qr('x'.repeat(213))).toBeDefined();
    expect(qr('x'.repeat(214))).toBeUndefined();
  });

  it('is drawn place by place', () => {
    expect(path({ size: 2, dark: new Uint8Array([1, 0, 0, 1]) })).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
  });
});
