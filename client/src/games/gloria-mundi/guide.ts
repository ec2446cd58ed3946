import type { View } from '../../protocol/gloria-mundi';
import type { Guide, GuideStep } from '../../store/game';

const when = {
  lay: 'gloria-ask-lay',
  activate: 'gloria-ask-activate',
  buy: 'gloria-ask-buy',
  goth: ['gloria-ask-goth', 'gloria-ask-goth-poor'],
  lose: 'gloria-ask-lose',
  reclaim: 'gloria-ask-reclaim',
};
const step = (name: string, more: Omit<GuideStep, 'say'>): GuideStep => ({
  say: `client-gloria-guide-${name}`,
  ...more,
});
const DISPLAY = ['seat/0/farm', 'seat/0/city', 'seat/0/peace'];

/** The spaces he would pass. */
const threatened = (untyped: unknown) => {
  const { goth } = untyped as View;
  return goth.spaces.flatMap((_, space) =>
    space > goth.stands_on && space <= goth.moves_to ? [`road/${space}`] : [],
  );
};

/** A fixed deal for three: the map, then each phase of the first turns where it comes up, the rarer questions when they do. */
export const guide: Guide = {
  seats: 3,
  seed: '9c41f07d2b6e58a3147cd90b3ef25a8861d4c7b20f9e3a5d78b16c4e2f0a93d5',
  steps: [
    step('race', { at: ['seat/0/roman', 'africa'] }),
    step('goth', { at: ['goth', 'rome'] }),
    step('display', { at: DISPLAY }),
    step('lay-1', { at: ['hand/*'], when: when.lay }),
    step('forum', { at: ['forum/*', 'surcharge'] }),
    step('buy-1', { at: ['forum/*'], when: when.buy }),
    step('tribute', { at: ['tribute', 'raid'] }),
    step('goth-1', { at: (view) => ['goth', ...threatened(view)], when: when.goth }),
    step('lay-2', { at: ['hand/*'], when: when.lay }),
    step('buy-2', { at: ['forum/*'], when: when.buy }),
    step('goth-2', { at: (view) => ['goth', ...threatened(view)], when: when.goth }),
    step('known', { at: ['deck'] }),
    step('lay-3', { at: ['hand/*'], when: when.lay }),
    step('buy-3', { at: ['forum/*', ...DISPLAY], when: when.buy }),
    step('activate-1', { at: ['seat/0/building/*'], when: when.activate }),
    step('lose', { at: ['glow'], when: when.lose }),
    step('reclaim', { at: ['spoils/*'], when: when.reclaim }),
    step('price', { at: ['tokens/*'], when: 'gloria-ask-price' }),
    step('surcharge', { at: ['tokens/*'], when: 'gloria-ask-surcharge' }),
  ],
};
