// What is printed on the components, from `data/components.toml` of the game.
// Written by its `tests/typescript.rs`. Do not edit.

import type { Building, Card, Colour, EventCard, Fighter, Token, Work } from './sylla';

export const CARDS: readonly { card: Card; hexes: readonly Colour[]; christian: boolean; per_set: number }[] = [
  {"card":"senator","christian":false,"hexes":["red"],"per_set":1},
  {"card":"christian_senator","christian":true,"hexes":["red"],"per_set":1},
  {"card":"merchant","christian":false,"hexes":["yellow","grey"],"per_set":1},
  {"card":"christian_merchant","christian":true,"hexes":["yellow","grey"],"per_set":1},
  {"card":"legionary","christian":false,"hexes":["red","grey"],"per_set":2},
  {"card":"vestal","christian":false,"hexes":["red","yellow"],"per_set":2},
  {"card":"slave","christian":false,"hexes":["red","yellow","grey"],"per_set":1},
  {"card":"christian_slave","christian":true,"hexes":["red","yellow","grey"],"per_set":1},
  {"card":"crane","christian":false,"hexes":["red","yellow","grey"],"per_set":0},
];

export const BUILDINGS: readonly { building: Building; amount: number; tiles: readonly number[] }[] = [
  {"amount":2,"building":"stall","tiles":[4,2,0]},
  {"amount":2,"building":"field","tiles":[3,3,1]},
  {"amount":2,"building":"house_temple","tiles":[1,2,0]},
  {"amount":1,"building":"tavern","tiles":[1,2,0]},
  {"amount":2,"building":"insula","tiles":[0,2,2]},
  {"amount":1,"building":"crane","tiles":[3,0,0]},
  {"amount":6,"building":"arch","tiles":[0,0,2]},
  {"amount":4,"building":"statue","tiles":[0,0,2]},
  {"amount":5,"building":"bank","tiles":[0,1,1]},
];

export const EVENTS: readonly { event: EventCard; token: Token | null; fought_by: readonly Fighter[]; famine: number; hits_cards: readonly Card[]; hits_buildings: readonly Building[] }[] = [
  {"event":"epidemic","famine":0,"fought_by":["vestal"],"hits_buildings":[],"hits_cards":[],"token":"health"},
  {"event":"eruption","famine":1,"fought_by":["vestal"],"hits_buildings":[],"hits_cards":[],"token":"leisure"},
  {"event":"imperial_cult","famine":0,"fought_by":["legionary","vestal"],"hits_buildings":[],"hits_cards":[],"token":"civic"},
  {"event":"famine","famine":1,"fought_by":["vestal"],"hits_buildings":[],"hits_cards":[],"token":"health"},
  {"event":"persecution","famine":0,"fought_by":["legionary"],"hits_buildings":[],"hits_cards":["christian_senator","christian_merchant","christian_legionary","christian_vestal","christian_slave"],"token":"leisure"},
  {"event":"purge","famine":0,"fought_by":["legionary"],"hits_buildings":[],"hits_cards":["senator","christian_senator"],"token":"civic"},
  {"event":"flood","famine":1,"fought_by":["vestal"],"hits_buildings":["stall","field","house_temple","tavern"],"hits_cards":["crane"],"token":"health"},
  {"event":"slave_revolt","famine":1,"fought_by":["legionary"],"hits_buildings":[],"hits_cards":["slave","christian_slave"],"token":"leisure"},
  {"event":"pillage","famine":1,"fought_by":["legionary"],"hits_buildings":["stall"],"hits_cards":[],"token":"civic"},
  {"event":"decadence","famine":0,"fought_by":["legionary","vestal"],"hits_buildings":[],"hits_cards":[],"token":null},
];

export const WORKS: readonly { work: Work; places: readonly number[]; tiers: readonly (readonly number[])[]; votes_per_step: number | null }[] = [
  {"places":[10,6,2],"tiers":[],"votes_per_step":null,"work":"pantheon"},
  {"places":[],"tiers":[[8,10],[5,6]],"votes_per_step":null,"work":"temple"},
  {"places":[5,3],"tiers":[],"votes_per_step":4,"work":"granary"},
  {"places":[5,3],"tiers":[],"votes_per_step":5,"work":"baths"},
  {"places":[5,3],"tiers":[],"votes_per_step":5,"work":"colosseum"},
  {"places":[5,3],"tiers":[],"votes_per_step":5,"work":"senate"},
];

export const TABLES: readonly { players: number; start_characters: number; recruits: number; sales: number }[] = [
  {"players":2,"recruits":4,"sales":3,"start_characters":8},
  {"players":3,"recruits":5,"sales":4,"start_characters":6},
  {"players":4,"recruits":6,"sales":5,"start_characters":4},
];

export const NUMBERS = {
  rounds: 5,
  start_denarii: 3,
  start_prestige: 10,
  base_income: 3,
  merchant_income: 1,
  famine_most: 6,
  crisis_points: 3,
  majority_prestige: 1,
  votes_per_point: 2,
  christian: 2,
  slave_price: 2,
  freed_slave: 3,
} as const;

export const LADDER: readonly number[] = [1,1,2,2,3,3,4];

/** Places of printed values that were reconstructed. */
export const RECONSTRUCTED: readonly string[] = [
  "players/2",
  "character/senator/hexes",
  "character/merchant/hexes",
  "character/legionary/hexes",
  "character/vestal/hexes",
  "character/crane/hexes",
  "building/stall/tiles",
  "building/field/tiles",
  "building/house_temple/tiles",
  "building/tavern/tiles",
  "building/insula/tiles",
  "building/crane/tiles",
  "building/arch/tiles",
  "building/statue/tiles",
  "building/bank/tiles",
  "event/epidemic/famine",
  "event/eruption/famine",
  "event/imperial_cult/famine",
  "event/famine/famine",
  "event/persecution/token",
  "event/persecution/famine",
  "event/purge/token",
  "event/purge/famine",
  "event/flood/famine",
  "event/slave_revolt/famine",
  "event/pillage/token",
  "event/pillage/famine",
  "event/decadence/famine",
  "ladder/values",
];
