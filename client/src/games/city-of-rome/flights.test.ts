import { expect, it } from 'vitest';
import type { Card, PlayerView, View } from '../../protocol/city-of-rome';
import { flights } from './flights';

const player = (seat: number, hand: Card[], buildings: PlayerView['city']['buildings'] = []): PlayerView => ({
  seat,
  money: 5,
  influence: 0,
  won: [],
  hand,
  hidden: [],
  city: { buildings, reach: { left: 0, top: 0, right: 7, bottom: 7 } },
  score: 0,
  score_lines: [],
});
const view = (offer: (Card | null)[], players: PlayerView[], builders: (number | null)[]): View => ({
  round: 1,
  rounds: 14,
  phase: 'action',
  waiting_for: 0,
  start_player: 0,
  strip: builders.map((builder) => ({ symbol: 'brick', bricks: 1, cogs: 0, builder })),
  coming_strips: [],
  offer: offer.map((card) => ({ deck: 'II', card })),
  decks: [],
  influence_cards: [],
  players,
  turn: null,
  peeked: null,
  passed_on: [],
  removed: [],
});
const seats = (hand: Card[], buildings: PlayerView['city']['buildings'] = []) => [
  player(0, hand, buildings),
  player(1, []),
  player(2, []),
];
const market = { x: 3, y: 3, card: 'market' as const, brick: false, points: 0 };

it('a card that is taken flies from the offer into the hand', () => {
  const before = view(['market', 'arena'], seats([]), []);
  expect(flights(before, view([null, 'arena'], seats(['market']), []), { seat: 0 })).toEqual([
    { from: 'offer/0', to: 'hand/market' },
  ]);
});

it('to others it goes onto the pile beside the city', () => {
  const before = view(['market'], seats([]), []);
  expect(flights(before, view([null], seats(['market']), []), { seat: 1 })).toEqual([
    { from: 'offer/0', to: 'seat/0/hand' },
  ]);
});

it('a building flies from the hand to its place', () => {
  const before = view([], seats(['market']), []);
  expect(flights(before, view([], seats([], [market]), []), { seat: 0 })).toEqual([
    { from: 'hand/market', to: 'seat/0/city/3,3' },
  ]);
});

it('a builder walks', () => {
  const before = view([], seats([]), [null, null]);
  expect(flights(before, view([], seats([]), [null, 2]), 'spectator')).toEqual([
    { from: 'builder/2/0', to: 'builder/2/0' },
  ]);
});

it('a new offer comes from its deck', () => {
  expect(flights(view([null], seats([]), []), view(['arena'], seats([]), []), 'truth')).toEqual([
    { from: 'deck/2', to: 'offer/0' },
  ]);
});
