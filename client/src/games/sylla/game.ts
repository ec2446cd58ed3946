import type { View } from '../../protocol/sylla';
import type { GameModule } from '../../store/game';
import { t } from '../../words/texts.svelte';
import { dashed } from '../../words/typed';
import Board from './Board.svelte';
import Help from './Help.svelte';
import { parts } from './parts';
import { dear } from './paying';
import { elected, sold } from './staged';
import { telling } from './telling';

export const game: GameModule = {
  Board,
  Help,
  telling,
  parts,
  // All thumbs turn at once, the hammer falls, an event strikes: the table waits for it.
  dwell: (before, after) =>
    (before as View).votes.some((vote) => vote === null) &&
    (after as View).votes.every((vote) => vote !== null)
      ? 3200
      : (sold(before as View, after as View) ?? elected(before as View, after as View))
        ? 1500
        : // What strikes is known as soon as no cube can be placed any more.
          (before as View).phase === 'events' && (after as View).phase !== 'events'
          ? 1800
          : 0,
  gathers: ['sylla-ask-characters'],
  grave: ['sylla-ask-vote', 'sylla-ask-prevent', 'sylla-ask-remove'],
  dear: { 'sylla-ask-turn': dear },
  inPrompt: (piece) => piece === 'bid/pass' || piece === 'finish' || piece.startsWith('free/'),
  moment: (view) => {
    const { round, rounds, phase } = view as View;
    return { words: t(`client-sylla-moment-${dashed(phase)}`, { round, rounds }), part: parts.phases[phase] };
  },
};
