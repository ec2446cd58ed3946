// Written by `tests/typescript.rs` of the game. Do not edit.

export type Seat = number;

export type Card = "vegetable_farm" | "grain_farm" | "sheep_farm" | "winery" | "house2" | "house3" | "house4" | "luxury_house2" | "luxury_house3" | "luxury_house4" | "market" | "arena" | "school" | "therma" | "forum_romanum" | "colosseum" | "university" | "imperial_therma" | "aqueduct" | "great_aqueduct" | "minerva" | "fortuna" | "amor" | "juno" | "saturnus" | "luna" | "mars" | "venus" | "jupiter" | "mercury";

export type Deck = "I" | "II" | "III" | "IV";

export type Symbol = "brick" | "cog";

export type Cell = string;

export type Phase = "draft" | "placement" | "action" | "over";

export type Field = { symbol: Symbol, 
/**
 * Building points that a builder has here.
 */
bricks: number, 
/**
 * Production points that a builder has here.
 */
cogs: number, builder: Seat | null, };

export type Offered = { deck: Deck, card: Card | null, };

export type Known = { 
/**
 * How many cards lie above it.
 */
below: number, card: Card, };

export type DeckView = { deck: Deck, cards: number, 
/**
 * What the viewer himself put under it and nobody has drawn since, from the top down.
 */
known: Array<Known>, };

export type InfluenceCardPlace = "deck" | "lying" | "won" | "lapsed";

export type InfluenceCard = { value: number, 
/**
 * The round in which it comes to light.
 */
round: number, place: InfluenceCardPlace, owner: Seat | null, };

export type Origin = "draft" | "school";

export type HiddenCard = { 
/**
 * The deck it comes from: its back shows it.
 */
deck: Deck, origin: Origin, 
/**
 * What it is, for its owner.
 */
card: Card | null, };

export type Building = { 
/**
 * Column from the left.
 */
x: number, 
/**
 * Row from the top.
 */
y: number, card: Card, 
/**
 * A building point marker lies on it.
 */
brick: boolean, 
/**
 * Point markers on it.
 */
points: number, };

export type Frame = { left: number, top: number, right: number, bottom: number, };

export type District = { value: number, cells: Array<Cell>, 
/**
 * Different colours of public buildings beside it.
 */
colours: number, points: number, };

export type CityView = { 
/**
 * The buildings from the top left to the bottom right.
 */
buildings: Array<Building>, 
/**
 * First column and row, last column and row that the city can still reach.
 */
reach: Frame, 
/**
 * Houses of one value that hang together, and what they are worth.
 */
districts: Array<District>, };

export type PlayerView = { seat: Seat, money: number, influence: number, 
/**
 * Values of the influence cards won.
 */
won: Array<number>, 
/**
 * Hand cards everybody knows, sorted.
 */
hand: Array<Card>, 
/**
 * Hand cards only their owner knows, in the order in which they came.
 */
hidden: Array<HiddenCard>, city: CityView, 
/**
 * Points if the game ended now.
 */
score: number, 
/**
 * The same by line of the pad: houses 2, 3, 4, aqueducts, temples, money, influence, influence cards.
 */
score_lines: Array<number>, };

export type Trial = { at: Cell, districts: Array<District>, };

export type Turn = { seat: Seat, 
/**
 * The builder's field; 1 is next to the emperor.
 */
field: number, 
/**
 * Free building points.
 */
bricks: number, 
/**
 * Free production points.
 */
cogs: number, 
/**
 * Building has not been done yet.
 */
may_build: boolean, 
/**
 * Production has not been done yet.
 */
may_produce: boolean, 
/**
 * The card announced for building, until it stands.
 */
announced: Card | null, 
/**
 * The place chosen for it.
 */
site: Cell | null, 
/**
 * What the districts would become, by the places where it can stand.
 */
trials: Array<Trial>, };

export type Peeked = { seat: Seat, deck: Deck, count: number, 
/**
 * What they are, for the one who chooses; sorted.
 */
cards: Array<Card> | null, };

export type PrintedCard = { card: Card, 
/**
 * `temple`, `public green`, `house 2`.
 */
family: string, 
/**
 * Building points.
 */
cost: number, stars: number, 
/**
 * Copies in decks I, II, III, IV.
 */
copies: [number, number, number, number], };

export type Printed = { 
/**
 * In the order of the building overview.
 */
cards: Array<PrintedCard>, };

export type View = { 
/**
 * From 1; 0 while hands are drafted.
 */
round: number, rounds: number, phase: Phase, 
/**
 * Whose answer the game waits for.
 */
waiting_for: Seat | null, start_player: Seat, 
/**
 * Builders of each player.
 */
builders_each: number, 
/**
 * The fields of the strip in use, from the emperor.
 */
strip: Array<Field>, 
/**
 * The strips that come next, in order, as far as everybody has seen them. Each is read from the emperor.
 */
coming_strips: Array<Array<Symbol>>, offer: Array<Offered>, decks: Array<DeckView>, 
/**
 * In ascending order of value.
 */
influence_cards: Array<InfluenceCard>, players: Array<PlayerView>, 
/**
 * The builder whose turn it is.
 */
turn: Turn | null, 
/**
 * Cards being chosen from.
 */
peeked: Peeked | null, 
/**
 * The viewer's memory of the draft: cards he passed on that are still hidden in other hands, sorted.
 */
passed_on: Array<Card>, 
/**
 * Cards out of the game, sorted.
 */
removed: Array<Card>, };
