import type { Guide } from '../game';

/** The trial game on a fixed deal for three: no powers, and a first word about each kind of question. */
export const guide: Guide = {
  seats: 3,
  seed: '6d0b4f5e2a9c41777e3b8d10c5f2a964b8e07d3c1f5a2946e8d7c0b3a1f4e592',
  options: { game: 'trial' },
  says: {
    'rome-ask-lead': ['client-rome-guide-lead-1', 'client-rome-guide-lead-2', 'client-rome-guide-lead-3'],
    'rome-ask-follow': ['client-rome-guide-follow-1', 'client-rome-guide-follow-2'],
    'rome-ask-think': ['client-rome-guide-think-1', 'client-rome-guide-think-2'],
    'rome-ask-petition': ['client-rome-guide-petition'],
    'rome-ask-laborer': ['client-rome-guide-laborer'],
    'rome-ask-craftsman': ['client-rome-guide-craftsman-1', 'client-rome-guide-craftsman-2'],
    'rome-ask-architect': ['client-rome-guide-architect-1', 'client-rome-guide-architect-2'],
    'rome-ask-legionary': ['client-rome-guide-legionary'],
    'rome-ask-plunder': ['client-rome-guide-plunder'],
    'rome-ask-give': ['client-rome-guide-give'],
    'rome-ask-merchant': ['client-rome-guide-merchant'],
    'rome-ask-patron': ['client-rome-guide-patron'],
  },
};
