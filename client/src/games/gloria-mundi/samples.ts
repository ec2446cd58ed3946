// Cards for the pictures of the rules page, which has no table to take them from. They are compared with the rules' data by a test.

import type { Basic, CardView, Colour, Token, Tokens } from '../../protocol/gloria-mundi';
import type { Arg, Label } from '../../protocol/wire';

const NONE: Tokens = { food: 0, gold: 0, peace: 0, glory: 0 };
const amount = (name: string, count: number): Arg => ({
  label: { key: `gloria-amount-${name}`, args: { count: { number: count } } },
});
const goods = (...parts: readonly (readonly [string, number])[]): Arg => ({
  list: parts.map(([name, count]) => amount(name, count)),
});
const card = (
  name: string,
  colour: Colour,
  price: Partial<Tokens>,
  steps: number,
  effect: Label,
): CardView => ({
  id: name,
  name,
  colour,
  price: { ...NONE, ...price },
  steps,
  effect,
  card: 'reconstructed',
  ability: 'rulebook',
});

/** What is printed on the basic cards. */
export const PRODUCTS: Record<Basic, Token> = { farm: 'food', city: 'gold', peace: 'peace' };

const sample = <Name extends string>(name: Name, shown: CardView) => [name, shown] as const;

/** One card for each kind of effect, in the order of the rules page. */
export const SAMPLES = [
  sample(
    'produce',
    card('Villa Rustica', 'farm', { food: 3, gold: 3, peace: 3 }, 0, {
      key: 'gloria-effect-produce',
      args: { gain: goods(['food', 1], ['steps', 1]) },
    }),
  ),
  sample(
    'trade',
    card('Pistrina', 'farm', { food: 3, gold: 1, peace: 1 }, 3, {
      key: 'gloria-effect-trade',
      args: { cost: goods(['food', 2]), gain: goods(['peace', 3]) },
    }),
  ),
  sample(
    'often',
    card('Navalia', 'city', { food: 2, gold: 3, peace: 1 }, 1, {
      key: 'gloria-effect-trade-often',
      args: { cost: goods(['gold', 2]), gain: goods(['steps', 1]) },
    }),
  ),
  sample(
    'owned',
    card('Annona', 'farm', { food: 3, gold: 1, peace: 2 }, 3, {
      key: 'gloria-effect-owned',
      args: {
        gain: goods(['food', 1]),
        every: { label: { key: 'gloria-every-farm', args: { count: { number: 1 } } } },
      },
    }),
  ),
  sample(
    'exclusive',
    card('Triumphus', 'peace', { food: 1, gold: 2, peace: 3 }, 3, {
      key: 'gloria-effect-exclusive-peace',
      args: { gain: goods(['glory', 1]) },
    }),
  ),
  sample(
    'goth',
    card('Nuntius', 'city', { food: 2, gold: 2, peace: 1 }, 2, {
      key: 'gloria-effect-goth-city',
      args: { gain: goods(['steps', 2]) },
    }),
  ),
  sample(
    'discard',
    card('Veterani', 'peace', { food: 1, gold: 1, peace: 2 }, 2, { key: 'gloria-effect-discard-steps' }),
  ),
  sample(
    'builder',
    card('Architectus', 'builder', { food: 2, gold: 1, peace: 1 }, 2, {
      key: 'gloria-effect-swap-often',
      args: { pay: { term: 'gloria-food' }, asked: { term: 'gloria-gold' } },
    }),
  ),
  sample('wall', card('Moenia', 'wall', { gold: 2, peace: 1 }, 2, { key: 'gloria-effect-wall-city' })),
];
