import { describe, expect, it } from 'vitest';
import type { GuideStep } from './game';
import { BEGINNING, due, look, next } from './guide';

// Which sentences they are does not matter here.
const steps = [
  { say: 'the aim' },
  { say: 'the strip' },
  { say: 'place', when: 'place' },
  { say: 'take', when: ['take', 'take-last'] },
  { say: 'place again', when: 'place' },
  { say: 'farewell' },
] as readonly (Omit<GuideStep, 'say'> & { say: string })[] as readonly GuideStep[];
const say = (walk: Parameters<typeof due>[1]) => steps[due(steps, walk) ?? -1]?.say;

describe('a guide', () => {
  it('says nothing before a question is asked', () => {
    expect(say(look(steps, BEGINNING, { question: undefined, entries: 0 }))).toBeUndefined();
  });

  it('explains first, then stays with the question until it is answered', () => {
    let walk = look(steps, BEGINNING, { question: 'place', entries: 3 });
    expect(say(walk)).toBe('the aim');
    walk = next(steps, walk);
    expect(say(walk)).toBe('the strip');
    walk = next(steps, walk);
    expect(say(walk)).toBe('place');
    expect(next(steps, walk)).toEqual(walk);
    walk = look(steps, walk, { question: undefined, entries: 4 });
    expect(say(walk)).toBeUndefined();
    walk = look(steps, walk, { question: 'take-last', entries: 5 });
    expect(say(walk)).toBe('take');
  });

  it('leaves out what was not read when the person answers at once', () => {
    let walk = look(steps, BEGINNING, { question: 'place', entries: 3 });
    walk = look(steps, walk, { question: 'place', entries: 4 });
    expect(say(walk)).toBe('place again');
  });

  it('follows questions that come up out of turn, and ends with what is left', () => {
    let walk = look(steps, BEGINNING, { question: 'take', entries: 1 });
    expect(say(walk)).toBe('take');
    for (const entries of [2, 3, 4]) walk = look(steps, walk, { question: 'place', entries });
    expect(say(walk)).toBe('farewell');
    walk = next(steps, walk);
    expect(walk.over).toBe(true);
    expect(say(walk)).toBeUndefined();
  });

  it('says nothing anew when an answer is taken back', () => {
    let walk = look(steps, BEGINNING, { question: 'place', entries: 3 });
    walk = look(steps, walk, { question: 'take', entries: 4 });
    walk = look(steps, walk, { question: 'place', entries: 3 });
    expect(say(walk)).toBe('place again');
  });
});
