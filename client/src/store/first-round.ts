// The first round after the lessons: a real one against bots, and what is said to it. Pure; knows no board and no table.
//
// It lies beside the board of its game (`games/GAME/first-round.json`); `crates/saturnalia/tests/lessons.rs` plays it by the rules and sees
// that every moment it speaks of can come.

import { holds, matches, type Condition, type Pattern, type Spoken } from './lesson';

/** Said once, when its moment comes for the first time, until the question has been answered. */
export interface Comment {
  /** Keys of the questions it belongs to; any if left out. */
  question?: readonly string[];
  /** One of these is offered: what has just become possible. */
  offers?: readonly Pattern[];
  /** All of this holds in the view. */
  view?: readonly Condition[];
  say: Spoken;
  /** What is meant, as in a step of a lesson. */
  at?: readonly string[];
}

export interface FirstRound {
  title: Spoken;
  /** At most twelve words. */
  goal: Spoken;
  seats: number;
  /** Who sits on the other seats. */
  bot: string;
  options?: Record<string, unknown>;
  seed: string;
  /** The first whose moment is there, and that has not been said. */
  comments: readonly Comment[];
  /** When the farewell is said: conditions over the view, or the end of the game. */
  over?: readonly Condition[];
  done: Spoken;
}

/** How far somebody has come. */
export interface Heard {
  /** Which comments have been said. */
  said: readonly number[];
  /** The one that is being said, and how many entries the game had when its question was put. */
  now: { comment: number; entries: number } | undefined;
  over: boolean;
}

export const UNHEARD: Heard = { said: [], now: undefined, over: false };

/** What the table shows to whoever is guided. */
export interface Moment {
  entries: number;
  ended: boolean;
  view: unknown;
  ask: { question: string; answers: readonly unknown[] } | undefined;
}

const due = ({ question, offers, view }: Comment, moment: Moment): boolean => {
  const { ask } = moment;
  if (!ask || (question && !question.includes(ask.question))) return false;
  const offered = (pattern: Pattern) => ask.answers.some((answer) => matches(pattern, answer));
  return (
    (offers?.some(offered) ?? true) && (view?.every((condition) => holds(moment.view, condition)) ?? true)
  );
};

/** What has been heard after a look at the table. The farewell is the last thing that is said. */
export function listen(round: FirstRound, heard: Heard, moment: Moment): Heard {
  if (heard.over) return heard;
  const { now } = heard;
  const waits = now !== undefined && now.entries === moment.entries;
  if (waits && !moment.ended) return heard;
  // Whatever was answered has been heard of; what was taken back need not be said again.
  const said = now ? [...heard.said, now.comment] : heard.said;
  const over = moment.ended || (round.over?.every((condition) => holds(moment.view, condition)) ?? false);
  if (over) return { said, now: undefined, over };
  const comment = round.comments.findIndex((one, index) => !said.includes(index) && due(one, moment));
  if (comment < 0 && !now) return heard;
  return { said, now: comment < 0 ? undefined : { comment, entries: moment.entries }, over };
}
