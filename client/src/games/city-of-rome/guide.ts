import type { Guide } from '../game';

/** A fixed deal for three: the first rounds show every kind of decision. */
export const guide: Guide = {
  seats: 3,
  seed: '5a7c3d1e9b2f40688c1d7e3a5f90b2c46d8e1f3a7b5c9d0e2f4a6b8c0d1e3f57',
  says: {
    'city-ask-draft': ['client-city-guide-draft'],
    'city-ask-place': ['client-city-guide-place-1', 'client-city-guide-place-2'],
    'city-ask-take': ['client-city-guide-take-1', 'client-city-guide-take-2'],
    'city-ask-act': ['client-city-guide-act-1', 'client-city-guide-act-2', 'client-city-guide-act-3'],
    'city-ask-act-build': ['client-city-guide-act-build'],
    'city-ask-act-produce': ['client-city-guide-act-produce'],
    'city-ask-site': ['client-city-guide-site-1', 'client-city-guide-site-2'],
    'city-ask-pay': ['client-city-guide-pay'],
    'city-ask-school-deck': ['client-city-guide-school'],
  },
};
