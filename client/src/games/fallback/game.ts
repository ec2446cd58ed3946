import type { GameModule } from '../game';
import Board from './Board.svelte';

/** Every offer stands in the prompt bar: there is nothing on this board to click. */
export const game: GameModule = { Board, inPrompt: () => true, accent: 'var(--ink-soft)' };
