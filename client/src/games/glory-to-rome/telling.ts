import type { Telling } from '../../store/telling';

export const telling: Telling = {
  kinds: [
    [/^rome-told-completed/, 'hammer'],
    [/^rome-told-(added|supplied|laid|opened|plundered|surrendered)/, 'stone'],
    [/^rome-told-sold/, 'coin'],
    [/^rome-told-fed/, 'fire'],
    [/^rome-told-(glory|seized|grants|end)/, 'crowd'],
    [
      /^rome-told-(start-card|leads|follows|plays|petition|drew|took|discarded|hired|stored|fountain|demanded|gave|claimed|diverted)/,
      'card',
    ],
  ],
  topic: (word) => {
    const building = /^rome-building-(.+)$/.exec(word)?.[1];
    if (building !== undefined) return `card/${building.replaceAll('-', '_')}`;
    const role = /^rome-(patron|laborer|architect|craftsman|legionary|merchant)$/.exec(word)?.[1];
    return role && `role/${role}`;
  },
};
