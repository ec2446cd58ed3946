import type { View } from '../../protocol/glory-to-rome';
import type { GameModule } from '../../store/game';
import { t } from '../../words/texts.svelte';
import Board from './Board.svelte';
import Help from './Help.svelte';
import { parts } from './parts';
import { standsNew } from './feats';
import { telling } from './telling';
import './materials.css';

export const game: GameModule = {
  Board,
  Help,
  // A house stands: long enough to be seen.
  dwell: (before, after) => (standsNew(before as View, after as View) ? 1200 : 0),
  telling,
  parts,
  gestures: ['rome-ask-think'],
  grave: ['rome-ask-prison', 'rome-ask-colosseum'],
  // Deck and pile can be clicked; drawing also stands in words, since one pile may offer two ways to draw.
  inPrompt: (piece) => piece === 'deck' || piece === 'senators',
  moment: (view) => {
    const { round, powers, led, demanding, ended, performing } = view as View;
    const phase = ended
      ? 'ended'
      : demanding !== null
        ? 'demanding'
        : performing
          ? 'performing'
          : led
            ? 'led'
            : 'leading';
    const part = parts.phases[phase];
    return { words: t(powers ? 'client-rome-moment' : 'client-rome-moment-trial', { round }), part };
  },
};
