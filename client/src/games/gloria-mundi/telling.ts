import type { Printed } from '../../protocol/gloria-mundi';
import type { Telling } from '../../store/telling';

export const telling: Telling = {
  kinds: [
    [/^gloria-(burnt|lost|wall-lost|discarded|goth-in-rome)/, 'fire'],
    [/^gloria-(produced|gave|received|tribute-paid|reclaimed)/, 'coin'],
    [/^gloria-(walked|goth-moved)/, 'stone'],
    [/^gloria-used/, 'hammer'],
    [/^gloria-(ended|screen-lifted)/, 'crowd'],
    [/^gloria-(revealed|laid|bought(?!-nothing)|card-given)/, 'card'],
  ],
  topic: (word, printed) => {
    const basic = /^gloria-a-(farm|city|peace)$/.exec(word)?.[1];
    if (basic !== undefined) return `basic/${basic}`;
    const card = Object.entries((printed as Printed).cards).find(([, { name }]) => name === word);
    return card && `card/${card[0]}`;
  },
};
