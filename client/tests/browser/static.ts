// The plainest host there is: the files of a folder below a path, no rules for addresses, no compression. The folder can be exchanged for
// another one while it runs, as an update does.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const KINDS: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export interface Host {
  /** Where the folder begins, with a slash at the end. */
  url: string;
  /** Serves another folder from now on. */
  show(folder: string): void;
  stop(): Promise<void>;
}

export async function host(folder: string, path = '/games/of/ours/'): Promise<Host> {
  let shown = folder;
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', 'http://host');
    const within = pathname.startsWith(path) ? pathname.slice(path.length) : undefined;
    const file = join(shown, normalize(`/${within || 'index.html'}`));
    const found = within !== undefined && existsSync(file) && statSync(file).isFile();
    if (!found) return void answer.writeHead(404).end();
    answer.writeHead(200, {
      'content-type': KINDS[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    });
    answer.end(readFileSync(file));
  });
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    show: (other) => (shown = other),
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
