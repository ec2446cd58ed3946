import type { Guide } from '../game';

/** All answer at once: the question counts anew with the answer of each of the two others, so its word is kept. */
const kept = (key: string) => [key, key, key];

/** A fixed deal for three: the first round shows every kind of decision. */
export const guide: Guide = {
  seats: 3,
  seed: '79b0c5f1a2d34e6780913f5e7a9bc1d3e5f70819a2b4c6d8e0f1325476980bad',
  says: {
    'sylla-ask-characters': kept('client-sylla-guide-characters'),
    'sylla-ask-election-first': ['client-sylla-guide-election'],
    'sylla-ask-election': ['client-sylla-guide-election'],
    'sylla-ask-consul-token': ['client-sylla-guide-token'],
    'sylla-ask-recruit': ['client-sylla-guide-recruit-1', 'client-sylla-guide-recruit-2'],
    'sylla-ask-sell': ['client-sylla-guide-sell'],
    'sylla-ask-bid': ['client-sylla-guide-bid-1', 'client-sylla-guide-bid-2'],
    'sylla-ask-turn': ['client-sylla-guide-turn'],
    'sylla-ask-use': ['client-sylla-guide-use'],
    'sylla-ask-cube': ['client-sylla-guide-cube-1', 'client-sylla-guide-cube-2'],
    'sylla-ask-prevent': ['client-sylla-guide-prevent'],
    'sylla-ask-flip': ['client-sylla-guide-flip'],
    'sylla-ask-vote': [...kept('client-sylla-guide-vote-1'), ...kept('client-sylla-guide-vote-2')],
    'sylla-ask-free': ['client-sylla-guide-free'],
  },
};
