// Written by `tests/typescript.rs` of the game. Do not edit.

import type { Label, Seat } from './wire';

export type Basic = "farm" | "city" | "peace";

export type Basics = { farm: number, city: number, peace: number, };

export type Token = "food" | "gold" | "peace" | "glory";

export type Tokens = { food: number, gold: number, peace: number, glory: number, };

export type Good = "food" | "gold" | "peace" | "glory" | "step";

export type Building = string;

export type Colour = "farm" | "city" | "peace" | "builder" | "wall";

export type Provenance = "printed" | "rulebook" | "seen" | "reported" | "inferred" | "reconstructed";

export type Phase = "lay_card" | "activate" | "buy" | "goth" | "destroy" | "reclaim" | "over";

export type End = "rome" | "hand" | "africa" | "deck";

export type Screens = "open" | "closed";

export type CardView = { id: Building, name: string, colour: Colour, price: Tokens, 
/**
 * Steps in the laurel wreath.
 */
steps: number, effect: Label, 
/**
 * Where name, colour, price and steps come from.
 */
card: Provenance, 
/**
 * Where the effect comes from.
 */
ability: Provenance, };

export type RomansRoad = { 
/**
 * Steps from Rome to Africa.
 */
africa: number, provenance: Provenance, };

export type SpaceView = { symbols: Basics, provenance: Provenance, };

export type Printed = { cards: Record<Building, CardView>, romans: RomansRoad, 
/**
 * Every space of the Goth's road, from the start to Rome.
 */
spaces: Array<SpaceView>, 
/**
 * What a basic card produces, and what its symbol on the Goth's road asks as tribute.
 */
products: Record<Basic, Token>, };

export type ForumPlace = { surcharge: number, card: Building | null, };

export type GothsRoad = { 
/**
 * The space on which the Goth stands.
 */
stands_on: number, 
/**
 * The tokens on the spaces before him, from the nearest on.
 */
lying: Array<Array<Token>>, 
/**
 * The space whose tribute would hold him now; nothing does if Rome is next.
 */
next: number | null, 
/**
 * That tribute.
 */
tribute: Tokens | null, 
/**
 * The space he moves to if he is not paid.
 */
moves_to: number, 
/**
 * The symbols he passes on the way.
 */
raid: Basics, 
/**
 * Symbols that still have to be served.
 */
owed: Basics, 
/**
 * Tribute that is being taken back.
 */
spoils: Tokens, };

export type Screen = { tokens: Tokens, hand: Basics, };

export type Brings = { food?: number, gold?: number, peace?: number, glory?: number, steps?: number, 
/**
 * Tokens or steps that are chosen on top.
 */
chosen?: number, };

export type BuiltView = { card: Building, 
/**
 * What its effect would bring now, where nothing has to be given or discarded for it.
 */
brings?: Brings, };

export type PileView = { basic: Basic, 
/**
 * Basic cards without a building.
 */
bare: number, built: Array<BuiltView>, 
/**
 * Tokens if every card produces.
 */
product: number, 
/**
 * The same with a card of this type that the player is about to lay.
 */
product_if_laid?: number, };

export type PlayerView = { seat: Seat, 
/**
 * Steps from Rome.
 */
steps: number, 
/**
 * What lies behind the screen, if these eyes see it: one's own, open screens, and everything at the end.
 */
screen: Screen | null, 
/**
 * Basic cards in hand: one has been laid in every turn, so everybody knows their number.
 */
hand: number, 
/**
 * Farms, cities, peace.
 */
display: Array<PileView>, 
/**
 * Building cards in the display.
 */
buildings: number, };

export type ActivationView = { seat: Seat, basic: Basic, 
/**
 * Basic cards that can only produce.
 */
plain: number, built: Array<Building>, 
/**
 * Those of them that can act now; none if these eyes do not see behind the player's screen.
 */
usable: Array<Building>, 
/**
 * Tokens if everything else produces.
 */
product: number, 
/**
 * The building whose effect is being carried out.
 */
acting: Building | null, };

export type PaymentView = { 
/**
 * The building that is bought; none if tribute is paid.
 */
building: Building | null, 
/**
 * The type of basic card it will lie on.
 */
on: Basic | null, 
/**
 * What is still asked for.
 */
asked: Tokens, 
/**
 * Tokens of any kind, still to be paid on top.
 */
surcharge: number, paid: Tokens, };

export type View = { screens: Screens, 
/**
 * From 1.
 */
turn: number, phase: Phase, 
/**
 * Whose turn it is.
 */
active: Seat, 
/**
 * Whose answer the game waits for.
 */
waiting_for: Seat | null, start_player: Seat, 
/**
 * The chair through whose eyes this is seen.
 */
own: Seat | null, 
/**
 * The type of basic card laid this turn.
 */
laid: Basic | null, 
/**
 * Cards in the deck.
 */
deck: number, 
/**
 * From the dearest place to the cheapest.
 */
forum: Array<ForumPlace>, 
/**
 * Burnt and discarded buildings, sorted.
 */
fire: Array<Building>, 
/**
 * The cards that have not been turned up yet, sorted.
 */
unseen: Array<Building>, goth: GothsRoad, players: Array<PlayerView>, 
/**
 * The cards of the player who is activating.
 */
activation: ActivationView | null, 
/**
 * Nothing if these eyes do not see behind the payer's screen.
 */
payment: PaymentView | null, ended: End | null, };

export type Answer = { "lay": Basic } | "produce_rest" | "produce_plain" | { "produce": Building } | { "use": Building } | "rest" | { "times": number } | { "give": Token } | { "take": Good } | { "discard": Building } | "pass" | { "buy": { building: Building, on: Basic, } } | "pay_as_asked" | { "pay_instead": Token } | { "pay_extra": Token } | "pay_tribute" | "refuse" | { "lose_bare": Basic } | { "lose_built": Building } | { "lose_wall": Building } | { "reclaim": Token };
