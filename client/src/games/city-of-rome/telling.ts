import type { Telling } from '../../store/telling';

export const telling: Telling = {
  kinds: [
    [/^city-told-built/, 'hammer'],
    [/^city-told-(placed|therma)/, 'stone'],
    [/^city-told-(produced|market)/, 'coin'],
    [/^city-told-(stars|arena|influence-won|finished)/, 'crowd'],
    [/^city-told-(taken|drafted|school|influence-card|round)/, 'card'],
  ],
  topic: (word) => {
    const card = /^city-(.+)$/.exec(word)?.[1];
    return card === undefined ? undefined : `card/${card.replaceAll('-', '_')}`;
  },
};
