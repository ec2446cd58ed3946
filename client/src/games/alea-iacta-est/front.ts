import type { Front } from '../../store/front';

export const front: Front = { hardness: 2, special: 'client-front-alea' };
