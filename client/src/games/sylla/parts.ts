// Which paragraph of the rules page is about what is asked, and about each phase.

import type { Phase } from '../../protocol/sylla';
import type { Parts } from '../../store/game';

export const parts: Parts<Phase> = {
  phases: {
    preparation: 'preparation',
    first_consul: 'first_consul',
    recruiting: 'recruiting',
    buildings: 'buildings',
    income: 'income',
    events: 'events',
    great_work: 'great_work',
    famine_and_crises: 'famine_and_crises',
    ecclesia: 'ecclesia',
  },
  questions: {
    'sylla-ask-characters': 'characters',
    'sylla-ask-election-first': 'first_consul',
    'sylla-ask-election': 'first_consul',
    'sylla-ask-consul-token': 'first_consul',
    'sylla-ask-recruit': 'recruiting',
    'sylla-ask-sell': 'buildings',
    'sylla-ask-bid': 'buildings',
    'sylla-ask-turn': 'buildings',
    'sylla-ask-insula': 'income',
    'sylla-ask-use': 'income',
    'sylla-ask-cube': 'events',
    'sylla-ask-prevent': 'events',
    'sylla-ask-flip': 'events-list',
    'sylla-ask-remove': 'events',
    'sylla-ask-vote': 'great_work',
    'sylla-ask-free': 'ecclesia',
  },
};
