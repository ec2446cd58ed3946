import type { View } from '../../protocol/sylla';
import type { Telling } from '../../store/telling';

export const telling: Telling = {
  kinds: [
    [/^sylla-told-(sold|unsold)/, 'hammer'],
    [/^sylla-told-(struck|starved|crisis)/, 'fire'],
    [/^sylla-told-(elected|voted|plebs|honoured|prevented|praised|blamed|church)/, 'crowd'],
    [/^sylla-told-(election-bid|sale-bid|income|bank|work-votes|fed)/, 'coin'],
    [/^sylla-told-(token|cube|marker|tavern|famine|crane|work)/, 'stone'],
    [
      /^sylla-told-(started|recruit|put-under|on-sale|market|buildings|events|flipped|removed|released|new-event|shown|freed)/,
      'card',
    ],
  ],
  topic: (word, _printed, view) => {
    const [, kind, name] = /^sylla-(card|building|event|work)-(.+)$/.exec(word) ?? [];
    if (kind === undefined || name === undefined) return undefined;
    // Only what lies on the table has something to be said of it.
    const lies = kind !== 'event' || (view as View).events.some(({ event }) => event === name);
    return lies ? `${kind}/${name}` : undefined;
  },
};
