import { expect, it } from 'vitest';
import { cheapest } from '../../store/choose';
import { dear } from './paying';

const thing = (card: string, most: number) => ({
  answer: card,
  label: { key: card },
  pieces: [`seat/0/card/${card}/upright`],
  most,
});

it('a bid is paid with what is missed least', () => {
  const things = [thing('senator', 2), thing('vestal', 1), thing('christian_slave', 1), thing('merchant', 3)];
  expect(cheapest({ count: 3, things }, dear)).toEqual([
    'seat/0/card/christian_slave/upright',
    'seat/0/card/vestal/upright',
    'seat/0/card/merchant/upright',
  ]);
});
