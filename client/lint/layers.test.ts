import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const eslint = new ESLint({ cwd: new URL('..', import.meta.url).pathname });

/** What the real configuration says against code that would stand in that file. */
async function against(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: `src/${file}` });
  return (result?.messages ?? [])
    .filter((one) => one.ruleId === 'saturnalia/layers' || one.fatal)
    .map((one) => one.message);
}
const importing = (source: string) => `import { planted } from '${source}';\nexport const own = planted;\n`;

it.each([
  ['store/planted.ts', '../shell/router.svelte', 'store may not use shell'],
  ['store/planted.ts', '../ui/rove', 'store may not use ui'],
  ['net/planted.ts', '../store/hear', 'net may not use store'],
  ['device/planted.ts', '../net/http', 'device may not use net'],
  ['store/planted.ts', '../device/shelf', 'store may not use device'],
  ['ui/planted.ts', '../shell/router.svelte', 'ui may not use shell'],
  ['ui/planted.ts', '../net/http', 'ui may not use net'],
  ['games/registry.ts', '../shell/router.svelte', 'games may not use shell'],
  ['games/sylla/planted.ts', '../../net/http', 'games may not use net'],
  ['games/sylla/planted.ts', '../city-of-rome/cards', 'a game may not use another one (city-of-rome)'],
  ['games/sylla/planted.ts', '../registry', 'a game may not use the list of games'],
  ['games/city-of-rome/art/planted.ts', '../../../net/http', 'games may not use net'],
  ['words/planted.ts', '../store/hear', 'words may not use store'],
])('%s that imports %s is refused', async (file, source, message) => {
  expect(await against(file, importing(source))).toEqual([message]);
});

it('a rule cannot be brought in from outside: neither a package nor the sources of a game', async () => {
  expect(await against('games/sylla/planted.ts', importing('sylla-rules'))).toEqual([
    'games may not use sylla-rules',
  ]);
  const outside = '../../../../games/sylla/pkg/sylla.js';
  expect(await against('games/sylla/planted.ts', importing(outside))).toEqual([
    `${outside} lies outside the client's sources`,
  ]);
});

it('a game reads what is printed on its own components, and nobody else does', async () => {
  const printed = '../../../../games/sylla/data/components.toml';
  expect(await against('games/sylla/planted.ts', importing(printed))).toEqual([]);
  expect(await against('games/city-of-rome/planted.ts', importing(printed))).toEqual([
    `${printed} lies outside the client's sources`,
  ]);
  expect(await against('ui/planted.ts', importing('../../../games/sylla/data/components.toml'))).toEqual([
    `../../../games/sylla/data/components.toml lies outside the client's sources`,
  ]);
  const tuning = '../../../../games/sylla/data/learned.json';
  expect(await against('games/sylla/planted.ts', importing(tuning))).toEqual([
    `${tuning} lies outside the client's sources`,
  ]);
});

it('markup, types, patterns, addresses and late imports count like any import', async () => {
  const script = `<script lang="ts">\n${importing('../../net/http')}</script>`;
  expect(await against('games/sylla/Planted.svelte', script)).toEqual(['games may not use net']);
  const late = `{#await import('../shell/router.svelte') then found}{found}{/await}`;
  expect(await against('ui/Planted.svelte', late)).toEqual(['ui may not use shell']);
  for (const code of [
    `export type Own = import('../../net/http').Refused;`,
    `export type { Refused } from '../../net/http';`,
    `export * from '../../net/http';`,
    `export const late = () => import('../../net/http');`,
    `export const found = import.meta.glob('../../net/*.ts');`,
    `export const found = import.meta.glob(['./*.ts', '../../net/*.ts']);`,
    `export const address = new URL('../../net/http', import.meta.url);`,
  ])
    expect(await against('games/sylla/planted.ts', code), code).toEqual(['games may not use net']);
  expect(
    await against('games/sylla/planted.ts', 'export const late = (name: string) => import(name);'),
  ).toEqual(['what is imported is to be written out']);
});

it('what a layer needs is allowed', async () => {
  for (const [file, source] of [
    ['store/planted.ts', '../net/http'],
    ['ui/planted.ts', '../words/texts.svelte'],
    ['games/sylla/planted.ts', '../../ui/Icon.svelte'],
    ['games/sylla/planted.ts', './faces'],
    ['games/city-of-rome/art/planted.ts', '../cards'],
    ['shell/planted.ts', '../games/registry'],
  ] as const)
    expect(await against(file, importing(source)), source).toEqual([]);
});

it('of what lies beside the client only sentences and names are read', async () => {
  const found = (pattern: string) => `export const found = import.meta.glob('${pattern}');`;
  expect(await against('words/planted.ts', found('../../../locales/*/*.ftl'))).toEqual([]);
  expect(await against('words/planted.ts', found('../../../games/*/data/names.*.ftl'))).toEqual([]);
  for (const other of ['../../../games/*/data/components.toml', '../../../games/*/src/score.rs'])
    expect(await against('words/planted.ts', found(other))).toEqual([
      `${other} lies outside the client's sources`,
    ]);
});
