import type { Telling } from '../../store/telling';

export const telling: Telling = {
  kinds: [
    [/^alea-rolled/, 'dice'],
    [/^alea-(placed|pushed-out|dice-left-over|unrewarded)/, 'stone'],
    [/^alea-chips-gained/, 'coin'],
    [/^alea-(finished|senate-cards-shown)/, 'crowd'],
    [/^alea-(pass-begun|heap|second-tile|fortuna|packet|senate-card|province|patrician)/, 'card'],
  ],
  topic: (word) => {
    const [, kind, name] = /^alea-(province|patrician|senate)-(.+)$/.exec(word) ?? [];
    if (kind === undefined || name === undefined) return undefined;
    return `${kind}/${kind === 'senate' ? name.replaceAll('-', '_') : name}`;
  },
};
