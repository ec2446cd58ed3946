import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Telling } from '../store/telling';

const tables = import.meta.glob<Telling>('./*/telling.ts', { import: 'telling', eager: true });

it.each(Object.entries(tables))(
  'every row of what sounds how knows a sentence of the rules: %s',
  (file, telling) => {
    const game = file.split('/')[1] ?? '';
    const sentences = readFileSync(new URL(`../../../locales/en/${game}.ftl`, import.meta.url), 'utf8');
    const keys = [...sentences.matchAll(/^([a-z0-9-]+) =/gm)].map(([, key]) => key ?? '');
    for (const [pattern] of telling.kinds)
      expect(
        keys.some((key) => pattern.test(key)),
        String(pattern),
      ).toBe(true);
  },
);
