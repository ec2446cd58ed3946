// Whether I am waited for, where I see it when I look elsewhere.

import type { Session } from '../../store/session.svelte';
import { t } from '../../words/texts.svelte';
import { call, show } from '../attention.svelte';

/** Shows it in title and icon, and calls once when it has become my turn. To be called while a component is made. */
export function summon(session: Session, title: () => string): void {
  $effect(() => show(title(), session.ask !== undefined));
  let called = false;
  $effect(() => {
    const asked = session.known.turn?.asked.some((one) => session.mySeats.includes(one.seat)) ?? false;
    if (asked && !called) call(title(), t('client-your-turn'));
    called = asked;
  });
}
