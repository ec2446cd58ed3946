import type { View } from '../../protocol/gloria-mundi';
import type { Guide } from '../../store/game';

const when = {
  lay: 'gloria-ask-lay',
  activate: 'gloria-ask-activate',
  buy: 'gloria-ask-buy',
  goth: ['gloria-ask-goth', 'gloria-ask-goth-poor'],
  lose: 'gloria-ask-lose',
  reclaim: 'gloria-ask-reclaim',
};
const DISPLAY = ['seat/0/farm', 'seat/0/city', 'seat/0/peace'];

/** The spaces he would pass. */
const threatened = (untyped: unknown) => {
  const { goth } = untyped as View;
  const first = goth.stands_on + 1;
  return Array.from({ length: goth.moves_to - goth.stands_on }, (_, nth) => `road/${first + nth}`);
};

/** A fixed deal for three: the map, then each phase of the first turns where it comes up, the rarer questions when they do. */
export const guide: Guide = {
  seats: 3,
  seed: '9c41f07d2b6e58a3147cd90b3ef25a8861d4c7b20f9e3a5d78b16c4e2f0a93d5',
  steps: [
    { say: 'client-gloria-guide-race', at: ['seat/0/roman', 'africa'] },
    { say: 'client-gloria-guide-goth', at: ['goth', 'rome'] },
    { say: 'client-gloria-guide-display', at: DISPLAY },
    { say: 'client-gloria-guide-lay-1', at: ['hand/*'], when: when.lay },
    { say: 'client-gloria-guide-forum', at: ['forum/*', 'surcharge'] },
    { say: 'client-gloria-guide-buy-1', at: ['forum/*'], when: when.buy },
    { say: 'client-gloria-guide-tribute', at: ['tribute', 'raid'] },
    { say: 'client-gloria-guide-goth-1', at: (view) => ['goth', ...threatened(view)], when: when.goth },
    { say: 'client-gloria-guide-lay-2', at: ['hand/*'], when: when.lay },
    { say: 'client-gloria-guide-buy-2', at: ['forum/*'], when: when.buy },
    { say: 'client-gloria-guide-goth-2', at: (view) => ['goth', ...threatened(view)], when: when.goth },
    { say: 'client-gloria-guide-known', at: ['deck'] },
    { say: 'client-gloria-guide-lay-3', at: ['hand/*'], when: when.lay },
    { say: 'client-gloria-guide-buy-3', at: ['forum/*', ...DISPLAY], when: when.buy },
    { say: 'client-gloria-guide-activate-1', at: ['seat/0/building/*'], when: when.activate },
    { say: 'client-gloria-guide-lose', at: ['glow'], when: when.lose },
    { say: 'client-gloria-guide-reclaim', at: ['spoils/*'], when: when.reclaim },
    { say: 'client-gloria-guide-price', at: ['tokens/*'], when: 'gloria-ask-price' },
    { say: 'client-gloria-guide-surcharge', at: ['tokens/*'], when: 'gloria-ask-surcharge' },
  ],
};
