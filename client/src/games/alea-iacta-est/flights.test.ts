import { expect, it } from 'vitest';
import type { PlayerView, View } from '../../protocol/alea-iacta-est';
import { flights } from './flights';

const player = (seat: number, more: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  left: 8,
  rolled: [],
  chips: 0,
  fortuna: [],
  drawn: 0,
  drawn_tiles: null,
  senate_cards: 0,
  senate: null,
  lodgings: [],
  unhoused: [],
  score: null,
  ...more,
});
const table = (more: Partial<View> = {}): View =>
  ({
    templum: null,
    senatus: [],
    castrum: [],
    forum: [null, null, null, null],
    latrina: [0, 0],
    players: [player(0), player(1)],
    ...more,
  }) as View;

it('my dice walk from the tray, those of others from their owner', () => {
  const after = table({
    castrum: [
      { seat: 0, face: 4, count: 2, wins: true },
      { seat: 1, face: 1, count: 1, wins: true },
    ],
  });
  expect(flights(table(), after, { seat: 0 })).toEqual([
    { from: 'dice/4/1', to: 'castrum/0/4/1' },
    { from: 'dice/4/2', to: 'castrum/0/4/2' },
    { from: 'seat/1/dice', to: 'castrum/1/1/1' },
  ]);
});

it('a throw of another walks out of the tray', () => {
  const before = table({
    phase: 'placing',
    waiting_for: 1,
    players: [player(0), player(1, { left: 2, rolled: [1, 5] })],
  });
  const after = table({ castrum: [{ seat: 1, face: 5, count: 1, wins: true }] });
  expect(flights(before, after, { seat: 0 })).toEqual([{ from: 'thrown/1/5/1', to: 'castrum/1/5/1' }]);
});

it('a die pushed out of the Forum walks to the Latrina', () => {
  const before = table({ forum: [{ seat: 1, face: 3 }] });
  const after = table({ forum: [{ seat: 0, face: 2 }], latrina: [0, 1] });
  expect(flights(before, after, { seat: 0 })).toContainEqual({ from: 'forum/1/3/1', to: 'latrina/1/1' });
});

it('patricians and provinces move to whoever took them', () => {
  const after = table({
    players: [player(0), player(1, { lodgings: [{ province: 'red-3', woman: 'red-woman-1', man: null }] })],
  });
  expect(flights(table(), after, 'truth')).toEqual([
    { from: 'province/red-3', to: 'province/red-3' },
    { from: 'patrician/red-woman-1', to: 'patrician/red-woman-1' },
  ]);
});
