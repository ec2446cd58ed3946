// What the board must know about the pieces to draw them: names, orders and what belongs together. No rules.

import type { Building, Card, Colour, EventCard, Phase, Token, Work } from '../../protocol/sylla';

export const TOKENS: readonly Token[] = ['civic', 'health', 'leisure'];
/** The seven phases of a round in their order, each with its numeral. */
export const PHASES: readonly { phase: Phase; numeral: string }[] = [
  { phase: 'first_consul', numeral: 'I' },
  { phase: 'recruiting', numeral: 'II' },
  { phase: 'buildings', numeral: 'III' },
  { phase: 'income', numeral: 'IV' },
  { phase: 'events', numeral: 'V' },
  { phase: 'great_work', numeral: 'VI' },
  { phase: 'famine_and_crises', numeral: 'VII' },
];

export const BUILDINGS: readonly Building[] = [
  'stall',
  'field',
  'house_temple',
  'tavern',
  'insula',
  'crane',
  'arch',
  'statue',
  'bank',
];
export const EVENTS: readonly EventCard[] = [
  'epidemic',
  'eruption',
  'imperial_cult',
  'famine',
  'persecution',
  'purge',
  'flood',
  'slave_revolt',
  'pillage',
  'decadence',
];
export const WORKS: readonly Work[] = ['pantheon', 'temple', 'granary', 'baths', 'colosseum', 'senate'];

/** What a character is, without the fish. */
export const calling = (card: Card): string => card.replace('christian_', '');
export const cardKey = (card: string) => `sylla-card-${card}`;
export const buildingKey = (building: Building) => `sylla-building-${building}`;
export const eventKey = (event: EventCard) => `sylla-event-${event}`;
export const workKey = (work: Work) => `sylla-work-${work}`;
export const tokenKey = (token: Token) => `sylla-token-${token}`;
export const colourKey = (colour: Colour) => `sylla-colour-${colour}`;
export const dashed = (name: string) => name.replaceAll('_', '-');

/** A long compound with a place where it may break. */
export const softened = (name: string) =>
  name.replace(/(säuberung|verfolgung|aufstand|ausbruch)$/, '\u00ad$1');
