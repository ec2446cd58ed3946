// Buttons are short: STYLE.md, rule 5. A button is known by how it is written: the element, or a link that looks like one.

import { parse as fluent, type Pattern, type PatternElement } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { expect, it } from 'vitest';

/** The most characters on a button; what is inserted is not counted. */
const MOST = 24;

const client = join(import.meta.dirname, '..');
const src = join(client, 'src');

type Node = { type?: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Everything below a node of the syntax, itself included; not what `left` says. */
function* within(node: unknown, left: (node: Node) => boolean = () => false): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* within(one, left);
  else if (isNode(node) && !left(node)) {
    yield node;
    for (const value of Object.values(node)) yield* within(value, left);
  }
}

function hasClass(node: Node, name: string): boolean {
  if (node.type !== 'RegularElement') return false;
  const found = (node['attributes'] as Node[]).find((one) => one['name'] === 'class');
  return [...within(found?.['value'])].some((one) => String(one['data']).split(' ').includes(name));
}

/** `<button>`, or a link of the class `button`. */
const isButton = (node: Node) =>
  node.type === 'RegularElement' &&
  (node['name'] === 'button' || (node['name'] === 'a' && hasClass(node, 'button')));

/** The messages that a button says: whole keys, wherever `t('…')` stands in it; what is printed `soft` explains it. */
function said(source: string): string[] {
  const buttons = [...within(parse(source, { modern: true }).fragment)].filter(isButton);
  const calls = buttons
    .flatMap((button) => [...within(button['fragment'], (node) => hasClass(node, 'soft'))])
    .filter((node) => node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 't');
  return calls
    .flatMap((call) => [...within((call['arguments'] as Node[])[0])])
    .flatMap(({ type, value }) => (type === 'Literal' && typeof value === 'string' ? [value] : []))
    .filter((value) => value.startsWith('client-'));
}

/** Every way to say a pattern, with nothing for what is inserted. */
function ways({ elements }: Pattern): string[] {
  const of = (element: PatternElement): string[] => {
    if (element.type === 'TextElement') return [element.value];
    const { expression } = element;
    return expression.type === 'SelectExpression'
      ? expression.variants.flatMap(({ value }) => ways(value))
      : [''];
  };
  return elements.reduce<string[]>(
    (before, element) => before.flatMap((start) => of(element).map((end) => start + end)),
    [''],
  );
}

/** The messages of a language, as said at most. */
function messages(language: string): Map<string, string[]> {
  const folder = join(client, '../locales', language);
  const files = readdirSync(folder).filter((file) => file.startsWith('client'));
  const entries = files.flatMap((file) => fluent(readFileSync(join(folder, file), 'utf8'), {}).body);
  return new Map(
    entries.flatMap((entry) =>
      entry.type === 'Message' && entry.value ? [[entry.id.name, ways(entry.value)] as const] : [],
    ),
  );
}

const components = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.svelte'),
);
const buttons = new Set(components.flatMap((name) => said(readFileSync(join(src, name), 'utf8'))));

it('what a button says is found where it is written', () => {
  expect(
    said(
      `<button class="x">{t('client-a')}</button><p>{t('client-b')}</p><button><b class="soft x">{t('client-c')}</b></button>`,
    ),
  ).toEqual(['client-a']);
  expect(
    said(
      `<a class="button" href="/">{on ? t('client-a') : t('client-b')}</a><a href="/">{t('client-c')}</a>`,
    ),
  ).toEqual(['client-a', 'client-b']);
  expect(buttons.size).toBeGreaterThan(60);
});

it.each(['de', 'en'])('no button is longer than 24 characters (%s)', (language) => {
  const all = messages(language);
  const long = [...buttons].flatMap((key) =>
    (all.get(key) ?? []).filter((text) => [...text].length > MOST).map((text) => `${key}: ${text}`),
  );
  expect(long).toEqual([]);
});
