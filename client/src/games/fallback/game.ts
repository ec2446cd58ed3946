import type { GameModule } from '../game';
import Board from './Board.svelte';

export const game: GameModule = { Board, accent: 'var(--ink-soft)' };
