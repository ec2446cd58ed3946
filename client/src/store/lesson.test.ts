import { expect, it } from 'vitest';
import {
  backTo,
  beginning,
  goesAhead,
  holds,
  judged,
  matches,
  onward,
  stars,
  succeeded,
  type Ask,
  type Lesson,
  type Spoken,
  type Step,
} from './lesson';

const say = (en: string): Spoken => ({ en, de: en });
const ask: Ask = {
  step: 'ask',
  question: 'q',
  say: say('?'),
  answers: [{ bid: 2 }],
  wrong: [{ answer: 'pass', say: say('You passed.') }],
  otherwise: say('Not that.'),
  hints: [say('where'), say('what'), say('why')],
};

it('an answer is compared in the fields that the pattern names', () => {
  expect(matches({ build: { site: 3 } }, { build: { site: 3, with: 'crane' } })).toBe(true);
  expect(matches({ build: { site: 3 } }, { build: { site: 2, with: 'crane' } })).toBe(false);
  expect(matches(['a', 'b'], ['a', 'b', 'c'])).toBe(false);
  expect(matches('pass', 'pass')).toBe(true);
  expect(matches({ pass: {} }, 'pass')).toBe(false);
});

it('a right answer has nothing to be said of it, a wrong one its own sentence or that of the others', () => {
  expect(judged(ask, { bid: 2 })).toBeUndefined();
  expect(judged(ask, 'pass')?.en).toBe('You passed.');
  expect(judged(ask, { bid: 3 })?.en).toBe('Not that.');
});

it('conditions look at the view', () => {
  const view = { players: [{ prestige: 12, row: [{ card: 'senator' }] }] };
  expect(holds(view, { path: '/players/0/prestige', at_least: 12, at_most: 12 })).toBe(true);
  expect(holds(view, { path: '/players/0/prestige', is: 12 })).toBe(true);
  expect(holds(view, { path: '/players/1/prestige', at_most: 100 })).toBe(false);
  expect(holds(view, { path: '/players/0/row', has: { card: 'senator' } })).toBe(true);
  const lesson = { success: [{ path: '/players/0/prestige', at_least: 13 }] } as unknown as Lesson;
  expect(succeeded(lesson, view)).toBe(false);
});

it('who plays another answer than the one that is shown was told Next, and Next was refused for good', () => {
  const said: Spoken = { en: 'Watch.', de: 'Sieh zu.' };
  const show: Step = { step: 'show', question: 'bid', answer: { bid: 3 }, say: said };
  expect(goesAhead(show, { bid: 5 })).toBe(true);
  expect(goesAhead(show, { bid: 3 })).toBe(false);
  expect(goesAhead({ step: 'tell', say: said }, 'pass')).toBe(true);
  expect(goesAhead(ask, 'pass')).toBe(false);
  // Taken back, or gone on, it is over.
  expect(backTo({ ...beginning, begun: [4], ahead: true }, 4).ahead).toBe(false);
  expect(onward({ ...beginning, begun: [4], ahead: true }, 5).ahead).toBe(false);
});

it('whoever goes back stands at the step during which that was', () => {
  const first = { ...beginning, begun: [4] };
  const third = onward(onward(first, 5), 7);
  expect(third.step).toBe(2);
  expect(backTo(third, 7).step).toBe(2);
  expect(backTo(third, 6).step).toBe(1);
  expect(backTo(third, 4).step).toBe(0);
});

it('mistakes and being told what to do cost stars', () => {
  expect(stars(beginning)).toBe(3);
  expect(stars({ ...beginning, mistakes: 1, helped: 1 })).toBe(2);
  expect(stars({ ...beginning, mistakes: 3 })).toBe(1);
});
