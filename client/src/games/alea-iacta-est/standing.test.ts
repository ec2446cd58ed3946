import { expect, it } from 'vitest';
import type { ForumDieView, View } from '../../protocol/alea-iacta-est';
import { forumShown, standing } from './standing';

const table = (...forum: (ForumDieView | null)[]) => ({ forum }) as View;
const die = (seat: number, face: number) => ({ seat, face });
const row = (...shown: Parameters<typeof forumShown>) =>
  forumShown(...shown).map(({ seat, face, address, ghost }) => (ghost ? `${seat}:${face}` : address));

it('dice of a building are told apart by what they show and how many do', () => {
  expect(standing('templum/0', [4, 2, 4]).map((one) => one.address)).toEqual([
    'templum/0/4/1',
    'templum/0/2/1',
    'templum/0/4/2',
  ]);
});

it('a pair stands on the columns that the rules told, and the others make room', () => {
  const view = table(die(1, 1), die(0, 3), die(1, 6), null);
  expect(row(view, 0, [1, 4], [1, 4])).toEqual(['0:1', 'forum/1/1/1', 'forum/0/3/1', '0:4', 'forum/1/6/1']);
});

it('nothing is shown but the dice that are there when none is taken up or nobody looks from a chair', () => {
  const view = table(die(1, 1), null);
  expect(row(view, 0, [], [])).toEqual(['forum/1/1/1']);
  expect(row(view, undefined, [2], [1])).toEqual(['forum/1/1/1']);
});
