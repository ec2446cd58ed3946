import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { defineConfig } from 'vitest/config';
import { engine } from './plugins/engine.ts';
import { policy, screens } from './plugins/site.ts';

/** Where `scripts/engine` writes the engine for browsers. */
const ENGINE = join(import.meta.dirname, 'engine');

// The server's address while the client is developed with `npm run dev`.
const server = process.env['SATURNALIA_URL'] ?? 'http://127.0.0.1:8080';

/** What is printed on a game's components, `games/<game>/data/*.toml`: a module that names each of its tables. */
const components = {
  name: 'components',
  transform(code: string, id: string) {
    if (!id.endsWith('.toml')) return undefined;
    const tables = Object.entries(parse(code));
    return tables.map(([name, table]) => `export const ${name} = ${JSON.stringify(table)};`).join('\n');
  },
};

// `--mode site`: for a static host, without a server.
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [
    ...(mode === 'site' ? [svelte({ preprocess: [vitePreprocess(), screens] }), policy] : [svelte()]),
    components,
    engine(ENGINE, mode !== 'site'),
  ],
  worker: { format: 'es', plugins: () => [engine(ENGINE, mode !== 'site')] },
  // Tests see Svelte as a browser does: with effects.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  build: {
    target: 'es2022',
    // Nothing may be inlined as a data: address: the server's content security policy allows files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // For scripts/budget.mjs.
    manifest: true,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  // A busy machine takes its time to load a compiler or a linter.
  test: { include: ['src/**/*.test.ts', '{lint,plugins,scripts}/**/*.test.ts'], testTimeout: 60_000 },
}));
