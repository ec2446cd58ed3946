import type { Guide } from '../game';

/** A fixed deal for three: the first pass shows every kind of decision. */
export const guide: Guide = {
  seats: 3,
  seed: '3b1f6a52c8d94e07a1b0c2d3e4f5061728394a5b6c7d8e9fa0b1c2d3e4f50617',
  says: {
    'alea-ask-roll': ['client-alea-guide-roll-1', 'client-alea-guide-roll-2'],
    'alea-ask-place': [
      'client-alea-guide-place-1',
      'client-alea-guide-place-2',
      'client-alea-guide-place-3',
      'client-alea-guide-place-4',
    ],
    'alea-ask-keep': ['client-alea-guide-keep'],
    'alea-ask-senate-card': ['client-alea-guide-senate'],
    'alea-ask-province': ['client-alea-guide-province-1', 'client-alea-guide-province-2'],
    'alea-ask-patrician': ['client-alea-guide-patrician-1', 'client-alea-guide-patrician-2'],
  },
};
