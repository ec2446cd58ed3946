import type { GameModule } from '../../store/game';
import Board from './Board.svelte';

export const game: GameModule = { Board };
