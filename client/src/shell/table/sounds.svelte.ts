// What the table itself lets be heard, beside the pieces: never anything that is not also seen.

import { player } from '../../sound/player.svelte';
import { neighbours } from '../../store/neighbours.svelte';
import { people } from '../../store/people.svelte';
import type { Session } from '../../store/session.svelte';

/** To be called while a component is made. */
export function sounds(session: Session): void {
  let asked = false;
  $effect(() => {
    const now = session.ask !== undefined;
    // Another question of the same turn calls nobody.
    if (now && !asked && session.stage.past.at(-1)?.own === false) player.play('turn');
    asked = now;
  });

  let heard: number | undefined;
  $effect(() => {
    const last = session.known.chat.at(-1);
    const others = last && last.account !== people.me?.id && !neighbours.hides(last.account);
    if (others && heard !== undefined && last.number > heard) player.play('chat');
    if (session.known.table) heard = last?.number ?? 0;
  });

  let running = false;
  $effect(() => {
    const places = session.shown?.outcome?.places;
    if (places && running && session.mySeats.length > 0)
      player.play(session.mySeats.some((seat) => places[seat] === 1) ? 'win' : 'loss');
    running = session.shown !== undefined && !places;
  });

  $effect(() => {
    if (session.refusal && session.shown) player.play('refusal');
  });
}
