// Written by `tests/typescript.rs` of the game. Do not edit.

import type { Seat } from './wire';

export type Token = "civic" | "health" | "leisure";

export type Colour = "red" | "yellow" | "grey";

export type Fighter = "legionary" | "vestal";

export type Card = "senator" | "christian_senator" | "merchant" | "christian_merchant" | "legionary" | "christian_legionary" | "vestal" | "christian_vestal" | "slave" | "christian_slave" | "crane";

export type Building = "stall" | "field" | "house_temple" | "tavern" | "insula" | "crane" | "arch" | "statue" | "bank";

export type EventCard = "epidemic" | "eruption" | "imperial_cult" | "famine" | "persecution" | "purge" | "flood" | "slave_revolt" | "pillage" | "decadence";

export type Work = "pantheon" | "temple" | "granary" | "baths" | "colosseum" | "senate";

export type Phase = "preparation" | "first_consul" | "recruiting" | "buildings" | "income" | "events" | "great_work" | "famine_and_crises" | "ecclesia";

export type Pose = "upright" | "turned" | "down";

export type Thumb = "up" | "down";

export type Direction = "left" | "right";

export type Bid = "waiting" | "passed" | { "offered": number };

export type Vote = { thumb: Thumb, denarii: number, 
/**
 * Denarii and upright senators together.
 */
votes: number, 
/**
 * What it earned, once all are counted.
 */
points: number, };

export type MarkerView = { token: Token, 
/**
 * From 0 on the left.
 */
column: number, 
/**
 * What a token of this kind is worth now.
 */
value: number, in_crisis: boolean, 
/**
 * A tavern has moved it in this phase.
 */
tavern_moved: boolean, };

export type LadderView = { 
/**
 * Points per token by column, from the crisis to the ideal.
 */
values: Array<number>, 
/**
 * How many columns on the left are the crisis zone.
 */
crisis_columns: number, markers: Array<MarkerView>, famine: number, famine_most: number, };

export type WorksView = { now: Work, 
/**
 * That of the next round, as soon as it is seen.
 */
next: Work | null, built: Array<Work>, 
/**
 * The one that is not built in this game.
 */
left_out: Work, 
/**
 * Those still covered, in the order of the list of works, not of the stack.
 */
covered: Array<Work>, };

export type EventView = { event: EventCard, 
/**
 * What the majority earns; nothing: a point of prestige.
 */
token: Token | null, fought_by: Array<Fighter>, 
/**
 * How often it shows the famine symbol.
 */
famine: number, 
/**
 * Cubes by seat.
 */
cubes: Array<number>, prevented: boolean, 
/**
 * How many cards and buildings of each seat it could turn face down now.
 */
targets: Array<number>, 
/**
 * The markers it would move to the left now.
 */
falls: Array<Token>, 
/**
 * Those of them that would then be in the crisis zone.
 */
crises: Array<Token>, 
/**
 * What it would cost each seat if it struck now: the tokens of a marker that falls are worth less at the end, a
 * famine that grows takes more in this round. What lies face down is not counted. Nothing for those whose tokens
 * these eyes do not see.
 */
costs: Array<number | null>, 
/**
 * How many cards and buildings of each seat it holds face down, alone or with another event.
 */
held: Array<number>, };

export type SlotView = { colour: Colour, building: Building | null, on_sale: boolean, };

export type BuildingCount = { building: Building, count: number, };

export type Auction = { 
/**
 * The building on sale; nothing in an election.
 */
building: Building | null, colour: Colour | null, 
/**
 * The sitting consul, or the one who offers the building.
 */
opened_by: Seat, 
/**
 * By seat.
 */
bids: Array<Bid>, 
/**
 * The most each seat could bid: votes in an election, if these eyes see the money, cards in a sale.
 */
most: Array<number | null>, leader: Seat | null, 
/**
 * Cards the buyer has still to turn.
 */
unpaid: number, };

export type RowCard = { card: Card, pose: Pose, count: number, };

export type EstateView = { building: Building, open: number, down: number, };

export type Screens = "closed" | "open";

export type Screen = { denarii: number, civic: number, health: number, leisure: number, };

export type ShownView = { token: Token, 
/**
 * By seat.
 */
counts: Array<number>, };

export type CubeCount = { fighter: Fighter, count: number, };

export type PlayerView = { seat: Seat, income_tile: number, prestige: number, row: Array<RowCard>, estate: Array<EstateView>, 
/**
 * What stands behind the screen, if these eyes see it: one's own, open screens, and everything at the end.
 */
behind_screen: Screen | null, 
/**
 * Cubes not placed yet.
 */
cubes: Array<CubeCount>, 
/**
 * Senators that count in an election.
 */
election_votes: number, 
/**
 * Senators that vote on the great work.
 */
work_votes: number, 
/**
 * What the player would receive in phase IV now.
 */
income: number, 
/**
 * What the famine would cost the player now.
 */
hunger: number, 
/**
 * Points by line of the sheet if the church were built now: prestige of the rounds, Christians, freed slaves, civic
 * sense, health, leisure. Nothing if these eyes do not see behind the screen.
 */
score_lines: Array<number>, score: number | null, };

export type PrintedBuilding = { building: Building, 
/**
 * The number the tile is about.
 */
amount: number, 
/**
 * Tiles in the stacks A, B and C.
 */
tiles: [number, number, number], };

export type PrintedCard = { card: Card, hexes: Array<Colour>, christian: boolean, per_set: number, };

export type PrintedEvent = { event: EventCard, 
/**
 * What the majority earns; none: prestige.
 */
token: Token | null, fought_by: Array<Fighter>, 
/**
 * How often it shows the symbol of the famine.
 */
famine: number, 
/**
 * What it can turn face down.
 */
hits_cards: Array<Card>, hits_buildings: Array<Building>, };

export type PrintedNumbers = { rounds: number, start_denarii: number, start_prestige: number, base_income: number, merchant_income: number, famine_most: number, crisis_points: number, majority_prestige: number, votes_per_point: number, 
/**
 * Points of a Christian at the end.
 */
christian: number, slave_price: number, 
/**
 * Points of a freed slave.
 */
freed_slave: number, };

export type PrintedTable = { players: number, start_characters: number, recruits: number, sales: number, };

export type PrintedWork = { work: Work, 
/**
 * Prestige for the most votes, the second most and so on.
 */
places: Array<number>, 
/**
 * Prestige for at least so many votes, best first.
 */
tiers: Array<[number, number]>, votes_per_step: number | null, };

export type Printed = { 
/**
 * Those that are in the box.
 */
cards: Array<PrintedCard>, buildings: Array<PrintedBuilding>, events: Array<PrintedEvent>, works: Array<PrintedWork>, 
/**
 * For two, three and four players.
 */
tables: Array<PrintedTable>, numbers: PrintedNumbers, 
/**
 * Points per token by column of the ladder.
 */
ladder: Array<number>, 
/**
 * Columns of the crisis zone.
 */
crisis_columns: number, 
/**
 * Places of printed values that were reconstructed, such as `event/flood/famine`.
 */
reconstructed: Array<string>, };

export type View = { 
/**
 * From 1; 0 while starting characters are chosen.
 */
round: number, rounds: number, phase: Phase, finished: boolean, 
/**
 * A game for two: not in the rulebook.
 */
unofficial: boolean, screens: Screens, consul: Seat, ladder: LadderView, works: WorksView, 
/**
 * The open events from top to bottom.
 */
events: Array<EventView>, 
/**
 * Covered events.
 */
events_left: number, removed_events: Array<EventCard>, 
/**
 * Characters on display, sorted.
 */
recruits: Array<Card>, 
/**
 * Cards in the character deck.
 */
deck: number, 
/**
 * The lowest of them, which everybody has seen; the first is drawn first.
 */
under_deck: Array<Card>, slots: Array<SlotView>, 
/**
 * Covered buildings by letter: A, B, C.
 */
stack: Array<number>, 
/**
 * Buildings out of the game, by kind.
 */
discarded: Array<BuildingCount>, auction: Auction | null, 
/**
 * How everybody voted on this round's work, once all votes are in.
 */
votes: Array<Vote | null>, 
/**
 * What everybody showed in the last crisis of each kind, while the screens are closed.
 */
shown: Array<ShownView>, players: Array<PlayerView>, };

export type Answer = { "characters": Array<Card> } | "pass" | { "bid_denarii": number } | { "bid_cards": number } | { "take": Token } | { "recruit": Card } | { "sell": { building: Building, colour: Colour, } } | { "turn": Card } | { "sacrifice": Token } | { "move": { marker: Token, direction: Direction, } } | "finish" | { "cube": { event: EventCard, fighter: Fighter, } } | { "prevent": EventCard } | { "remove": EventCard } | { "flip_card": { card: Card, pose: Pose, } } | { "flip_building": Building } | { "vote": { thumb: Thumb, denarii: number, } } | { "free": number };
