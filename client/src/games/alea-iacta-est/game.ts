import type { View } from '../../protocol/alea-iacta-est';
import type { GameModule } from '../game';
import Board from './Board.svelte';
import { flights } from './flights';
import { guide } from './guide';
import Help from './Help.svelte';
import Rules from './Rules.svelte';

const PARTS = {
  placing: 'placing',
  templum: 'templum',
  senatus: 'senatus',
  castrum: 'castrum',
  forum: 'forum',
  over: 'score',
};

export const game: GameModule = {
  Board,
  Help,
  Rules,
  guide,
  accent: 'var(--tyrian)',
  flights: (before, after, eyes) => flights(before as View, after as View, eyes),
  moment: (view) => {
    const { pass, passes, round, phase } = view as View;
    return { key: `client-alea-moment-${phase}`, args: { pass, passes, round }, part: PARTS[phase] };
  },
};
