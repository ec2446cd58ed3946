// Which paragraph of the rules page is about what is asked, and about each phase.

import type { Phase } from '../../protocol/gloria-mundi';
import type { Parts } from '../../store/game';

export const parts: Parts<Phase> = {
  phases: {
    lay_card: 'lay',
    activate: 'activate',
    buy: 'buy',
    goth: 'goth',
    destroy: 'raid',
    reclaim: 'raid',
    over: 'end',
  },
  questions: {
    'gloria-ask-lay': 'lay',
    'gloria-ask-activate': 'activate',
    'gloria-ask-times': 'effects',
    'gloria-ask-times-again': 'effects',
    'gloria-ask-give': 'effects',
    'gloria-ask-take': 'effects',
    'gloria-ask-discard': 'effects',
    'gloria-ask-buy': 'buy',
    'gloria-ask-price': 'buy',
    'gloria-ask-tribute': 'goth',
    'gloria-ask-surcharge': 'buy',
    'gloria-ask-goth': 'goth',
    'gloria-ask-goth-poor': 'goth',
    'gloria-ask-lose': 'raid',
    'gloria-ask-reclaim': 'raid',
  },
};
