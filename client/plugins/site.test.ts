import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { screens } from './site';

const SOURCES = join(import.meta.dirname, '../src');
const markup = (content: string) => screens.markup?.({ content }) as { code: string };

it('links to screens are written behind the #, all others stay', () => {
  const links = `<a href="/">a</a><a href="/table/{id}?invite={code}">b</a><a href={address}>c</a>`;
  const others = `<use href="#id" /><a data-href="/x" href="https://host.example/">d</a>`;
  expect(markup(links + others).code).toBe(
    `<a href="#/">a</a><a href="#/table/{id}?invite={code}">b</a><a href={address}>c</a>${others}`,
  );
});

/** Links that never lead to a screen: what a server hands out as a file, and what its host has written. */
const ELSEWHERE = /^\{(http\.|span\.href\})/;

it('every link to a screen is written so that a site finds it', () => {
  const written = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svelte'))
    .flatMap((name) => {
      const text = readFileSync(join(SOURCES, name), 'utf8');
      const links = [...text.matchAll(/\shref=(\{[^}]*\}|'\/[^']*)/g)].map(([, link]) => link ?? '');
      const otherwise = links.filter((link) => !link.startsWith('{linked(') && !ELSEWHERE.test(link));
      return otherwise.map((link) => `${name}: ${link}`);
    });
  expect(written).toEqual([]);
});
