import type { View } from '../../protocol/alea-iacta-est';
import type { GameModule } from '../../store/game';
import { t } from '../../words/texts.svelte';
import Board from './Board.svelte';
import Help from './Help.svelte';
import { parts } from './parts';
import { telling } from './telling';
import { thrown } from './throwing';

export const game: GameModule = {
  Board,
  Help,
  telling,
  parts,
  // The dice tumble and lie long enough to be read.
  dwell: (before, after) => {
    const dice = thrown(before as View, after as View).length;
    return dice > 0 ? 750 + 50 * dice : 0;
  },
  moment: (view) => {
    const { pass, passes, round, phase } = view as View;
    return { words: t(`client-alea-moment-${phase}`, { pass, passes, round }), part: parts.phases[phase] };
  },
};
