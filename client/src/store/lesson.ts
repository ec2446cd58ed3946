// A lesson as it is written down, and how far somebody has come in it. Pure; knows no board and no table.
//
// Lessons lie beside the board of their game (`games/GAME/lessons/NN-name.json`); `crates/saturnalia/tests/lessons.rs` plays the solution
// and every wrong answer of each by the rules, and says what may stand in them.

import type { Language } from '../settings/settings.svelte';

/** The same in every language. */
export type Spoken = Record<Language, string>;

/** An answer as in an offer. Where it is compared, fields that are left out may be anything. */
export type Pattern = unknown;

/** What must be so in the view, at a JSON pointer. */
export interface Condition {
  path: string;
  is?: unknown;
  at_least?: number;
  at_most?: number;
  /** A list that holds something like this. */
  has?: Pattern;
  /** The same with any of these. */
  has_one?: readonly Pattern[];
}

interface Speaks {
  say: Spoken;
  /** What is meant: the address of a piece (`offer/2`), a topic of help (`score`), all pieces with a beginning (`hand/*`), or all that
   * can be chosen (`glow`). The only bright things on the board. */
  at?: readonly string[];
}

/** Read, and go on. */
export interface Tell extends Speaks {
  step: 'tell';
}

/** Played for the learner once they have read it. */
export interface Show extends Speaks {
  step: 'show';
  question: string;
  answer: unknown;
}

/** The learner is asked. Every answer is allowed: a wrong one is played, what it leads to is said, and it can be taken back. */
export interface Ask extends Speaks {
  step: 'ask';
  question: string;
  /** Any of these is right. */
  answers: readonly Pattern[];
  wrong?: readonly { answer: Pattern; say: Spoken }[];
  /** Said of every other answer. */
  otherwise?: Spoken;
  /** Where to look, what to do, and why. */
  hints: readonly [Spoken, Spoken, Spoken];
}

/** Another seat answers. */
export interface Other {
  step: 'other';
  seat: number;
  question: string;
  answer: unknown;
  /** Read before it happens. */
  say?: Spoken;
  at?: readonly string[];
}

/** The learner plays on alone until the lesson's success is there, or so many answers were given. */
export interface Free extends Speaks {
  step: 'free';
  within: number;
  /** One way to get there. */
  solution: readonly unknown[];
  /** A way that does not lead there. */
  failing: readonly unknown[];
  failed: Spoken;
  hints: readonly [Spoken, Spoken, Spoken];
}

export type Step = Tell | Show | Ask | Other | Free;

export interface Lesson {
  kind: 'shown' | 'guided' | 'free' | 'trap';
  title: Spoken;
  /** At most twelve words. */
  goal: Spoken;
  seats: number;
  /** The learner's. */
  seat: number;
  options?: Record<string, unknown>;
  seed: string;
  /** Left out where the game begins as it always does. */
  scenario?: unknown;
  /** What other seats answer, the first of these that is offered, where no step says it. */
  others?: readonly unknown[];
  steps: readonly Step[];
  success: readonly Condition[];
  /** Said at the end. */
  done: Spoken;
}

/** How far somebody has come. */
export interface Course {
  /** The step that is due. */
  step: number;
  /** How many entries the game had when each step was begun. */
  begun: readonly number[];
  /** What is said of a wrong answer that has been played. */
  consequence: Spoken | undefined;
  /** The learner has played where the lesson itself was going to: it has to be taken back. */
  ahead?: boolean;
  /** Wrong answers so far. */
  mistakes: number;
  /** How many hints of this step are open. */
  hints: number;
  /** Hints that told what to do. */
  helped: number;
  /** Own answers in the free step that is due. */
  given: number;
  /** All steps are done, and it is as it should be. */
  passed?: boolean;
}

export const beginning: Course = {
  step: 0,
  begun: [],
  consequence: undefined,
  mistakes: 0,
  hints: 0,
  helped: 0,
  given: 0,
};

/** Whether an answer is as the pattern says: fields that it leaves out may be anything. */
export function matches(pattern: Pattern, answer: unknown): boolean {
  if (Array.isArray(pattern))
    return (
      Array.isArray(answer) &&
      pattern.length === answer.length &&
      pattern.every((one, index) => matches(one, answer[index]))
    );
  if (typeof pattern === 'object' && pattern !== null)
    return (
      typeof answer === 'object' &&
      answer !== null &&
      Object.entries(pattern).every(
        ([name, one]) => name in answer && matches(one, (answer as Record<string, unknown>)[name]),
      )
    );
  return pattern === answer;
}

/** What stands at a JSON pointer. */
export function found(view: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .reduce<unknown>((inside, name) => {
      if (typeof inside !== 'object' || inside === null) return undefined;
      return (inside as Record<string, unknown>)[name];
    }, view);
}

export function holds(view: unknown, { path, is, at_least, at_most, has, has_one }: Condition): boolean {
  const value = found(view, path);
  if (is !== undefined && !(matches(is, value) && matches(value, is))) return false;
  if (at_least !== undefined && !(typeof value === 'number' && value >= at_least)) return false;
  if (at_most !== undefined && !(typeof value === 'number' && value <= at_most)) return false;
  const likes = has === undefined ? has_one : [has];
  const holdsLike = (pattern: Pattern) => Array.isArray(value) && value.some((one) => matches(pattern, one));
  return likes?.some(holdsLike) ?? true;
}

export const succeeded = (lesson: Lesson, view: unknown): boolean =>
  lesson.success.every((condition) => holds(view, condition));

/** What is to be said of an answer: nothing if it is right. */
export function judged(step: Ask, answer: unknown): Spoken | undefined {
  if (step.answers.some((right) => matches(right, answer))) return undefined;
  return step.wrong?.find((one) => matches(one.answer, answer))?.say ?? step.otherwise ?? step.hints[2];
}

/** Whether an answer of the learner goes ahead of a step in which they read, or watch what others play. */
export function goesAhead(step: Step, answer: unknown): boolean {
  if (step.step === 'show') return !matches(step.answer, answer);
  return step.step === 'tell' || step.step === 'other';
}

/** The next step is due, at a game of so many entries. */
export function onward(course: Course, entries: number): Course {
  const step = course.step + 1;
  const begun = [...course.begun.slice(0, step), entries];
  return { ...course, step, begun, consequence: undefined, ahead: false, hints: 0, given: 0 };
}

/** The learner went back to so many entries: the step is due during which that was. */
export function backTo(course: Course, entries: number): Course {
  const last = course.begun.findLastIndex((begun) => begun <= entries);
  const step = Math.max(0, Math.min(course.step, last));
  return {
    ...course,
    step,
    consequence: undefined,
    ahead: false,
    hints: step === course.step ? course.hints : 0,
    given: 0,
  };
}

/** Three stars without a mistake and without being told what to do; one for having got there. */
export function stars({ mistakes, helped }: Course): 1 | 2 | 3 {
  const cost = mistakes + helped;
  if (cost === 0) return 3;
  return cost <= 2 ? 2 : 1;
}
