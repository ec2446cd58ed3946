// Which paragraph of the rules page is about what is asked, and about each phase.

import type { Phase } from '../../protocol/alea-iacta-est';
import type { Parts } from '../../store/game';

export const parts: Parts<Phase> = {
  phases: {
    placing: 'placing',
    templum: 'templum',
    senatus: 'senatus',
    castrum: 'castrum',
    forum: 'forum',
    over: 'score',
  },
  questions: {
    'alea-ask-roll': 'placing',
    'alea-ask-place': 'placing',
    'alea-ask-again': 'placing',
    'alea-ask-throw': 'placing',
    'alea-ask-keep': 'templum',
    'alea-ask-senate-card': 'senatus',
    'alea-ask-province': 'castrum',
    'alea-ask-patrician': 'forum',
  },
};
