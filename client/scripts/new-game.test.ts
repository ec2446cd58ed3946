import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const CLIENT = join(import.meta.dirname, '..');

it('a folder with a board, an emblem and texts is all that a new game needs', () => {
  const root = mkdtempSync(join(tmpdir(), 'saturnalia-new-game-'));
  const client = join(root, 'client');
  try {
    for (const part of [
      'src',
      'public',
      'plugins',
      'scripts',
      'index.html',
      'package.json',
      'svelte.config.js',
    ])
      cpSync(join(CLIENT, part), join(client, part), { recursive: true });
    cpSync(join(CLIENT, 'vite.config.ts'), join(client, 'vite.config.ts'));
    cpSync(join(CLIENT, '../locales'), join(root, 'locales'), { recursive: true });
    symlinkSync(join(CLIENT, '../games'), join(root, 'games'));
    symlinkSync(join(CLIENT, 'node_modules'), join(client, 'node_modules'));

    const game = join(client, 'src/games/tali');
    mkdirSync(game);
    writeFileSync(
      join(game, 'game.ts'),
      `import type { GameModule } from '../../store/game';\nimport Board from './Board.svelte';\nexport const game: GameModule = { Board };\n`,
    );
    writeFileSync(join(game, 'Board.svelte'), '<p>the planted board</p>\n');
    writeFileSync(
      join(game, 'Emblem.svelte'),
      `<svelte:options namespace="svg" />\n<script lang="ts" module>\n  export const colours = ['#0a1b2c', '#010203'] as const;\n</script>\n<path d="M1 2h3" />\n`,
    );
    for (const language of ['de', 'en'])
      writeFileSync(
        join(root, `locales/${language}/client-tali.ftl`),
        'client-tali-planted = planted words\n',
      );

    const node = (...args: string[]) =>
      execFileSync(process.execPath, args, {
        cwd: client,
        encoding: 'utf8',
        stdio: 'pipe',
        env: { ...process.env, VITEST: '', NODE_ENV: 'production' },
      });
    node('node_modules/vite/bin/vite.js', 'build');
    const budget = node('scripts/budget.mjs');
    expect(budget).toMatch(/^tali: 0\.\d kB of 150 kB$/m);

    const built = readdirSync(join(client, 'dist/assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => ({ name, text: readFileSync(join(client, 'dist/assets', name), 'utf8') }));
    const holding = (words: string) =>
      built.filter(({ text }) => text.includes(words)).map(({ name }) => name);
    // With the start page, in its own file or in one that it has in common with others.
    const start = built.find(({ name }) => name.startsWith('index-'));
    const drawn = holding('#0a1b2c').map(
      (name) => name === start?.name || start?.text.includes(`from"./${name}"`),
    );
    expect(drawn, 'its emblem stands on the start page').toEqual([true]);
    expect(holding('the planted board'), 'its board is loaded when needed').toEqual([
      expect.stringMatching(/^game-/),
    ]);
    expect(holding('planted words'), 'its texts in either language').toHaveLength(2);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}, 120_000);

it('nothing outside of its folder names a game', () => {
  const games = readdirSync(join(CLIENT, 'src/games'), { withFileTypes: true })
    .filter((one) => one.isDirectory() && one.name !== 'fallback')
    .map((one) => one.name);
  expect(games.length).toBeGreaterThan(0);
  const naming = ['src', 'scripts', 'plugins', 'lint', 'public']
    .flatMap((part) =>
      readdirSync(join(CLIENT, part), { recursive: true, encoding: 'utf8' }).map((name) => `${part}/${name}`),
    )
    .filter(
      (name) =>
        /\.(ts|svelte|css|js|mjs)$/.test(name) && !/\.test\.ts$|^src\/(protocol|words\/keys)/.test(name),
    )
    .filter((name) => !/^src\/games\/[^/]+\//.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(CLIENT, name), 'utf8');
      return games.filter((game) => text.includes(game)).map((game) => `${name}: ${game}`);
    });
  expect(naming).toEqual([]);
});
