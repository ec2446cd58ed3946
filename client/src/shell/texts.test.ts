import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { FACES } from '../games/city-of-rome/cards';

const LOCALES = new URL('../../../locales/', import.meta.url);
const SOURCES = new URL('../', import.meta.url);
const keys = (language: string, name: string) =>
  new FluentResource(readFileSync(new URL(`${language}/${name}.ftl`, LOCALES), 'utf8')).body
    .map((entry) => entry.id)
    .sort();
const mine = readdirSync(new URL('de/', LOCALES))
  .filter((name) => name.startsWith('client'))
  .map((name) => name.replace('.ftl', ''));
const known = new Set(
  ['en', 'de'].flatMap((language) => [...mine, 'house'].flatMap((name) => keys(language, name))),
);

it('both languages hold the same messages', () => {
  for (const name of mine) expect(keys('de', name), name).toEqual(keys('en', name));
});

it('every message begins with the prefix of its file', () => {
  for (const name of mine) for (const key of keys('en', name)) expect(key).toMatch(/^client-/);
});

it('every key written in the sources exists', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'),
  );
  const missing = files.flatMap((name) =>
    [...readFileSync(new URL(name, SOURCES), 'utf8').matchAll(/'(client-[a-z0-9-]+[a-z0-9])'/g)].flatMap(
      ([, key]) => (key && !known.has(key) ? [`${name}: ${key}`] : []),
    ),
  );
  expect(missing).toEqual([]);
});

it('every card has a short name and an explanation', () => {
  for (const card of Object.keys(FACES)) {
    expect(known).toContain(`client-city-short-${card.replaceAll('_', '-')}`);
    expect(known).toContain(`client-city-help-${card.replaceAll('_', '-')}`);
  }
});

it('every refusal has a sentence', () => {
  const wire = readFileSync(new URL('protocol/wire.ts', SOURCES), 'utf8');
  const codes = [...(/type RefusalCode = ([^;]+);/.exec(wire)?.[1] ?? '').matchAll(/"(\w+)"/g)].map(
    ([, code]) => code ?? '',
  );
  expect(codes.length).toBeGreaterThan(30);
  for (const code of codes) expect(known).toContain(`client-refusal-${code.replaceAll('_', '-')}`);
});
