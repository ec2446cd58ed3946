import { expect, it } from 'vitest';
import type { View } from '../../protocol/sylla';
import { staged } from './staged';

const player = (seat: number, fields = 0) => ({
  seat,
  estate: fields > 0 ? [{ building: 'field', open: fields, down: 0 }] : [],
  row: [],
});
const table = (parts: object) =>
  ({
    phase: 'buildings',
    round: 1,
    consul: 0,
    events: [],
    auction: null,
    players: [player(0), player(1)],
    ...parts,
  }) as unknown as View;
const auction = { building: 'field', bids: ['passed', { offered: 3 }] };

it('the hammer falls for whoever has the building now', () => {
  expect(staged(table({ auction }), table({ players: [player(0), player(1, 1)] }), [])).toEqual({
    kind: 'sold',
    building: 'field',
    seat: 1,
    cards: 3,
  });
  expect(staged(table({ auction }), table({ auction }), [])).toBeUndefined();
});

it('a consul is chosen once', () => {
  const voting = table({ phase: 'first_consul' });
  expect(staged(voting, table({ phase: 'recruiting', consul: 1 }), [])).toEqual({ kind: 'consul', seat: 1 });
  expect(staged(voting, voting, [])).toBeUndefined();
});

it('events strike when that is told', () => {
  const news = [
    { label: { key: 'sylla-told-struck', args: {} }, pieces: ['event/pillage'] },
    { label: { key: 'sylla-told-struck', args: {} }, pieces: ['event/famine'] },
  ];
  expect(staged(table({}), table({}), news)).toEqual({
    kind: 'strikes',
    events: ['pillage', 'famine'],
  });
  expect(staged(table({}), table({}), [])).toBeUndefined();
});
