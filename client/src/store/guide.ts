// Which step of a guide is due. Pure; knows no board and no texts.

import type { GuideStep } from './game';

/** How far the walk is. */
export interface Walk {
  /** Indices of steps that have been said and done with. */
  done: readonly number[];
  /** The step with `when` that is being shown, and the number of entries when its question was asked. */
  asked: { step: number; entries: number } | undefined;
  over: boolean;
}

export const BEGINNING: Walk = { done: [], asked: undefined, over: false };

/** What the table asks of this person now. */
export interface Asked {
  question: string | undefined;
  entries: number;
}

const belongs = (step: GuideStep, question: string) =>
  typeof step.when === 'string' ? step.when === question : (step.when?.includes(question) ?? false);

/** The walk after a look at the table: a question that was answered is done with, and so is what was said about it. */
export function look(steps: readonly GuideStep[], walk: Walk, asked: Asked): Walk {
  if (walk.over) return walk;
  let { done, asked: shown } = walk;
  if (shown && asked.entries > shown.entries) {
    const finished = group(steps, shown.step);
    done = [...done, ...finished.filter((index) => !done.includes(index))];
    shown = undefined;
  }
  // Taken back: the question before is asked again, and nothing needs to be said anew.
  if (shown && asked.entries < shown.entries) shown = undefined;
  const { question } = asked;
  if (!shown && question !== undefined) {
    const step = steps.findIndex((one, index) => !done.includes(index) && belongs(one, question));
    if (step >= 0) shown = { step, entries: asked.entries };
  }
  const over = done.length === steps.length;
  return { done, asked: shown, over };
}

/** A step with `when` and the explanations before it. */
function group(steps: readonly GuideStep[], step: number): number[] {
  let first = step;
  while (first > 0 && steps[first - 1]?.when === undefined) first -= 1;
  return Array.from({ length: step - first + 1 }, (_, index) => first + index);
}

/** The step to be shown. */
export function due(steps: readonly GuideStep[], walk: Walk): number | undefined {
  if (walk.over) return undefined;
  if (walk.asked) return group(steps, walk.asked.step).find((index) => !walk.done.includes(index));
  const last = steps.findLastIndex((step) => step.when !== undefined);
  if (steps.some((step, index) => step.when !== undefined && !walk.done.includes(index))) return undefined;
  const left = steps.findIndex((_, index) => index > last && !walk.done.includes(index));
  return left < 0 ? undefined : left;
}

/** The explanation shown has been read. */
export function next(steps: readonly GuideStep[], walk: Walk): Walk {
  const step = due(steps, walk);
  if (step === undefined || steps[step]?.when !== undefined) return walk;
  const done = [...walk.done, step];
  return { ...walk, done, over: done.length === steps.length };
}
