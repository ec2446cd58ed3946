import type { View } from '../../protocol/gloria-mundi';
import type { GameModule } from '../../store/game';
import { t } from '../../words/texts.svelte';
import { dashed } from '../../words/typed';
import Board from './Board.svelte';
import { dwell } from './burn';
import Help from './Help.svelte';
import { parts } from './parts';
import { dear } from './paying';
import { telling } from './telling';

/** Choices that are told best by a sentence. Those that lie on the table too can be taken in both places. */
const SAID = /^(produce|rest|pass|goth|(times|road|tokens|spoils|supply)\/.*)$/;

export const game: GameModule = {
  Board,
  Help,
  telling,
  parts,
  dwell: (before, after) => dwell(before as View, after as View),
  dear: { 'gloria-ask-surcharge': (piece, taken, view) => dear(piece, taken, view as View) },
  grave: ['gloria-ask-lose'],
  inPrompt: (piece) => SAID.test(piece),
  moment: (view) => {
    const { turn, phase } = view as View;
    return { words: t(`client-gloria-moment-${dashed(phase)}`, { turn }), part: parts.phases[phase] };
  },
};
