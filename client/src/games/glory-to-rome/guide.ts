import type { Guide } from '../../store/game';

/**
 * The trial game on a fixed deal for three: no powers. The learner leads first and holds four different roles. The parts of
 * the table are shown before the first lead, then every kind of decision when it comes up.
 */
export const guide: Guide = {
  seats: 3,
  seed: 'f3f341ff66c13112d51102ba82ae10dbf19a6ccc4a8e7340600387402b3dae16',
  options: { game: 'trial' },
  steps: [
    { say: 'client-rome-guide-hand', at: ['hand/*'] },
    { say: 'client-rome-guide-camp', at: ['seat/0/client/*', 'seat/0/stockpile/*', 'seat/0/vault'] },
    { say: 'client-rome-guide-table', at: ['pool/*', 'site/*'] },
    { say: 'client-rome-guide-lead-1', at: ['hand/*'], when: 'rome-ask-lead' },
    { say: 'client-rome-guide-round', at: ['round', 'decision'] },
    { say: 'client-rome-guide-follow-1', at: ['glow'], when: 'rome-ask-follow' },
    { say: 'client-rome-guide-think-1', at: ['deck', 'senators'], when: 'rome-ask-think' },
    { say: 'client-rome-guide-patron', at: ['pool/*', 'seat/0/client/*'], when: 'rome-ask-patron' },
    { say: 'client-rome-guide-laborer', at: ['pool/*', 'seat/0/stockpile/*'], when: 'rome-ask-laborer' },
    { say: 'client-rome-guide-craftsman-1', at: ['hand/*', 'site/in_town/*'], when: 'rome-ask-craftsman' },
    { say: 'client-rome-guide-architect-1', at: ['glow'], when: 'rome-ask-architect' },
    {
      say: 'client-rome-guide-merchant',
      at: ['seat/0/stockpile/*', 'seat/0/vault'],
      when: 'rome-ask-merchant',
    },
    { say: 'client-rome-guide-legionary', at: ['hand/*'], when: 'rome-ask-legionary' },
    { say: 'client-rome-guide-plunder', at: ['pool/*'], when: 'rome-ask-plunder' },
    { say: 'client-rome-guide-give', at: ['hand/*'], when: 'rome-ask-give' },
    { say: 'client-rome-guide-petition', at: ['hand/*'], when: 'rome-ask-petition' },
    { say: 'client-rome-guide-lead-2', at: ['hand/*'], when: 'rome-ask-lead' },
    { say: 'client-rome-guide-follow-2', at: ['glow'], when: 'rome-ask-follow' },
    { say: 'client-rome-guide-think-2', at: ['senators'], when: 'rome-ask-think' },
    { say: 'client-rome-guide-craftsman-2', at: ['glow'], when: 'rome-ask-craftsman' },
    { say: 'client-rome-guide-architect-2', at: ['glow'], when: 'rome-ask-architect' },
    { say: 'client-rome-guide-end', at: ['deck', 'site/in_town/*'] },
    { say: 'client-rome-guide-lead-3', at: ['hand/senator', 'role/*'], when: 'rome-ask-lead' },
    // Some questions may never be asked, so the farewell does not wait for them.
    { say: 'client-rome-guide-farewell', when: 'rome-ask-lead' },
  ],
};
