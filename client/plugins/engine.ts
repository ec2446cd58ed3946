// The engine for browsers as part of the client: `virtual:engine` names the files that `scripts/engine` has written, or says that there are
// none. They are files of their own, fetched when they are needed, with a hash in their names like everything that is built.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:engine';
const RESOLVED = `\0${NAME}`;

/** The kinds of files, for the server that is used while the client is developed. */
const KINDS: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  json: 'application/json',
  wasm: 'application/wasm',
};

/** The engine's files by what they are to the client; undefined where it was not built. */
function find(folder: string) {
  // Written last.
  if (!existsSync(join(folder, 'made-of'))) return undefined;
  const games = JSON.parse(readFileSync(join(folder, 'games.json'), 'utf8')) as { key: string }[];
  return {
    script: 'engine.js',
    wasm: 'engine_bg.wasm',
    bytes: statSync(join(folder, 'engine_bg.wasm')).size,
    games: 'games.json',
    printed: Object.fromEntries(games.map(({ key }) => [key, `printed-${key}.json`])),
  };
}

/** What the module exports, given how a file's address is written. */
function source(found: ReturnType<typeof find>, server: boolean, address: (file: string) => string): string {
  const printed = Object.entries(found?.printed ?? {});
  const written = found && [
    `script: ${address(found.script)}`,
    `wasm: ${address(found.wasm)}`,
    `bytes: ${found.bytes}`,
    `games: ${address(found.games)}`,
    `printed: { ${printed.map(([game, file]) => `'${game}': ${address(file)}`).join(', ')} }`,
  ];
  return [
    // Not written as one expression: a file that was hashed here is not to be looked for once more.
    'const here = import.meta.url;',
    `export const engine = ${written ? `{ ${written.join(', ')} }` : 'undefined'};`,
    `export const server = ${server};`,
  ].join('\n');
}

/**
 * @param folder where `scripts/engine` has written the engine
 * @param server whether the page will be served by a Saturnalia server
 */
export function engine(folder: string, server: boolean): Plugin {
  const found = process.env['VITEST'] ? undefined : find(folder);
  let building = true;
  const built = (file: string) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('base64url');
    const [, stem, ending] = /^(.+)\.([a-z]+)$/.exec(file) ?? [];
    return `${stem?.replace('_bg', '')}-${hash.slice(0, 8)}.${ending}`;
  };
  return {
    name: 'engine',
    configResolved(config) {
      building = config.command === 'build';
    },
    buildStart() {
      if (!building || !found) return;
      const { script, wasm, games, printed } = found;
      const files = [script, wasm, games, ...Object.values(printed)];
      // With the compressed forms beside them, which take long to make.
      for (const [file, form] of files.flatMap((one) =>
        ['', '.br', '.gz'].map((form) => [one, form] as const),
      ))
        if (existsSync(join(folder, file + form)))
          this.emitFile({
            type: 'asset',
            fileName: `assets/${built(file)}${form}`,
            source: readFileSync(join(folder, file + form)),
          });
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      // Everything that is built lies in one folder, so that an address beside this module is right below any path.
      const address = building
        ? (file: string) => `new URL('${built(file)}', here).href`
        : (file: string) => `new URL('/engine/${file}', here).href`;
      return source(found, server, address);
    },
    configureServer({ middlewares }) {
      middlewares.use('/engine/', (asked, answer, next) => {
        const file = asked.url?.replace(/^\/|\?.*$/g, '') ?? '';
        const path = join(folder, file);
        if (!/^[a-z_-]+\.[a-z]+$/.test(file) || !existsSync(path)) return next();
        answer.setHeader('content-type', KINDS[file.split('.').pop() ?? ''] ?? 'text/plain');
        answer.end(readFileSync(path));
      });
    },
  };
}
