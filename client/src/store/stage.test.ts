// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ToldNotice, Turn } from '../protocol/wire';
import { settings } from '../settings/settings.svelte';
import type { GameModule } from './game';
import { Stage } from './stage.svelte';

const heard: string[] = [];
vi.mock('../sound/player.svelte', () => ({
  player: { play: (...sounds: string[]) => void heard.push(...sounds) },
}));

const takes = (entry: number, seat: number): ToldNotice => ({
  entry,
  label: { key: 'takes', args: { seat: { seat } } },
  moves: [{ from: `offer/${entry}`, to: `hand/${entry}` }],
});
/** A turn after so many entries, as seat 0 sees it; the last entry was made by a seat. */
const turn = (entries: number, seat: number, ...more: ToldNotice[]): Turn =>
  ({
    version: entries,
    entries,
    eyes: { seat: 0 },
    view: entries,
    notices_since: entries - 1,
    notices: [takes(entries, seat), ...more],
  }) as unknown as Turn;

let stage: Stage;
/** What is being told, whenever it changes: the entries it was told with. */
const now = () => stage.now?.notices.map(({ entry }) => entry);
beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  settings.prefer.turns = 'normal';
  settings.prefer.motion = 'off';
  stage = new Stage();
  stage.game = { telling: { kinds: [[/^takes/, 'card']] } } as unknown as GameModule;
  stage.ground.element = document.createElement('main');
  stage.set(turn(1, 0), []);
});
afterEach(() => vi.useRealTimers());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('each turn of the others has its time, one after the other', async () => {
  stage.add(turn(2, 1));
  stage.add(turn(3, 2));
  await pass(10);
  expect([stage.shown?.entries, now(), stage.through]).toEqual([2, [2], false]);
  await pass(600);
  expect([stage.shown?.entries, now()]).toEqual([3, [3]]);
  await pass(1_200);
  expect([now(), stage.through]).toEqual([undefined, true]);
  expect(stage.log.map(({ entry }) => entry)).toEqual([2, 3]);
  expect(heard).toEqual(['card', 'card']);
});

it('small doings of one seat are told together, and kept as one', async () => {
  // The first is told when it comes; the others have come meanwhile.
  for (const entries of [2, 3, 4, 5]) stage.add(turn(entries, 1));
  stage.add(turn(6, 2));
  await pass(600);
  expect([stage.shown?.entries, now()]).toEqual([5, [3, 4, 5]]);
  await pass(5_000);
  expect(stage.past.map((one) => one.turn.entries)).toEqual([2, 5, 6]);
  expect(stage.log.map(({ entry }) => entry)).toEqual([2, 3, 4, 5, 6]);
});

it('however much the others do, a round is told within its time', async () => {
  const longest = { slow: 13_500, normal: 7_000, fast: 3_000 } as const;
  for (const [turns, most] of Object.entries(longest)) {
    settings.prefer.turns = turns as keyof typeof longest;
    stage.set({ ...turn(1, 0), ask: {} } as Turn, []);
    for (let entries = 2; entries < 32; entries++) stage.add(turn(entries, entries % 3));
    stage.add({ ...turn(32, 2), ask: {} } as Turn);
    let time = 0;
    for (; !stage.through; time += 50) await pass(50);
    expect(time, turns).toBeLessThan(most);
    expect(time, turns).toBeGreaterThan(most / 3);
    expect(stage.log.map(({ entry }) => entry)).toHaveLength(31);
  }
});

it('slow takes longer, fast is shorter, and at once takes no time at all', async () => {
  const takesUntilThrough = async (turns: typeof settings.prefer.turns) => {
    settings.prefer.turns = turns;
    const entries = (stage.shown?.entries ?? 0) + 1;
    stage.add(turn(entries, 1));
    let time = 0;
    await pass(1);
    while (!stage.through) {
      await pass(50);
      time += 50;
    }
    return time;
  };
  const [slow, normal, fast, atOnce] = [
    await takesUntilThrough('slow'),
    await takesUntilThrough('normal'),
    await takesUntilThrough('fast'),
    await takesUntilThrough('at_once'),
  ];
  expect(slow).toBeGreaterThan(normal);
  expect(normal).toBeGreaterThan(fast);
  expect(fast).toBeGreaterThan(atOnce);
  expect(atOnce).toBe(0);
});

it('whoever hurries sees the next at once, and that has its own time again', async () => {
  stage.add(turn(2, 1));
  stage.add(turn(3, 2));
  await pass(10);
  stage.skip();
  await pass(10);
  expect(now()).toEqual([3]);
  await pass(500);
  expect(now()).toEqual([3]);
});

it('what I did myself is not told to me, but what followed from it is', async () => {
  stage.add(turn(2, 0), true);
  await pass(10);
  expect([now(), stage.through]).toEqual([undefined, true]);
  stage.add(turn(3, 0, takes(3, 1)), true);
  await pass(10);
  expect(stage.now?.notices).toEqual([takes(3, 1)]);
});

it('the last round is what the others did since my turn, also while I go on with mine', async () => {
  const round = () => stage.lastRound.map((one) => one.turn.entries);
  stage.add(turn(2, 0), true);
  stage.add(turn(3, 1));
  stage.add(turn(4, 2));
  await pass(5_000);
  expect(round()).toEqual([3, 4]);
  stage.add(turn(5, 0), true);
  await pass(5_000);
  expect(round()).toEqual([3, 4]);
  stage.add(turn(6, 1));
  await pass(5_000);
  expect(round()).toEqual([6]);
});

it('shown again, it begins where it began, ends where the game is, and nothing is told twice in the log', async () => {
  stage.add(turn(2, 0), true);
  stage.add(turn(3, 1));
  stage.add(turn(4, 2));
  stage.add(turn(5, 0), true);
  await pass(9_000);
  const { log } = stage;
  stage.again();
  expect([stage.shown?.entries, stage.repeating, stage.through]).toEqual([2, true, false]);
  await pass(10);
  expect(now()).toEqual([3]);
  await pass(9_000);
  expect([stage.shown?.entries, stage.repeating, stage.through]).toEqual([5, false, true]);
  expect(stage.log).toBe(log);
  expect(stage.past.map((one) => one.turn.entries)).toEqual([2, 3, 4, 5]);
});

it('what comes while something is shown again is shown afterwards', async () => {
  stage.add(turn(2, 1));
  await pass(5_000);
  stage.again();
  stage.add(turn(3, 2));
  await pass(10);
  expect(stage.shown?.entries).toBe(2);
  await pass(5_000);
  expect(stage.shown?.entries).toBe(3);
});

it('what was taken back cannot be shown again', async () => {
  stage.add(turn(2, 1));
  stage.add(turn(3, 1));
  await pass(5_000);
  stage.add({ ...turn(2, 1), version: 9 });
  await pass(5_000);
  expect(stage.past.map((one) => one.turn.entries)).toEqual([2]);
});

it('nobody else sees what was shown through other eyes', async () => {
  stage.add(turn(2, 1));
  await pass(10);
  stage.clear();
  expect([stage.now, stage.past, stage.shown]).toEqual([undefined, [], undefined]);
});

it('a turn that replaces all others ends what is being told', async () => {
  stage.add(turn(2, 1));
  stage.add(turn(3, 2));
  await pass(10);
  stage.set(turn(7, 1), [takes(7, 1)]);
  expect([stage.through, stage.now]).toEqual([true, undefined]);
  await pass(5_000);
  expect([stage.shown?.entries, stage.log.length]).toEqual([7, 1]);
});

it('after a long absence nothing is played out', async () => {
  stage.add(turn(60, 1));
  await pass(1);
  expect([stage.shown?.entries, stage.through]).toEqual([60, true]);
  expect(heard).toEqual([]);
});
