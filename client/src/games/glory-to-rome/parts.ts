// Which paragraph of the rules page is about what is asked, and about each phase.

import type { Parts } from '../../store/game';

export const parts: Parts<'leading' | 'led' | 'performing' | 'demanding' | 'ended'> = {
  phases: {
    leading: 'lead',
    led: 'follow',
    performing: 'roles',
    demanding: 'demand',
    ended: 'score',
  },
  questions: {
    'rome-ask-bid': 'setup',
    'rome-ask-lead': 'lead',
    'rome-ask-follow': 'follow',
    'rome-ask-petition': 'lead',
    'rome-ask-play-more': 'lead',
    'rome-ask-think': 'think',
    'rome-ask-think-granted': 'think',
    'rome-ask-laborer': 'roles',
    'rome-ask-craftsman': 'build',
    'rome-ask-architect': 'build',
    'rome-ask-legionary': 'demand',
    'rome-ask-merchant': 'roles',
    'rome-ask-patron': 'roles',
    'rome-ask-patron-more': 'buildings',
    'rome-ask-laborer-more': 'buildings',
    'rome-ask-merchant-more': 'buildings',
    'rome-ask-bath': 'buildings',
    'rome-ask-fountain': 'buildings',
    'rome-ask-work-on': 'build',
    'rome-ask-prison': 'buildings',
    'rome-ask-demand-more': 'demand',
    'rome-ask-plunder': 'demand',
    'rome-ask-give': 'demand',
    'rome-ask-gift': 'buildings',
    'rome-ask-colosseum': 'buildings',
    'rome-ask-senate': 'buildings',
    'rome-ask-sewer': 'buildings',
  },
};
