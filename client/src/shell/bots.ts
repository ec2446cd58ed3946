// Bots as people choose them: by name, weakest first, with a time to think where they use one.

import type { Bot, GameSummary } from '../protocol/wire';
import type { PlainKey } from '../words/typed';

/** What each plays like, in a sentence. */
const HOW: Record<string, PlainKey> = {
  random: 'house-bot-random-how',
  beginner: 'house-bot-beginner-how',
  greedy: 'house-bot-greedy-how',
  solid: 'house-bot-solid-how',
  strong: 'house-bot-strong-how',
};
const USUAL = 'solid';

/** `strong:ms=3000` is a strong one. */
export const kindOf = (spec: string): string => spec.split(':')[0] ?? spec;
/** The message that names it. */
export const nameOf = (spec: string): string => `house-bot-${kindOf(spec)}`;
export const howOf = (spec: string): PlainKey | undefined => HOW[kindOf(spec)];

/** How long it may think about an answer; missing where it needs no time. */
export function secondsOf(spec: string, bot: Bot | undefined): number | undefined {
  const told = /ms=(\d+)/.exec(spec)?.[1];
  return bot?.seconds && (told === undefined ? bot.seconds.default : Number(told) / 1000);
}

export const withSeconds = (bot: Bot, seconds: number): string =>
  !bot.seconds || seconds === bot.seconds.default ? bot.spec : `${bot.spec}:ms=${seconds * 1000}`;

export const botOf = (game: GameSummary, spec: string): Bot | undefined =>
  game.bots.find((bot) => kindOf(bot.spec) === kindOf(spec));

/** The opponent that was wished for, if the game has it; otherwise one that answers at once and plays well. */
export function opponent(game: GameSummary, wished?: string): string {
  if (wished && botOf(game, wished)) return wished;
  return botOf(game, USUAL)?.spec ?? game.bots.at(-1)?.spec ?? 'random';
}
