// A folder with a built client in front of the real server, so that the client can be tested without building the binary anew.
// The folder's files are served with the headers the server gives its own; everything else is passed on.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const KINDS: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const isServers = (path: string) => /^\/(api|healthz|readyz|metrics)\b/.test(path);

/** Listens on a port of its own until stopped. */
export async function putInFront(
  folder: string,
  server: { port: number },
): Promise<{ url: string; stop: () => Promise<void> }> {
  const policyAt = async (path: string) =>
    (await fetch(`http://127.0.0.1:${server.port}${path}`)).headers.get('content-security-policy') ?? '';
  const [policy, embedded] = [await policyAt('/'), await policyAt('/embed/')];
  const headerLines = (from: IncomingMessage) =>
    Array.from({ length: from.rawHeaders.length / 2 }, (_, pair) =>
      from.rawHeaders.slice(2 * pair, 2 * pair + 2),
    )
      .map(([name, value]) => `${name}: ${value}`)
      .join('\r\n');
  const front = createServer((asked, answer) => {
    const path = new URL(asked.url ?? '/', 'http://front').pathname;
    if (!isServers(path)) {
      const file = join(folder, normalize(path));
      const found = existsSync(file) && statSync(file).isFile() ? file : join(folder, 'index.html');
      if (found !== file && extname(path) !== '') return void answer.writeHead(404).end();
      const packed = !/\.(png|webp|woff2)$/.test(found);
      answer.writeHead(200, {
        'content-type': KINDS[extname(found)] ?? 'application/octet-stream',
        'content-security-policy': path.startsWith('/embed/') ? embedded : policy,
        'cache-control': 'no-cache',
        ...(packed ? { 'content-encoding': 'gzip' } : {}),
      });
      const bytes = readFileSync(found);
      return void answer.end(packed ? gzipSync(bytes) : bytes);
    }
    const passed = request(
      { host: '127.0.0.1', port: server.port, path: asked.url, method: asked.method, headers: asked.headers },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      },
    );
    // A server that is gone is gone for the browser too.
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  const lines = new Set<{ destroy(): void }>();
  front.on('upgrade', (asked, socket) => {
    lines.add(socket);
    const line = connect(server.port, '127.0.0.1', () => {
      line.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${headerLines(asked)}\r\n\r\n`);
      line.pipe(socket).pipe(line);
    });
    line.on('error', () => socket.destroy());
    line.on('close', () => socket.destroy());
    socket.on('error', () => line.destroy());
    socket.on('close', () => {
      lines.delete(socket);
      line.destroy();
    });
  });
  await new Promise<void>((up) => front.listen(0, '127.0.0.1', up));
  const address = front.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const stop = () =>
    new Promise<void>((done) => {
      front.close(() => done());
      front.closeAllConnections();
      for (const line of lines) line.destroy();
    });
  return { url: `http://127.0.0.1:${port}`, stop };
}
