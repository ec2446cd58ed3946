// Compresses the files of a folder beside themselves, as well as it can be done: X.br and X.gz, where that makes X smaller. What is there
// already is left as it is.
//   node client/scripts/pack.mjs DIR
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';

const PACKED = ['.css', '.html', '.js', '.json', '.svg', '.wasm', '.webmanifest'];

const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
const WAYS = { '.br': brotli, '.gz': (bytes) => gzipSync(bytes, { level: 9 }) };

/** Every file below a folder, by its path in it. */
export const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(folder.length + 1))
    .map((path) => path.split('\\').join('/'))
    .sort();

export const isPacked = (path) => extname(path) in WAYS;

export function pack(folder) {
  for (const path of filesOf(folder).filter((one) => PACKED.includes(extname(one)))) {
    const bytes = readFileSync(join(folder, path));
    for (const [ending, way] of Object.entries(WAYS)) {
      const beside = join(folder, path + ending);
      if (existsSync(beside)) continue;
      const packed = way(bytes);
      if (packed.length + 64 < bytes.length) writeFileSync(beside, packed);
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) pack(process.argv[2].replace(/\/+$/, ''));
