// What the board must know about the pieces to draw them: names, orders and what is printed on them. No rules.

import type {
  Building,
  Card,
  Colour,
  EventCard,
  Phase,
  Printed,
  Token,
  View,
  Work,
} from '../../protocol/sylla';
import { boxOf } from '../../ui/box';

export const TOKENS: readonly Token[] = ['civic', 'health', 'leisure'];
/** The seven phases of a round in their order, each with its numeral. */
export const PHASES = [
  { phase: 'first_consul', numeral: 'I' },
  { phase: 'recruiting', numeral: 'II' },
  { phase: 'buildings', numeral: 'III' },
  { phase: 'income', numeral: 'IV' },
  { phase: 'events', numeral: 'V' },
  { phase: 'great_work', numeral: 'VI' },
  { phase: 'famine_and_crises', numeral: 'VII' },
] as const satisfies readonly { phase: Phase; numeral: string }[];

export const { box, openBox } = boxOf((printed: () => Printed) => {
  const numbers = () => printed().numbers;
  const events = (): readonly EventCard[] => printed().events.map((one) => one.event);
  /** The numbers a text about this building names. */
  const tileFigures = (building: Building) => ({
    amount: printed().buildings.find((one) => one.building === building)?.amount ?? 0,
  });
  return {
    /** The numbers that texts name. */
    numbers,
    /** Points per token by column, from the crisis to the ideal. */
    ladder: () => printed().ladder,
    crisisColumns: () => printed().crisis_columns,
    /** Every card of a row. */
    cards: () => printed().cards,
    buildings: (): readonly Building[] => printed().buildings.map((one) => one.building),
    events,
    works: (): readonly Work[] => printed().works.map((one) => one.work),
    /** Everybody whom a player may begin with, in the order of the box. */
    starting: () =>
      printed().cards.flatMap(({ card, per_set }) =>
        Array.from({ length: per_set }, (_, index) => ({ card, copy: index + 1 })),
      ),
    /** What is printed on a card of a row. */
    factsOf: (card: Card) => printed().cards.find((one) => one.card === card),
    /** What is printed on an event, and what it can turn face down. */
    dangerOf: (event: string) => printed().events.find((one) => one.event === event),
    isReconstructed: (...places: readonly string[]) =>
      places.some((place) => printed().reconstructed.includes(place)),
    tileFigures,
    /** The numbers a text about this work names: prestige by place or tier, votes for a tier, votes for a step. */
    workFigures(work: Work) {
      const facts = printed().works.find((one) => one.work === work);
      const [high, low] = facts?.tiers ?? [];
      const [first, second, third] = high && low ? [high[1], low[1]] : (facts?.places ?? []);
      return {
        ...numbers(),
        first: first ?? 0,
        second: second ?? 0,
        third: third ?? 0,
        many: high?.[0] ?? 0,
        some: low?.[0] ?? 0,
        step: facts?.votes_per_step ?? 0,
      };
    },
    /** The numbers a text about set-up and phases names, with three and with four players. */
    tableFigures() {
      const of = (players: number) => printed().tables.find((one) => one.players === players);
      return {
        ...numbers(),
        start_3: of(3)?.start_characters ?? 0,
        start_4: of(4)?.start_characters ?? 0,
        recruits_3: of(3)?.recruits ?? 0,
        recruits_4: of(4)?.recruits ?? 0,
        sales_3: of(3)?.sales ?? 0,
        sales_4: of(4)?.sales ?? 0,
        stall: tileFigures('stall').amount,
        field: tileFigures('field').amount,
      };
    },
    /** How many tiles of each kind are still covered: all that the box holds and nobody has seen. */
    covered: (view: View): { building: Building; count: number }[] =>
      printed()
        .buildings.map(({ building, tiles }) => {
          const gone = view.discarded.find((one) => one.building === building)?.count ?? 0;
          const shown = view.slots.filter((slot) => slot.building === building).length;
          const owned = view.players
            .flatMap((player) => player.estate.filter((one) => one.building === building))
            .reduce((sum, one) => sum + one.open + one.down, 0);
          return { building, count: tiles.reduce((sum, one) => sum + one, 0) - gone - shown - owned };
        })
        .filter((one) => one.count > 0),
    /** The events nobody has seen yet. */
    unseenEvents: (view: View) =>
      events().filter(
        (event) => !view.events.some((one) => one.event === event) && !view.removed_events.includes(event),
      ),
  };
});

/** What somebody is, without the fish; a crane lies among them. */
export type Calling = 'senator' | 'merchant' | 'legionary' | 'vestal' | 'slave' | 'crane';
/** Each has a place of its own in every household. */
export const CALLINGS: readonly Calling[] = ['senator', 'merchant', 'legionary', 'vestal', 'slave', 'crane'];
/** What a character is, without the fish. */
export const calling = <C extends Card>(card: C) =>
  card.replace('christian_', '') as C extends `christian_${infer Plain}` ? Plain : C;
export const cardKey = (card: Card) => `sylla-card-${card}` as const;
export const buildingKey = (building: Building) => `sylla-building-${building}` as const;
export const eventKey = (event: EventCard) => `sylla-event-${event}` as const;
export const workKey = (work: Work) => `sylla-work-${work}` as const;
export const tokenKey = (token: Token) => `sylla-token-${token}` as const;
export const colourKey = (colour: Colour) => `sylla-colour-${colour}` as const;

/** A long compound with a place where it may break. */
export const softened = (name: string) =>
  name.replace(/(säuberung|verfolgung|aufstand|ausbruch|stand|bogen|tempel)$/, '\u00ad$1');
