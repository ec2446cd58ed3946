import { expect, it } from 'vitest';
import type { Label, ToldNotice } from '../protocol/wire';
import {
  actorOf,
  deedsOf,
  doerOf,
  GrowingLog,
  groupsOf,
  isHeading,
  kindOf,
  timeFor,
  timeToRead,
  type Telling,
} from './telling';

const by = (seat: number, key = 'takes'): Label => ({ key, args: { seat: { seat } } });
const told = (entry: number, label?: Label): ToldNotice => ({ entry, ...(label ? { label } : {}) });
const round = (number: number): Label => ({
  key: 'round',
  args: { round: { number }, seat: { seat: 0 } },
});

it('whose doing it is, the rules say', () => {
  expect(actorOf(by(2))).toBe(2);
  expect(actorOf({ key: 'rain' })).toBeUndefined();
  expect(actorOf({ key: 'pays', args: { seat: { number: 2 } } })).toBeUndefined();
});

it('what one seat does without a break is one turn, and a round begins with a heading', () => {
  const log = [
    told(0, round(1)),
    told(1, by(0)),
    told(2, by(0)),
    told(3),
    told(4, by(1)),
    told(5, { key: 'rain' }),
  ];
  const groups = groupsOf([...log, told(6, round(2)), told(7, by(1))]);
  expect(groups.map(({ actor, heading, lines }) => [heading ? 'heading' : actor, lines.length])).toEqual([
    ['heading', 1],
    [0, 2],
    [1, 1],
    [undefined, 1],
    ['heading', 1],
    [1, 1],
  ]);
  expect(groups.flatMap(({ lines }) => lines.map(({ index }) => index))).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it('what is news begins a turn of its own, so that it can be told apart', () => {
  const log = [told(1, by(0)), told(2, by(0)), told(3, by(0))];
  expect(groupsOf(log, 2).map(({ lines }) => lines.map(({ notice }) => notice.entry))).toEqual([[1, 2], [3]]);
});

it('what was told before is the very same when more is told', () => {
  const log = [told(0, round(1)), told(1, by(0)), told(2, by(1))];
  const growing = new GrowingLog();
  const before = growing.groups(log);
  const now = growing.groups([...log, told(3, by(1)), told(4, by(0))]);
  expect(now.map(({ lines }) => lines.length)).toEqual([1, 1, 2, 1]);
  expect([now[0] === before[0], now[1] === before[1], now[2] === before[2]]).toEqual([true, true, false]);
  expect(now[2]?.lines[0]).toBe(before[2]?.lines[0]);
  // Through other eyes all of it is another log.
  const others = growing.groups([told(0, round(1)), told(1, by(0)), told(2, by(1))]);
  expect(others.some((group, index) => group === now[index])).toBe(false);
});

it('a heading counts rounds, turns or passes; a card that is passed on is none', () => {
  expect(isHeading(round(3))).toBe(true);
  expect(isHeading({ key: 'drafted', args: { passed: { number: 2 } } })).toBe(false);
});

it('what everybody did is summed up by seat, and what the table did comes last', () => {
  const deeds = deedsOf([told(1, round(1)), told(2, by(1)), told(3, by(2)), told(4, by(1, 'builds'))]);
  expect(deeds.map(({ actor, notices }) => [actor, notices.map(({ label }) => label.key)])).toEqual([
    [1, ['takes', 'builds']],
    [2, ['takes']],
    [undefined, ['round']],
  ]);
});

it('the kind of a happening is that of the first row that knows its key or its movement', () => {
  const telling: Telling = {
    kinds: [
      [/^builds/, 'hammer'],
      [/ > vault/, 'coin'],
    ],
  };
  expect(kindOf(telling, told(1, by(0, 'builds')))).toBe('hammer');
  expect(kindOf(telling, { entry: 1, moves: [{ from: 'hand/1', to: 'vault/0' }] })).toBe('coin');
  expect(kindOf(telling, told(1, by(0, 'thinks')))).toBeUndefined();
  expect(kindOf(undefined, told(1, by(0, 'builds')))).toBeUndefined();
});

it('a turn is the doing of whoever its first sentence is about', () => {
  expect(doerOf([told(1, by(2, 'builds')), told(1, by(0, 'loses'))])).toBe(2);
  expect(doerOf([{ entry: 1 }])).toBeUndefined();
});

it('longer sentences take more time, up to a limit', () => {
  expect(timeToRead(0)).toBe(0);
  expect(timeToRead(60)).toBeGreaterThan(timeToRead(30));
  expect(timeToRead(900)).toBe(timeToRead(400));
});

it('more sentences take more time, up to a limit', () => {
  expect(timeFor(0)).toBe(0);
  expect(timeFor(2)).toBeGreaterThan(timeFor(1));
  expect(timeFor(50)).toBe(timeFor(20));
});
