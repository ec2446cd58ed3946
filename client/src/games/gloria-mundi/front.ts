import type { Front } from '../../store/front';

export const front: Front = { hardness: 3, special: 'client-front-gloria' };
