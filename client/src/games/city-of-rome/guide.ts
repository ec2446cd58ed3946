import type { Guide } from '../../store/game';

/** A fixed deal for three: parts of the table are shown before they are needed, then every kind of decision once. */
export const guide: Guide = {
  seats: 3,
  seed: '5a7c3d1e9b2f40688c1d7e3a5f90b2c46d8e1f3a7b5c9d0e2f4a6b8c0d1e3f57',
  steps: [
    { say: 'client-city-guide-city', at: ['seat/0/city/*'] },
    { say: 'client-city-guide-draft', at: ['peeked/*'], when: 'city-ask-draft' },
    { say: 'client-city-guide-offer', at: ['offer/*'] },
    { say: 'client-city-guide-strip', at: ['strip/*', 'emperor'] },
    { say: 'client-city-guide-place-1', at: ['strip/4'], when: 'city-ask-place' },
    { say: 'client-city-guide-take-1', at: ['offer/*'], when: 'city-ask-take' },
    { say: 'client-city-guide-points', at: ['points', 'seat/0/money'] },
    { say: 'client-city-guide-act-1', at: ['hand/*'], when: 'city-ask-act' },
    { say: 'client-city-guide-site-1', at: ['seat/0/city/*'], when: 'city-ask-site' },
    { say: 'client-city-guide-rounds', at: ['rounds'] },
    { say: 'client-city-guide-place-2', at: ['offer/*', 'strip/*'], when: 'city-ask-place' },
    { say: 'client-city-guide-take-2', at: ['deck/1'], when: 'city-ask-take' },
    { say: 'client-city-guide-act-2', at: ['hand/*'], when: 'city-ask-act' },
    { say: 'client-city-guide-site-2', at: ['seat/0/city/*'], when: 'city-ask-site' },
    { say: 'client-city-guide-score', at: ['score'] },
    { say: 'client-city-guide-farewell' },
  ],
};
