// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { Refused } from '../net/refused';
import type { Offer, TableInfo, Turn } from '../protocol/wire';
import type { GameModule } from './game';
import { Session } from './session.svelte';

const acts: unknown[] = [];
vi.mock('../net/live', () => ({
  Live: class {
    act(what: unknown) {
      acts.push(what);
      return Promise.resolve();
    }
  },
}));

const printing: (() => Promise<unknown>)[] = [];
vi.mock('./printed', () => ({ printedOn: () => printing.shift()?.() ?? Promise.resolve(null) }));

const offer = (answer: string, ...pieces: string[]): Offer => ({
  answer,
  pieces,
  label: { key: answer },
  final: false,
});
const turn = (version: number, ...offers: Offer[]): Turn =>
  ({
    version,
    entries: version,
    eyes: { seat: 0 },
    asked: [],
    notices: [],
    notices_since: version,
    view: { version },
    ask: offers.length > 0 ? { seat: 0, question: { key: `question-${version}` }, offers } : undefined,
  }) as unknown as Turn;

const board = {} as GameModule;
let session: Session;
beforeEach(() => {
  acts.length = 0;
  session = new Session('table', undefined, () => Promise.resolve(board));
});

/** What somebody who depends on it gets to see, in order. */
function seen<T>(read: () => T): T[] {
  const values: T[] = [];
  $effect.root(() => {
    $effect(() => void values.push(read()));
  });
  flushSync();
  return values;
}

it('whoever depends on the question hears of it when the turns before it have been drawn', async () => {
  session.hear({ turn: turn(1, offer('a')) });
  const questions = seen(() => session.ask?.question.key);
  session.hear({ turn: turn(2) });
  session.hear({ turn: turn(3, offer('b')) });
  await vi.waitFor(() => expect(session.shown?.version).toBe(3));
  flushSync();
  expect(questions).toEqual(['question-1', undefined, 'question-3']);
});

it('whoever depends on what waits hears of it although nothing else has changed', async () => {
  const { stage } = session;
  const through = seen(() => stage.through);
  stage.add(turn(1));
  stage.add(turn(2));
  flushSync();
  await vi.waitFor(() => expect(stage.shown?.version).toBe(2));
  flushSync();
  expect(through).toEqual([true, false, true]);
});

it('several like things are picked, seen and confirmed once, and sent as one act', async () => {
  const thing = (answer: string, most: number) => ({
    answer,
    most,
    label: { key: answer },
    pieces: [answer],
  });
  const first = turn(1, offer('brick', 'brick'));
  const together = { count: 3, things: [thing('brick', 2), thing('gold', 5)] };
  session.hear({ turn: { ...first, ask: { ...first.ask!, together } } });
  for (const piece of ['gold', 'brick', 'brick']) session.pick(piece);
  expect(session.picked).toEqual(['gold', 'brick', 'brick']);
  expect(session.open, 'there are enough').toEqual([]);
  session.pick('brick');
  expect(session.picked, 'once more takes them out').toEqual(['gold']);
  expect(session.confirming).toBeUndefined();
  session.pick('gold');
  session.pick('brick');
  session.agree();
  await vi.waitFor(() => expect(acts).toHaveLength(1));
  expect(acts).toEqual([{ play: { seat: 0, version: 1, answer: 'brick', then: ['gold', 'gold'] } }]);
});

it('what the game suggests lies there chosen, waits for a yes, and can be exchanged', async () => {
  const thing = (answer: string, most: number) => ({
    answer,
    most,
    label: { key: answer },
    pieces: [answer],
  });
  const first = turn(1, offer('brick', 'brick'));
  const together = { count: 2, things: [thing('gold', 5), thing('brick', 1), thing('grain', 1)] };
  const dear = (piece: string) => ['brick', 'grain', 'gold'].indexOf(piece);
  session.stage.game = { dear: { 'question-1': dear } } as never;
  session.hear({ turn: { ...first, ask: { ...first.ask!, together } } });
  expect(session.picked).toEqual(['brick', 'grain']);
  expect(session.confirming).toBeDefined();
  session.pick('gold');
  expect(session.picked, 'takes the place of the first').toEqual(['grain', 'gold']);
  session.agree();
  await vi.waitFor(() => expect(acts).toHaveLength(1));
  expect(acts).toEqual([{ play: { seat: 0, version: 1, answer: 'gold', then: ['grain'] } }]);
});

it('what is left of like things without a choice is not sent along', async () => {
  const thing = (answer: string, most: number) => ({
    answer,
    most,
    label: { key: answer },
    pieces: [answer],
  });
  const first = turn(1, offer('food', 'food'));
  const together = { count: 4, things: [thing('food', 3), thing('peace', 2)] };
  session.hear({ turn: { ...first, ask: { ...first.ask!, together } } });
  for (const piece of ['food', 'food', 'food', 'peace']) session.pick(piece);
  session.agree();
  await vi.waitFor(() => expect(acts).toHaveLength(1));
  expect(acts).toEqual([{ play: { seat: 0, version: 1, answer: 'food', then: ['food', 'food'] } }]);
});

it('what was picked belongs to its question', async () => {
  const offers = [offer('a', 'one', 'two'), offer('b', 'one', 'three')];
  session.hear({ turn: turn(1, ...offers) });
  session.pick('one');
  expect(session.picked).toEqual(['one']);
  session.hear({ turn: turn(1, ...offers) });
  await vi.waitFor(() => expect(session.ask).toBeDefined());
  expect(session.picked, 'the same turn once more').toEqual(['one']);
  session.hear({ turn: turn(2, ...offers) });
  await vi.waitFor(() => expect(session.ask?.question.key).toBe('question-2'));
  expect(session.picked).toEqual([]);
});

it('what is final is done by a click, unless a slip would hurt', async () => {
  const final = { ...offer('final', 'one'), final: true };
  session.hear({ turn: turn(1, final, offer('other', 'two')) });
  session.pick('one');
  await vi.waitFor(() => expect(acts).toHaveLength(1));
});

it('what weighs waits to be confirmed, and stepping back takes the pick with it', () => {
  session.stage.game = { grave: ['question-1'] } as never;
  const final = { ...offer('final', 'one'), final: true };
  session.hear({ turn: turn(1, final, offer('other', 'two')) });
  session.pick('one');
  expect(session.confirming).toEqual(final);
  expect(acts).toEqual([]);
  session.stepBack();
  expect(session.confirming).toBeUndefined();
});

it('the only answer is given without being confirmed', async () => {
  session.hear({ turn: turn(1, { ...offer('roll', 'cup'), final: true }) });
  session.pick('cup');
  await vi.waitFor(() => expect(acts).toHaveLength(1));
});

it('the board is looked for once, and again when it could not be loaded', async () => {
  let asked = 0;
  session = new Session('table', undefined, () => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(board);
  });
  const table = { game: 'tali', seats: [] } as unknown as TableInfo;
  session.hear({ table });
  await Promise.resolve();
  await Promise.resolve();
  session.hear({ table });
  await vi.waitFor(() => expect(session.game).toBe(board));
  session.hear({ table });
  expect(asked).toBe(2);
});

it('nothing is drawn before what is printed is there; that it cannot be had is said', async () => {
  const table = { game: 'tali', seats: [] } as unknown as TableInfo;
  printing.push(() => Promise.reject(new Refused('unavailable')));
  session.hear({ table });
  await vi.waitFor(() => expect(session.refusal).toBe('unavailable'));
  expect(session.game).toBeUndefined();
  printing.push(() => Promise.resolve(['cards']));
  session.hear({ table });
  await vi.waitFor(() => expect(session.game).toBe(board));
  expect(session.printed).toEqual(['cards']);
  expect(session.refusal).toBeUndefined();
});

it('what the rules told to have moved is played, also of several entries at once', async () => {
  const played = vi.spyOn(session.stage.ground, 'place');
  const telling = (entries: number, ...moves: { from: string; to: string }[]): Turn => ({
    ...turn(entries, offer('on')),
    notices_since: entries - moves.length,
    notices: moves.map((move, index) => ({ entry: entries - moves.length + 1 + index, moves: [move] })),
  });
  session.hear({ turn: telling(1, { from: 'a', to: 'b' }) });
  session.hear({ turn: telling(3, { from: 'b', to: 'c' }, { from: 'c', to: 'd' }) });
  await vi.waitFor(() => expect(session.shown?.version).toBe(3));
  expect(played.mock.calls.map(([, moves]) => moves)).toEqual([
    [
      { from: 'b', to: 'c' },
      { from: 'c', to: 'd' },
    ],
  ]);
});
