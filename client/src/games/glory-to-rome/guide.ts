import type { Guide } from '../game';

/** The trial game on a fixed deal for three: no powers. The learner leads first and holds four different roles. */
export const guide: Guide = {
  seats: 3,
  seed: 'f3f341ff66c13112d51102ba82ae10dbf19a6ccc4a8e7340600387402b3dae16',
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
