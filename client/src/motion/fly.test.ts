// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { fly, MOST_COPIES, remember } from './fly';
import type { Flight } from './moves';

/** What was carried: its text, and from how far to the left. */
let carried: [text: string, from: string][];
let hidden: string[];
beforeEach(() => {
  carried = [];
  hidden = [];
  document.body.innerHTML = '';
  HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
    const left = Number(
      this.dataset['left'] ?? this.closest<HTMLElement>('[data-left]')?.dataset['left'] ?? 0,
    );
    return new DOMRect(left, 0, this.hidden ? 0 : 10, this.hidden ? 0 : 10);
  };
  HTMLElement.prototype.animate = function (this: HTMLElement, frames: unknown) {
    const [{ transform }] = frames as [{ transform: string }];
    if ('flying' in this.dataset) carried.push([this.textContent, transform.replace(/,.*/, '')]);
    const element = document.querySelector<HTMLElement>('[data-piece][style*="opacity"]');
    if (element) hidden.push(element.dataset['piece'] ?? '');
    return { finished: Promise.resolve() } as unknown as Animation;
  } as typeof HTMLElement.prototype.animate;
});

const piece = (address: string, left: number, text = address) =>
  `<i data-piece="${address}" data-left="${left}">${text}</i>`;

async function play(before: string, after: string, ...flights: Flight[]): Promise<void> {
  const root = document.createElement('main');
  document.body.append(root);
  root.innerHTML = before;
  const remembered = remember(root, flights);
  root.innerHTML = after;
  const landed = fly(root, remembered, flights, 1);
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]'))
    if (element.style.opacity === '0') hidden.push(element.dataset['piece'] ?? '');
  await landed;
  await vi.waitFor(() => expect(root.querySelector('[style*="opacity: 0"]')).toBeNull());
  expect(document.querySelector('[data-flying]')).toBeNull();
}
const flight = (from: string, to: string, count = 1): Flight => ({ from, to, count });

it('a piece is carried from where it was drawn to where it is drawn, and is not seen there before', async () => {
  await play(
    piece('hand/road', 100),
    piece('seat/0/played', 20, 'road'),
    flight('hand/road', 'seat/0/played'),
  );
  expect(carried).toEqual([['road', 'translate(80px']]);
  expect(hidden).toEqual(['seat/0/played']);
});

it('what joins others looks as it did before, and the others stay', async () => {
  const pile = piece('pool', 20, 'pool of three');
  await play(piece('hand/road', 100, 'road') + pile, pile, flight('hand/road', 'pool'));
  expect(carried).toEqual([['road', 'translate(80px']]);
  expect(hidden).toEqual([]);
});

it('a place that was left is taken by what comes', async () => {
  const after = piece('offer/0', 20, 'new') + piece('deck', 50) + piece('hand/old', 90, 'old');
  await play(
    piece('offer/0', 20, 'old') + piece('deck', 50),
    after,
    flight('offer/0', 'hand/old'),
    flight('deck', 'offer/0'),
  );
  expect(carried).toEqual([
    ['old', 'translate(-70px'],
    ['new', 'translate(30px'],
  ]);
});

it('one of a pile flies, not the pile', async () => {
  const pile = piece('deck', 0, '<b data-one>card</b> 17 left');
  await play(pile + piece('hand', 30), pile + piece('hand', 30), flight('deck', 'hand'));
  expect(carried).toEqual([['card', 'translate(-30px']]);
});

it('as many fly as were told, but no swarm', async () => {
  const both = piece('a', 0) + piece('b', 30);
  await play(both, both, flight('a', 'b', 3));
  expect(carried).toHaveLength(3);
  carried = [];
  await play(both, both, flight('a', 'b', 40));
  expect(carried).toHaveLength(MOST_COPIES);
});

it('what is in the box may be drawn as a supply', async () => {
  const supply = piece('token/road', 0, 'road') + piece('screen', 30);
  await play(supply, supply, flight('box/token/road', 'screen'), flight('screen', 'box/token/road'));
  expect(carried.map(([, from]) => from)).toEqual(['translate(-30px', 'translate(30px']);
});

it('a box that is drawn is looked up as it is', async () => {
  const board = piece('box/gold', 0) + piece('gold', 500) + piece('purse', 30);
  await play(board, board, flight('box/gold', 'purse'));
  expect(carried).toEqual([['box/gold', 'translate(-30px']]);
});

it('nothing flies from or to what is not drawn', async () => {
  await play(
    piece('a', 0),
    piece('a', 0),
    flight('a', 'nowhere'),
    flight('nowhere', 'a'),
    flight('box', 'a'),
  );
  await play(piece('a', 0) + '<i data-piece="b" hidden></i>', piece('a', 0), flight('b', 'a'));
  expect(carried).toEqual([]);
});

it('of those that are drawn one by one the new ones are carried, and the others stay', async () => {
  const field = (...names: string[]) =>
    `<i data-piece="field" data-left="20">field ${names.map((name) => `<b data-one>${name}</b>`).join('')}</i>`;
  const resting = piece('builders', 60, '<b data-one>resting</b>');
  await play(resting + field(), field('standing'), flight('builders', 'field'));
  await play(resting + field('first'), field('first', 'second'), flight('builders', 'field'));
  expect(carried.map(([text]) => text)).toEqual(['standing', 'second']);
  expect(hidden).toEqual([]);
});

it('what two come to is carried by the first, and the second is seen to come', async () => {
  const after = piece('building/arena', 20, 'arena rising') + piece('site', 90);
  await play(
    piece('hand/arena', 0, 'arena') + piece('site', 90),
    after,
    flight('hand/arena', 'building/arena'),
    flight('site', 'building/arena'),
  );
  expect(carried.map(([text]) => text)).toEqual(['arena rising', 'site']);
});

it('what shows its way by itself is not carried, and what comes to it is', async () => {
  const cup = '<i data-piece="seat/0/dice" data-left="50" data-walks>cup</i>';
  await play(cup, piece('dice/4/1', 20), flight('seat/0/dice', 'dice/4/1'));
  expect([carried, hidden]).toEqual([[], []]);
  await play(piece('forum/0/4/1', 90, 'die'), cup, flight('forum/0/4/1', 'seat/0/dice'));
  expect([carried, hidden]).toEqual([[['die', 'translate(40px']], []]);
});
