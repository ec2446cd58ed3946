import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const GAMES = join(import.meta.dirname, '../../src/games');

/** The games that have a board of their own: those with a folder. */
export const withBoard: readonly string[] = readdirSync(GAMES).filter(
  (name) => name !== 'fallback' && existsSync(join(GAMES, name, 'game.ts')),
);
