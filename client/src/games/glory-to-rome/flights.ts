// Which pieces change their address between two views, so that they can be seen travelling.

import type { Flight } from '../../motion/fly';
import type { Building, CampView, Material, View } from '../../protocol/glory-to-rome';
import type { Eyes } from '../../protocol/wire';
import { count, MATERIALS, materialOf, ROLES } from './cards';

const at = (numbers: readonly number[], index: number) => numbers[index] ?? 0;

export function flights(before: View, after: View, eyes: Eyes): Flight[] {
  const own = typeof eyes === 'string' ? undefined : eyes.seat;
  const found: Flight[] = [];
  const fly = (from: string | undefined, to: string) => {
    if (from !== undefined && !found.some((flight) => flight.to === to)) found.push({ from, to });
  };
  const deckGave = after.deck < before.deck;
  /** The address a card of a hand is drawn at: only my own hand lies open. */
  const hand = (seat: number, card: Building) => (seat === own ? `hand/${card}` : `seat/${seat}/hand`);

  /** Who has fewer cards of a material than before; for a closed hand, who has fewer cards at all. */
  const fromHand = (seat: number, material: Material): string | undefined => {
    const [was, is] = [before.camps[seat], after.camps[seat]];
    if (!was || !is || is.hand_size >= was.hand_size) return undefined;
    if (seat !== own) return `seat/${seat}/hand`;
    const gone = was.hand?.find(
      (pile) => materialOf(pile.card) === material && count(is.hand ?? [], pile.card) < pile.count,
    );
    return gone && `hand/${gone.card}`;
  };
  const fromAnyHand = (seat: number, material: Material) =>
    [seat, ...after.camps.map((_, other) => other).filter((other) => other !== seat)]
      .map((holder) => fromHand(holder, material))
      .find((address) => address !== undefined);
  const fromPool = (index: number) =>
    at(after.pool, index) < at(before.pool, index) ? `pool/${MATERIALS[index]}` : undefined;
  const fromStockpile = (index: number, but?: number) => {
    const giver = after.camps.findIndex(
      (camp, seat) =>
        seat !== but && at(camp.stockpile, index) < at(before.camps[seat]?.stockpile ?? [], index),
    );
    return giver < 0 ? undefined : `seat/${giver}/stockpile/${MATERIALS[index]}`;
  };
  const fromPlayed = (seat: number, material: Material): string | undefined => {
    const card = before.camps[seat]?.played.find(
      (pile) =>
        materialOf(pile.card) === material && count(after.camps[seat]?.played ?? [], pile.card) < pile.count,
    );
    return card && `seat/${seat}/played/${card.card}`;
  };

  const camp = (seat: number, was: CampView, is: CampView) => {
    MATERIALS.forEach((material, index) => {
      if (at(is.clients, index) > at(was.clients, index))
        fly(
          fromPool(index) ?? fromHand(seat, material) ?? (deckGave ? 'deck' : undefined),
          `seat/${seat}/client/${ROLES[index]}`,
        );
      if (at(is.stockpile, index) > at(was.stockpile, index))
        fly(
          fromPool(index) ??
            fromPlayed(seat, material) ??
            fromAnyHand(seat, material) ??
            fromStockpile(index, seat),
          `seat/${seat}/stockpile/${material}`,
        );
    });
    if (is.vault_size > was.vault_size) {
      const sold = MATERIALS.findIndex((_, index) => at(is.stockpile, index) < at(was.stockpile, index));
      const victim = after.camps.findIndex((other, index) =>
        other.clients.some((clients, role) => clients < at(before.camps[index]?.clients ?? [], role)),
      );
      const role = after.camps[victim]?.clients.findIndex(
        (clients, index) => clients < at(before.camps[victim]?.clients ?? [], index),
      );
      const lost = is.hand_size < was.hand_size ? `seat/${seat}/hand` : undefined;
      fly(
        sold >= 0
          ? `seat/${seat}/stockpile/${MATERIALS[sold]}`
          : victim >= 0
            ? `seat/${victim}/client/${ROLES[role ?? 0]}`
            : (lost ?? (deckGave ? 'deck' : undefined)),
        `seat/${seat}/vault`,
      );
    }
    for (const one of is.structures) {
      const to = `seat/${seat}/building/${one.building}`;
      const same = was.structures.find((other) => other.building === one.building);
      if (!same) fly(before.fountain_drawn ? 'fountain' : hand(seat, one.building), to);
    }
    for (const one of is.completed) {
      const to = `seat/${seat}/building/${one.building}`;
      if (was.completed.some((other) => other.building === one.building)) continue;
      const victim = before.camps.findIndex(
        (other, index) => index !== seat && other.completed.some((it) => it.building === one.building),
      );
      if (!was.structures.some((other) => other.building === one.building) && victim >= 0)
        fly(`seat/${victim}/building/${one.building}`, to);
    }
    for (const pile of is.played)
      if (pile.count > count(was.played, pile.card))
        fly(hand(seat, pile.card), `seat/${seat}/played/${pile.card}`);
    if (is.played_senators > was.played_senators)
      fly(seat === own ? 'hand/senator' : `seat/${seat}/hand`, `seat/${seat}/played/senator`);
    if (seat === own) {
      for (const pile of is.hand ?? [])
        if (pile.count > count(was.hand ?? [], pile.card) && deckGave) fly('deck', `hand/${pile.card}`);
      if (is.senators > was.senators) fly('senators', 'hand/senator');
    } else if (is.hand_size > was.hand_size) {
      fly(is.senators > was.senators ? 'senators' : deckGave ? 'deck' : undefined, `seat/${seat}/hand`);
    }
  };

  after.camps.forEach((is, seat) => {
    const was = before.camps[seat];
    if (was) camp(seat, was, is);
  });
  for (const pile of after.demanded)
    if (count(before.demanded, pile.card) < pile.count) {
      const seat = after.demanding ?? after.leader;
      fly(hand(seat, pile.card), `demand/${pile.card}`);
    }
  MATERIALS.forEach((material, index) => {
    if (at(after.pool, index) <= at(before.pool, index)) return;
    const from = after.camps
      .map((_, seat) => fromPlayed(seat, material) ?? fromHand(seat, material))
      .find((address) => address !== undefined);
    fly(from, `pool/${material}`);
  });
  return found;
}
