import type { Guide } from '../../store/game';

/** A fixed deal for three: parts of Rome are shown before they are needed, then every kind of decision once. */
export const guide: Guide = {
  seats: 3,
  seed: '79b0c5f1a2d34e6780913f5e7a9bc1d3e5f70819a2b4c6d8e0f1325476980bad',
  steps: [
    { say: 'client-sylla-guide-welcome', at: ['ladder', 'ladder/*'] },
    { say: 'client-sylla-guide-characters', at: ['set/*'], when: 'sylla-ask-characters' },
    { say: 'client-sylla-guide-phases', at: ['round', 'phase/*'] },
    {
      say: 'client-sylla-guide-election',
      at: ['bid/*'],
      when: ['sylla-ask-election-first', 'sylla-ask-election'],
    },
    { say: 'client-sylla-guide-token', at: ['token/*'], when: 'sylla-ask-consul-token' },
    { say: 'client-sylla-guide-recruit-1', at: ['recruit/*'], when: 'sylla-ask-recruit' },
    { say: 'client-sylla-guide-sell', at: ['slot/*'], when: 'sylla-ask-sell' },
    { say: 'client-sylla-guide-market', at: ['slot/*'] },
    { say: 'client-sylla-guide-bid-1', at: ['bid/*'], when: 'sylla-ask-bid' },
    { say: 'client-sylla-guide-turn', at: ['seat/0/card/*'], when: 'sylla-ask-turn' },
    { say: 'client-sylla-guide-bid-2', at: ['bid/*'], when: 'sylla-ask-bid' },
    { say: 'client-sylla-guide-use', at: ['glow'], when: 'sylla-ask-use' },
    { say: 'client-sylla-guide-events', at: ['event/*'] },
    { say: 'client-sylla-guide-cube-1', at: ['event/*'], when: 'sylla-ask-cube' },
    { say: 'client-sylla-guide-cube-2', at: ['cube/*'], when: 'sylla-ask-cube' },
    { say: 'client-sylla-guide-prevent', at: ['event/*'], when: 'sylla-ask-prevent' },
    { say: 'client-sylla-guide-flip', at: ['glow'], when: 'sylla-ask-flip' },
    { say: 'client-sylla-guide-work', at: ['work/*'] },
    { say: 'client-sylla-guide-vote-1', at: ['denarii/*'], when: 'sylla-ask-vote' },
    { say: 'client-sylla-guide-famine', at: ['famine', 'ladder/famine'] },
    {
      say: 'client-sylla-guide-election-2',
      at: ['bid/*'],
      when: ['sylla-ask-election-first', 'sylla-ask-election'],
    },
    { say: 'client-sylla-guide-recruit-2', at: ['recruit/*'], when: 'sylla-ask-recruit' },
    { say: 'client-sylla-guide-known', at: ['known'] },
    { say: 'client-sylla-guide-farewell' },
    { say: 'client-sylla-guide-vote-2', at: ['denarii/*'], when: 'sylla-ask-vote' },
    { say: 'client-sylla-guide-free', when: 'sylla-ask-free' },
  ],
};
