import type { View } from '../../protocol/alea-iacta-est';
import type { Guide } from '../../store/game';
import { thrower } from './throwing';

/** My dice that show the same most often: a start in the Castrum. */
function equalDice(untyped: unknown): string[] {
  const row = thrower(untyped as View)?.rolled ?? [];
  const count = (face: number) => row.filter((one) => one === face).length;
  const best = row.reduce((found, face) => (count(face) >= count(found) ? face : found), row[0] ?? 1);
  return Array.from({ length: count(best) }, (_, nth) => `dice/${best}/${nth + 1}`);
}

const when = {
  roll: 'alea-ask-roll',
  place: 'alea-ask-place',
  senate: 'alea-ask-senate-card',
  province: 'alea-ask-province',
  patrician: 'alea-ask-patrician',
};
/** A fixed deal for three: the first pass shows every kind of decision. */
export const guide: Guide = {
  seats: 3,
  seed: '3b1f6a52c8d94e07a1b0c2d3e4f5061728394a5b6c7d8e9fa0b1c2d3e4f50617',
  steps: [
    { say: 'client-alea-guide-roll-1', at: ['cup'], when: when.roll },
    { say: 'client-alea-guide-buildings', at: ['castrum', 'senatus', 'forum'] },
    { say: 'client-alea-guide-castrum', at: ['castrum', 'province/*'] },
    // All dice as well: the bubble stands beside everything that is framed, and so covers none of them.
    { say: 'client-alea-guide-place-1', at: (view) => [...equalDice(view), 'dice/*'], when: when.place },
    { say: 'client-alea-guide-roll-2', at: ['cup'], when: when.roll },
    { say: 'client-alea-guide-senatus', at: ['senatus', 'senate-stack'] },
    { say: 'client-alea-guide-place-2', at: ['senatus'], when: when.place },
    { say: 'client-alea-guide-forum', at: ['forum', 'patrician/*'] },
    { say: 'client-alea-guide-place-3', at: ['forum'], when: when.place },
    { say: 'client-alea-guide-latrina', at: ['latrina', 'chips'] },
    { say: 'client-alea-guide-place-4', at: ['dice/*'], when: when.place },
    { say: 'client-alea-guide-senate', at: ['senate/*'], when: when.senate },
    { say: 'client-alea-guide-province-1', at: ['province/*'], when: when.province },
    { say: 'client-alea-guide-province-2', at: ['province/*'], when: when.province },
    { say: 'client-alea-guide-patrician-1', at: ['patrician/*'], when: when.patrician },
    { say: 'client-alea-guide-patrician-2', at: ['score', 'patrician/*'], when: when.patrician },
  ],
};
