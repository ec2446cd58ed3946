import type { Guide } from '../game';

/** A fixed deal for three: a first word about each kind of question. */
export const guide: Guide = {
  seats: 3,
  seed: '9c41f07d2b6e58a3147cd90b3ef25a8861d4c7b20f9e3a5d78b16c4e2f0a93d5',
  says: {
    'gloria-ask-lay': ['client-gloria-guide-lay-1', 'client-gloria-guide-lay-2', 'client-gloria-guide-lay-3'],
    'gloria-ask-activate': ['client-gloria-guide-activate-1', 'client-gloria-guide-activate-2'],
    'gloria-ask-times': ['client-gloria-guide-times'],
    'gloria-ask-take': ['client-gloria-guide-take'],
    'gloria-ask-buy': ['client-gloria-guide-buy-1', 'client-gloria-guide-buy-2', 'client-gloria-guide-buy-3'],
    'gloria-ask-price': ['client-gloria-guide-price'],
    'gloria-ask-surcharge': ['client-gloria-guide-surcharge'],
    'gloria-ask-goth': ['client-gloria-guide-goth-1', 'client-gloria-guide-goth-2'],
    'gloria-ask-goth-poor': ['client-gloria-guide-goth-poor'],
    'gloria-ask-lose': ['client-gloria-guide-lose'],
    'gloria-ask-reclaim': ['client-gloria-guide-reclaim'],
  },
};
