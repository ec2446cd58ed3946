// Bots as people choose them: by name, weakest first, with a time to think where they use one.

import type { Bot, GameSummary } from '../protocol/wire';
import type { PlainKey } from '../words/typed';

/** What each plays like, in a sentence. */
const HOW: Record<string, PlainKey> = {
  random: 'house-bot-random-how',
  beginner: 'house-bot-beginner-how',
  greedy: 'house-bot-greedy-how',
  tiro: 'house-bot-tiro-how',
  quaestor: 'house-bot-quaestor-how',
  aedile: 'house-bot-aedile-how',
  praetor: 'house-bot-praetor-how',
  companion: 'house-bot-companion-how',
  builder: 'house-bot-builder-how',
  schemer: 'house-bot-schemer-how',
  solid: 'house-bot-solid-how',
  strong: 'house-bot-strong-how',
};
const USUAL = 'solid';
/** Known by how they play rather than by how well. */
const CHARACTERS = new Set(['greedy', 'companion', 'builder', 'schemer']);

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

/** How strong it is: its place among those that differ by nothing else; missing for one with a character. */
export function strengthOf(game: GameSummary, spec: string): { strength: number; of: number } | undefined {
  const steps = game.bots.map((bot) => kindOf(bot.spec)).filter((kind) => !CHARACTERS.has(kind));
  const place = steps.indexOf(kindOf(spec));
  return place < 0 ? undefined : { strength: place + 1, of: steps.length };
}

export const botOf = (game: GameSummary, spec: string): Bot | undefined =>
  game.bots.find((bot) => kindOf(bot.spec) === kindOf(spec));

/** The opponent that was wished for, if the game has it; otherwise one that answers at once and plays well. */
export function opponent(game: GameSummary, wished?: string): string {
  if (wished && botOf(game, wished)) return wished;
  return botOf(game, USUAL)?.spec ?? game.bots.at(-1)?.spec ?? 'random';
}
