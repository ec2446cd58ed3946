import { expect, it } from 'vitest';
import type { View } from '../../protocol/gloria-mundi';
import { cheapest } from '../../store/choose';
import { dear } from './paying';

it('a surcharge is paid with what there is most of, and with glory last', () => {
  const tokens = { food: 4, gold: 2, peace: 1, glory: 9 };
  const view = { own: 0, players: [{ screen: { tokens } }] } as unknown as View;
  const things = Object.entries(tokens).map(([token, most]) => ({
    answer: token,
    label: { key: token },
    pieces: [`tokens/${token}`],
    most,
  }));
  const paid = (count: number) => [...cheapest({ count, things }, (...at) => dear(...at, view))].sort();
  expect(paid(2)).toEqual(['tokens/food', 'tokens/food']);
  expect(paid(4)).toEqual(['tokens/food', 'tokens/food', 'tokens/food', 'tokens/gold']);
  expect(paid(8).filter((piece) => piece === 'tokens/glory')).toHaveLength(1);
});
