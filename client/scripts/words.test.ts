import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readWords, typed } from './words.mjs';

const CLIENT = join(import.meta.dirname, '..');
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'saturnalia-words-'));
  for (const language of ['de', 'en']) mkdirSync(join(root, 'locales', language), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (language: string, text: string, file = 'client.ftl') =>
  writeFileSync(join(root, 'locales', language, file), text);
const both = (text: string, file?: string) => ['de', 'en'].forEach((language) => write(language, text, file));
const read = () => readWords(root);

it('a message is written down with what it needs, and what is counted must be a number', () => {
  both(`client-plain = Hello
client-named = { client-plain } { $name }
client-counted = { $count ->
    [one] one card of { $whose }
   *[other] { $count } cards of { $whose }
}
client-chosen = { $side ->
    [left] left
   *[right] right
}
`);
  const { words, faults } = read();
  expect(faults).toEqual([]);
  const lines = typed(words).split('\n');
  expect(lines).toContain("  'client-plain': object;");
  expect(lines).toContain("  'client-named': { name: number | string };");
  expect(lines).toContain("  'client-counted': { count: number; whose: number | string };");
  expect(lines).toContain("  'client-chosen': { side: number | string };");
});

it('what a message refers to needs its arguments too', () => {
  both('client-inner = { $count } cards\nclient-outer = You hold { client-inner }\n');
  expect(read().words.find(({ key }) => key === 'client-outer')?.args).toEqual([
    ['count', 'number | string'],
  ]);
});

it('a difference between the languages is a fault', () => {
  write('en', 'client-one = { $name } and { $other }\nclient-two = two\n');
  write('de', 'client-one = { $name }\n');
  expect(read().faults).toEqual(['client-one does not use $other in de', 'client-two is missing in de']);
});

it('what does not parse, stands twice, points nowhere or has no prefix is a fault', () => {
  write('en', 'client-one = { $name\n');
  write('de', 'client-two = { client-none }\nclient-two = two\nother = other\n');
  const faults = read().faults.join('\n');
  for (const part of ['client-one = { $name', 'client-two stands twice', 'other does not begin with client-'])
    expect(faults).toContain(part);
  both('client-three = { client-none }\n');
  expect(read().faults.join('\n')).toContain('client-none is referred to and missing');
});

it('the names of components belong to the messages, and what the terminal says does not', () => {
  both('client-one = one\n');
  both('terminal-only = { $open\n', 'terminal.ftl');
  const data = join(root, 'games/planted/data');
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, 'names.en.ftl'), 'planted-road = Road\nplanted-gate = Gate\n');
  writeFileSync(join(data, 'names.de.ftl'), 'planted-road = Straße\n');
  expect(read().words.map(({ key }) => key)).toEqual(['client-one', 'planted-gate', 'planted-road']);
  expect(read().faults).toEqual(['planted-gate is missing in de']);
});

/** Which lines of code the compiler refuses, if they stood in the client. */
function refused(lines: readonly string[]): string[] {
  const file = join(CLIENT, 'src/words/planted.ts');
  const { config } = ts.readConfigFile(join(CLIENT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, CLIENT);
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  const head = [
    "import { t } from './texts.svelte';",
    "import { dashed } from './typed';",
    "declare const part: 'log' | 'chat', code: 'not_found' | 'no_session';",
    'export const used = [part, dashed(code)];',
  ];
  const text = [...head, ...lines].join('\n');
  host.getSourceFile = (name, version, ...more) =>
    name === file ? ts.createSourceFile(name, text, version, true) : getSourceFile(name, version, ...more);
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file);
  const wrong = program
    .getSemanticDiagnostics(source)
    .map(({ start }) => source?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0);
  return [...new Set(wrong)].map((line) => lines[line - head.length] ?? `line ${line}`);
}

it('a message that is missing, lacks an argument or has one too many does not compile', () => {
  const right = [
    "t('client-log');",
    't(`client-${part}`);',
    't(`client-refusal-${dashed(code)}`);',
    "t('client-all-offers', { count: 3 });",
  ];
  const wrong = [
    "t('client-lug');",
    't(`client-${part}-none`);',
    't(`client-refusal-${code}`);',
    't(`client-refusal-${String(code)}`);',
    "t('client-all-offers');",
    "t('client-all-offers', { number: 3 });",
    "t('client-log', { count: 3 });",
    "t(part === 'log' ? 'client-log' : 'client-all-offers');",
  ];
  expect(refused([...right, ...wrong])).toEqual(wrong);
}, 120_000);

it('a message that nothing says is named', () => {
  const client = join(root, 'client');
  mkdirSync(join(client, 'src/board'), { recursive: true });
  cpSync(join(CLIENT, 'tsconfig.json'), join(client, 'tsconfig.json'));
  symlinkSync(join(CLIENT, 'node_modules'), join(client, 'node_modules'));
  const source = (name: string, text: string) => writeFileSync(join(client, 'src', name), text);
  both(
    [
      ...['said', 'forgotten', 'left', 'right', 'middle', 'inner'].map((name) => `client-${name} = ${name}`),
      'client-outer = { client-inner }',
      ...['asked', 'silent'].flatMap((name) => [`client-topic-${name} = a`, `client-about-${name} = a`]),
      '',
    ].join('\n'),
  );
  both('other-game = not ours\n', 'game.ftl');
  mkdirSync(join(root, 'games/planted/data'), { recursive: true });
  for (const language of ['de', 'en'])
    writeFileSync(join(root, `games/planted/data/names.${language}.ftl`), 'planted-road = not ours\n');
  source(
    'say.ts',
    "export const t = (key: string) => key;\nexport const topicOf = (_: string, name: string) => name as 'asked' | 'silent';\n",
  );
  source(
    'board/Board.svelte',
    `<script lang="ts">
  import { t } from '../say';
  let { side }: { side: 'left' | 'right' } = $props();
  const helps = (topic: string) => topic;
</script>
<p title={t('client-said')}>{t(\`client-\${side}\`)} {t('client-outer')} {helps('asked')}</p>
`,
  );
  source(
    'board/Help.svelte',
    `<script lang="ts">
  import { t, topicOf } from '../say';
  let { topic }: { topic: string } = $props();
  const part = $derived(topicOf('client', topic));
</script>
{t(\`client-topic-\${part}\`)} {t(\`client-about-\${part}\`)}
`,
  );
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'unused-words.mjs'), client],
    { encoding: 'utf8' },
  );
  expect(stderr.trim().split('\n')).toEqual(
    ['about-silent', 'forgotten', 'middle', 'topic-silent'].map((name) => `client-${name} is said nowhere`),
  );
  expect(status).toBe(1);
}, 120_000);
