import { expect, it } from 'vitest';
import type { CampView, View } from '../../protocol/glory-to-rome';
import { flights } from './flights';

const none = (): CampView['clients'] => [0, 0, 0, 0, 0, 0];
const camp = (more: Partial<CampView> = {}): CampView => ({
  influence: 2,
  hand_size: 4,
  hand_limit: 5,
  senators: 0,
  hand: null,
  known_hand: [],
  known_or_hidden: [],
  lacks: [],
  clients: none(),
  resting: none(),
  acted: none(),
  client_limit: 2,
  stockpile: none(),
  vault_size: 0,
  vault_limit: 2,
  vault_known: none(),
  sites: none(),
  structures: [],
  completed: [],
  powers: [],
  decision: 'open',
  played: [],
  played_senators: 0,
  actions_left: 0,
  ...more,
});
const table = (camps: CampView[], more: Partial<View> = {}): View => ({
  round: 1,
  leader: 0,
  led: null,
  pool: none(),
  pool_cards: [],
  in_town: none(),
  out_of_town: none(),
  deck: 100,
  senators: 4,
  camps,
  performing: null,
  thinking: null,
  demanded: [],
  demanding: null,
  fountain: null,
  fountain_drawn: false,
  powers: true,
  unseen: [],
  ended: null,
  ...more,
});

it('a client walks from the pool into the camp', () => {
  const before = table([camp(), camp()], { pool: [0, 0, 0, 1, 0, 0] });
  const after = table([camp(), camp({ clients: [0, 0, 0, 1, 0, 0] })]);
  expect(flights(before, after, { seat: 0 })).toEqual([
    { from: 'pool/brick', to: 'seat/1/client/legionary' },
  ]);
});

it('my own card leaves its place in the hand, a card of another leaves the closed hand', () => {
  const before = table([camp({ hand: [{ card: 'road', count: 1 }] }), camp()]);
  const played = [{ card: 'road' as const, count: 1 }];
  const mine = table([camp({ hand: [], hand_size: 3, played }), camp()]);
  expect(flights(before, mine, { seat: 0 })).toEqual([{ from: 'hand/road', to: 'seat/0/played/road' }]);
  const theirs = table([camp({ hand: [{ card: 'road', count: 1 }] }), camp({ hand_size: 3, played })]);
  expect(flights(before, theirs, { seat: 0 })).toEqual([{ from: 'seat/1/hand', to: 'seat/1/played/road' }]);
});

it('what Rome demands goes from the hand of the victim into the stockpile', () => {
  const before = table([camp(), camp({ hand: [{ card: 'wall', count: 1 }] })], { demanding: 0 });
  const after = table([camp({ stockpile: [0, 0, 1, 0, 0, 0] }), camp({ hand: [], hand_size: 3 })], {
    demanding: 0,
  });
  expect(flights(before, after, { seat: 1 })).toEqual([
    { from: 'hand/wall', to: 'seat/0/stockpile/concrete' },
  ]);
});

it('a seized building changes camps', () => {
  const school = [{ building: 'school' as const, opened: false }];
  const before = table([camp(), camp({ completed: school })]);
  const after = table([camp({ completed: school }), camp()]);
  expect(flights(before, after, 'spectator')).toEqual([
    { from: 'seat/1/building/school', to: 'seat/0/building/school' },
  ]);
});
