// Which paragraph of the rules page is about what is asked, and about each phase.

import type { Phase } from '../../protocol/city-of-rome';
import type { Parts } from '../../store/game';

export const parts: Parts<Phase> = {
  phases: {
    draft: 'setup',
    placement: 'placement',
    action: 'action',
    over: 'score',
  },
  questions: {
    'city-ask-draft': 'setup',
    'city-ask-place': 'placement',
    'city-ask-take': 'action',
    'city-ask-act': 'action',
    'city-ask-act-build': 'action',
    'city-ask-act-produce': 'action',
    'city-ask-site': 'buildings',
    'city-ask-pay': 'action',
    'city-ask-school-deck': 'buildings',
    'city-ask-school-keep': 'buildings',
    'city-ask-school-return': 'buildings',
  },
};
