// SHA-256 (FIPS 180-4), written out: browsers offer it only to pages that came over HTTPS, and a table in the living room comes without.

/** The first 32 bits of the fractional parts of a power of the first primes. */
function fractions(power: number, count: number): Uint32Array {
  const found = new Uint32Array(count);
  for (let candidate = 2, index = 0; index < count; candidate += 1) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1)
      if (candidate % divisor === 0) prime = false;
    if (prime) found[index++] = (candidate ** power % 1) * 2 ** 32;
  }
  return found;
}

const ROUNDS = fractions(1 / 3, 64);
const BEGINNING = fractions(1 / 2, 8);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const at = (words: Uint32Array, index: number): number => words[index] as number;

/** Fills the message up to whole blocks: a one, zeros, and its length in bits. */
function padded(message: Uint8Array): DataView {
  const blocks = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  blocks.set(message);
  blocks[message.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(blocks.length - 4, message.length << 3);
  return view;
}

export function sha256(message: Uint8Array): Uint8Array {
  const blocks = padded(message);
  const state = BEGINNING.slice();
  const words = new Uint32Array(64);
  for (let start = 0; start < blocks.byteLength; start += 64) {
    for (let index = 0; index < 16; index += 1) words[index] = blocks.getUint32(start + index * 4);
    for (let index = 16; index < 64; index += 1) {
      const [early, late] = [at(words, index - 15), at(words, index - 2)];
      const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[index] = at(words, index - 16) + low + at(words, index - 7) + high;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let index = 0; index < 64; index += 1) {
      const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const chosen = (e & f) ^ (~e & g);
      const first = (h + high + chosen + at(ROUNDS, index) + at(words, index)) | 0;
      const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const most = (a & b) ^ (a & c) ^ (b & c);
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + low + most) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = at(state, index) + word));
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => out.setUint32(index * 4, word));
  return new Uint8Array(out.buffer);
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const unhex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
