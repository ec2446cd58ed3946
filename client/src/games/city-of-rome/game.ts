import type { View } from '../../protocol/city-of-rome';
import type { GameModule } from '../../store/game';
import { t } from '../../words/texts.svelte';
import Board from './Board.svelte';
import Help from './Help.svelte';
import { parts } from './parts';
import { telling } from './telling';

export const game: GameModule = {
  Board,
  Help,
  telling,
  parts,
  inPrompt: (piece) => piece === 'produce' || piece === 'finish',
  listed: ['city-ask-pay', 'city-ask-school-deck'],
  moment: (view) => {
    const { round, rounds, phase } = view as View;
    return { words: t(`client-city-moment-${phase}`, { round, rounds }), part: parts.phases[phase] };
  },
};
