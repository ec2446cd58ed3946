import { expect, it } from 'vitest';
import type { Arg, Label } from '../../protocol/wire';
import { pictogram, type Glyph } from './pictogram';

const label = (key: string, args: Record<string, Arg>): Label => ({ key: `gloria-${key}`, args });
const amount = (key: string, count: number): Arg => ({ label: label(key, { count: { number: count } }) });
const effect = (key: string, cost: Arg[], gain: Arg[]) =>
  pictogram(label(`effect-${key}`, { cost: { list: cost }, gain: { list: gain } }));
const read = (glyphs: Glyph[]) =>
  glyphs
    .map((glyph) => {
      if (glyph.kind === 'mark') return glyph.text;
      if (glyph.kind === 'choice') return `${glyph.count}(${glyph.names.join('/')})`;
      return `${glyph.count ?? ''}${glyph.name}`;
    })
    .join(' ');

it('shows several buildings, tokens beside them, and what comes back of them', () => {
  const cost = [amount('amount-food', 1), amount('cards-building', 2)];
  expect(read(effect('trade', cost, [amount('gain-price', 2), amount('amount-steps', 1)]))).toBe(
    '1food 2building → purse 1step',
  );
  expect(read(effect('trade-often', [amount('cards-building', 1)], [amount('gain-laurel', 1)]))).toBe(
    '1building ×→ laurel',
  );
});

it('shows basic cards that are given, and a choice between cards and tokens', () => {
  const or: Arg = {
    label: label('choice-or', { first: { term: 'gloria-a-farm' }, last: { term: 'gloria-glory' } }),
  };
  const choice: Arg = { label: label('amount-things', { count: { number: 1 }, goods: or }) };
  expect(read(effect('trade', [amount('cards-city', 2), choice], [amount('amount-steps', 3)]))).toBe(
    '2city 1(farm/glory) → 3step',
  );
});
