import type { Front } from '../../store/front';

export const front: Front = { hardness: 4, special: 'client-front-sylla' };
