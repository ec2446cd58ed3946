// Writes src/words/keys.ts: every message of locales/ and the names that a game's components bring along, with the arguments it needs, so that the compiler checks each that is said.
// Fails where a file does not parse, or where the languages differ in messages or arguments.
import { parse, Visitor } from '@fluent/syntax';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LANGUAGES = ['en', 'de'];
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** What a message or term says: the variables it names, which of them are counted, and what else it refers to. */
class Reading extends Visitor {
  variables = new Map();
  references = new Set();

  visitVariableReference({ id }) {
    if (!this.variables.has(id.name)) this.variables.set(id.name, 'number | string');
  }
  visitMessageReference({ id }) {
    this.references.add(id.name);
  }
  visitTermReference({ id }) {
    this.references.add(`-${id.name}`);
  }
  visitSelectExpression(node) {
    const { selector, variants } = node;
    const counted = variants.every(
      ({ key }) => key.type === 'NumberLiteral' || (key.type === 'Identifier' && PLURALS.includes(key.name)),
    );
    if (selector.type === 'VariableReference' && counted) this.variables.set(selector.id.name, 'number');
    this.genericVisit(node);
  }
}

/** Files of sentences that no page says. */
const ELSEWHERE = ['share.ftl', 'terminal.ftl'];

/** The files of one language: those of locales/ but what the terminal and the server say, and the names in every game's data. */
function files(root, name) {
  const folder = join(root, 'locales', name);
  const sentences = readdirSync(folder).filter((file) => file.endsWith('.ftl') && !ELSEWHERE.includes(file));
  const games = existsSync(join(root, 'games')) ? readdirSync(join(root, 'games')) : [];
  const names = games.map((game) => join(root, 'games', game, 'data', `names.${name}.ftl`));
  return [...sentences.map((file) => join(folder, file)), ...names.filter((path) => existsSync(path))];
}

/** Every message of one language: its file, its arguments, and the messages it is made of. */
function language(root, name, faults) {
  const entries = new Map();
  for (const path of files(root, name)) {
    const file = basename(path);
    for (const entry of parse(readFileSync(path, 'utf8'), {}).body) {
      if (entry.type === 'Junk') faults.push(`${path}: ${entry.content.split('\n')[0]}`);
      if (entry.type !== 'Message' && entry.type !== 'Term') continue;
      const reading = new Reading();
      reading.visit(entry);
      const id = entry.type === 'Term' ? `-${entry.id.name}` : entry.id.name;
      if (entries.has(id)) faults.push(`${path}: ${id} stands twice`);
      if (file.startsWith('client') && !id.startsWith('client-'))
        faults.push(`${path}: ${id} does not begin with client-`);
      entries.set(id, { file, variables: reading.variables, references: reading.references });
    }
  }
  const needs = (id, seen = new Set()) => {
    const entry = entries.get(id);
    if (!entry) {
      faults.push(`${name}: ${id} is referred to and missing`);
      return new Map();
    }
    seen.add(id);
    const all = new Map(entry.variables);
    for (const other of entry.references)
      if (!seen.has(other))
        for (const [name, kind] of needs(other, seen)) if (!all.has(name)) all.set(name, kind);
    return all;
  };
  return new Map(
    [...entries]
      .filter(([id]) => !id.startsWith('-'))
      .map(([id, { file, references }]) => [id, { file, references, needs: needs(id) }]),
  );
}

/** The messages of both languages as one, and whatever is wrong with them. */
export function readWords(root) {
  const faults = [];
  const [one, other] = LANGUAGES.map((name) => language(root, name, faults));
  for (const [these, those, where] of [
    [one, other, LANGUAGES[1]],
    [other, one, LANGUAGES[0]],
  ])
    for (const [id, { needs }] of these) {
      const there = those.get(id);
      if (!there) faults.push(`${id} is missing in ${where}`);
      else
        for (const name of needs.keys())
          if (!there.needs.has(name)) faults.push(`${id} does not use $${name} in ${where}`);
    }
  const words = [...one].map(([key, { file, needs, references }]) => {
    const there = other.get(key)?.needs;
    const args = [...needs].map(([name, kind]) => [name, there?.get(name) === 'number' ? 'number' : kind]);
    return { key, file, args: args.sort(([a], [b]) => (a < b ? -1 : 1)), references: [...references] };
  });
  return { words: words.sort((a, b) => (a.key < b.key ? -1 : 1)), faults };
}

/** What help speaks of, by the beginning of its keys: names with a heading (`…-topic-name`) and a text (`…-about-name`). */
export function topics(words) {
  const keys = new Set(words.map(({ key }) => key));
  const found = new Map();
  for (const key of keys) {
    const [, prefix, name] = /^(.+)-topic-(.+)$/.exec(key) ?? [];
    if (name && keys.has(`${prefix}-about-${name}`)) found.set(prefix, [...(found.get(prefix) ?? []), name]);
  }
  return found;
}

const WRITTEN =
  '// Written by scripts/words.mjs from the sentences in locales/ and the names in games/*/data; never edited.';

export const typed = (words) =>
  [
    WRITTEN,
    '',
    '/** Every message, with the arguments it needs. */',
    'export interface Messages {',
    ...words.map(({ key, args }) =>
      args.length === 0
        ? `  '${key}': object;`
        : `  '${key}': { ${args.map(([name, kind]) => `${name}: ${kind}`).join('; ')} };`,
    ),
    '}',
    '',
    '/** What help speaks of, with a heading and a text each. */',
    'export interface Topics {',
    ...[...topics(words)].map(
      ([prefix, names]) => `  '${prefix}': ${names.map((name) => `'${name}'`).join(' | ')};`,
    ),
    '}',
    '',
  ].join('\n');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const client = join(import.meta.dirname, '..');
  const { words, faults } = readWords(join(client, '..'));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
  const target = join(client, 'src/words/keys.ts');
  const text = typed(words);
  // A file that stays the same is not touched, so that whoever watches it rests.
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
}
