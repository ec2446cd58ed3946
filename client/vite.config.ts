import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { engine } from './plugins/engine.ts';
import { policy, screens } from './plugins/site.ts';

/** Where `scripts/engine` writes the engine for browsers. */
const ENGINE = join(import.meta.dirname, 'engine');

// The server's address while the client is developed with `npm run dev`.
const server = process.env['SATURNALIA_URL'] ?? 'http://127.0.0.1:8080';

// `--mode site`: for a static host, without a server.
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [
    ...(mode === 'site' ? [svelte({ preprocess: [vitePreprocess(), screens] }), policy] : [svelte()]),
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
    // How long a build takes on a slow machine is no news to whoever only wants to play.
    rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  // A busy machine takes its time to load a compiler or a linter.
  test: { include: ['src/**/*.test.ts', '{lint,plugins,scripts}/**/*.test.ts'], testTimeout: 60_000 },
}));
