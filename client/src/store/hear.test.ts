import { describe, expect, it } from 'vitest';
import type { ToldNotice, Turn } from '../protocol/wire';
import { happened, hear, NOTHING, said, sinceMyLast, withNotices, withTurn } from './hear';

const told = (entry: number, key = `told-${entry}`): ToldNotice => ({ entry, label: { key } });
const turn = (
  version: number,
  entries: number,
  notices_since: number,
  notices: ToldNotice[],
  eyes: Turn['eyes'] = { seat: 0 },
): Turn => ({
  version,
  entries,
  eyes,
  now: 0,
  asked: [],
  sealed: [],
  view: {},
  notices_since,
  notices,
  points: [],
});

describe('the log', () => {
  it('appends what is new', () => {
    expect(withNotices([told(0), told(1)], turn(3, 2, 1, [told(2)]))).toEqual([told(0), told(1), told(2)]);
  });
  it('forgets what was taken back', () => {
    expect(withNotices([told(0), told(1), told(2)], turn(4, 1, 1, []))).toEqual([told(0), told(1)]);
  });
  it('begins anew with everything from the set-up', () => {
    expect(withNotices([told(7)], turn(1, 1, 0, [told(0), told(1)]))).toEqual([told(0), told(1)]);
  });
});

describe('turns', () => {
  it('keeps the newer of two', () => {
    const known = withTurn(NOTHING, turn(5, 4, 0, []));
    expect(withTurn(known, turn(4, 3, 0, []))).toBe(known);
    expect(withTurn(known, turn(6, 5, 0, [])).turn?.version).toBe(6);
  });
  it('takes any turn through other eyes', () => {
    const known = withTurn(NOTHING, turn(5, 4, 0, []));
    expect(withTurn(known, turn(5, 4, 0, [], 'spectator')).turn?.eyes).toBe('spectator');
  });
});

describe('chat', () => {
  it('hears each line once', () => {
    const line = (number: number) => ({
      number,
      room: 'players' as const,
      account: '0000000000001',
      name: 'Livia',
      text: 'Salve!',
      at: 0,
    });
    const once = hear(NOTHING, { chat: [line(1), line(2)] });
    expect(hear(once, { chat: [line(2), line(3)] }).chat.map((one) => one.number)).toEqual([1, 2, 3]);
  });
});

it('news is what was told after my last answer', () => {
  expect(sinceMyLast([told(1), told(2), told(3)], 1)).toEqual([told(2), told(3)]);
});

it('a notice that only moves pieces is not said', () => {
  expect(said([told(1), { entry: 1, moves: [{ from: 'a', to: 'b' }] }, told(2)])).toEqual([told(1), told(2)]);
});

describe('what is told while it happens', () => {
  const reason = told(1, 'table-only-answer-others');

  it('leaves out that somebody had no choice', () => {
    expect(happened([reason, told(2)])).toEqual([told(2)]);
  });

  it('leaves out that I had none: it took the place of what happened', () => {
    expect(happened([told(1, 'table-only-answer'), told(2)])).toEqual([told(2)]);
  });

  it('says so where nothing else is said', () => {
    expect(happened([reason, { entry: 2 }])).toEqual([reason]);
  });
});
