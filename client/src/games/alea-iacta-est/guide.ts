import type { View } from '../../protocol/alea-iacta-est';
import type { Guide, GuideStep } from '../../store/game';
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
const step = (name: string, more: Omit<GuideStep, 'say'>): GuideStep => ({
  say: `client-alea-guide-${name}`,
  ...more,
});

/** A fixed deal for three: the first pass shows every kind of decision. */
export const guide: Guide = {
  seats: 3,
  seed: '3b1f6a52c8d94e07a1b0c2d3e4f5061728394a5b6c7d8e9fa0b1c2d3e4f50617',
  steps: [
    step('roll-1', { at: ['cup'], when: when.roll }),
    step('buildings', { at: ['castrum', 'senatus', 'forum'] }),
    step('castrum', { at: ['castrum', 'province/*'] }),
    // All dice as well: the bubble stands beside everything that is framed, and so covers none of them.
    step('place-1', { at: (view) => [...equalDice(view), 'dice/*'], when: when.place }),
    step('roll-2', { at: ['cup'], when: when.roll }),
    step('senatus', { at: ['senatus', 'senate-stack'] }),
    step('place-2', { at: ['senatus'], when: when.place }),
    step('forum', { at: ['forum', 'patrician/*'] }),
    step('place-3', { at: ['forum'], when: when.place }),
    step('latrina', { at: ['latrina', 'chips'] }),
    step('place-4', { at: ['dice/*'], when: when.place }),
    step('senate', { at: ['senate/*'], when: when.senate }),
    step('province-1', { at: ['province/*'], when: when.province }),
    step('province-2', { at: ['province/*'], when: when.province }),
    step('patrician-1', { at: ['patrician/*'], when: when.patrician }),
    step('patrician-2', { at: ['score', 'patrician/*'], when: when.patrician }),
  ],
};
