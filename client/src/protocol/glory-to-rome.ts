// Written by `tests/typescript.rs` of the game. Do not edit.

export type Seat = number;

export type Material = "rubble" | "wood" | "concrete" | "brick" | "stone" | "marble";

export type Role = "laborer" | "craftsman" | "architect" | "legionary" | "merchant" | "patron";

export type Building = "insula" | "latrine" | "road" | "bar" | "circus" | "dock" | "market" | "palisade" | "amphitheatre" | "aqueduct" | "bridge" | "storeroom" | "senate" | "wall" | "tower" | "vomitorium" | "academy" | "atrium" | "foundry" | "shrine" | "school" | "gate" | "bath" | "archway" | "colosseum" | "garden" | "sewer" | "catacomb" | "scriptorium" | "slave_market" | "prison" | "villa" | "basilica" | "forum" | "stairway" | "ludus_magnus" | "palace" | "fountain" | "statue" | "temple";

export type Decision = "open" | "leads" | "follows" | "thinks";

export type Pile = { card: Building, count: number, };

export type StructureView = { building: Building, site: Material, materials: number, needed: number, };

export type CompletedView = { building: Building, 
/**
 * A Stairway has opened it to all.
 */
opened: boolean, };

export type ActionSource = "card" | "client" | { "power": Building };

export type Performing = { seat: Seat, role: Role, left: number, source: ActionSource, };

export type Thinking = { seat: Seat, left: number, 
/**
 * School or Academy; otherwise it is instead of leading or following.
 */
granted: Building | null, };

export type EndView = "deck" | "sites" | "catacomb" | "forum";

export type CampView = { influence: number, 
/**
 * Order cards and Senators together.
 */
hand_size: number, hand_limit: number, 
/**
 * Senators in the hand: all see them taken and played.
 */
senators: number, 
/**
 * The order cards of the hand, if the viewer may see them.
 */
hand: Array<Pile> | null, 
/**
 * Cards all know to be in the hand.
 */
known_hand: Array<Pile>, 
/**
 * So many cards of each material all know to be in the hand, where only materials are shown.
 */
known_materials: [number, number, number, number, number, number], 
/**
 * Cards all know to be in the hand or hidden in the vault, if vaults lie open.
 */
known_or_hidden: Array<Pile>, 
/**
 * Materials all know not to be in the hand.
 */
lacks: Array<Material>, clients: [number, number, number, number, number, number], 
/**
 * Of these, hired this round: they rest.
 */
resting: [number, number, number, number, number, number], 
/**
 * Of these, have acted this round.
 */
acted: [number, number, number, number, number, number], client_limit: number, stockpile: [number, number, number, number, number, number], vault_size: number, vault_limit: number, 
/**
 * What the viewer may see of the vault.
 */
vault_known: [number, number, number, number, number, number], 
/**
 * Sites under the board: the influence won.
 */
sites: [number, number, number, number, number, number], structures: Array<StructureView>, completed: Array<CompletedView>, 
/**
 * Every function this seat can use, wherever it comes from.
 */
powers: Array<Building>, decision: Decision, played: Array<Pile>, played_senators: number, 
/**
 * Actions of this round that are still to come.
 */
actions_left: number, };

export type PrintedCard = { building: Building, material: Material, role: Role, 
/**
 * What it is worth, how many materials the building needs, and what influence its site gives.
 */
value: number, copies: number, };

export type Printed = { cards: Array<PrintedCard>, senators: number, 
/**
 * Sites of each material.
 */
sites: number, };

export type View = { round: number, leader: Seat, 
/**
 * The role led this round.
 */
led: Role | null, 
/**
 * Cards in the pool by material.
 */
pool: [number, number, number, number, number, number], 
/**
 * The same cards by building: all have seen them.
 */
pool_cards: Array<Pile>, in_town: [number, number, number, number, number, number], out_of_town: [number, number, number, number, number, number], deck: number, 
/**
 * Senators in the pile.
 */
senators: number, camps: Array<CampView>, 
/**
 * Who acts now, and from what.
 */
performing: Performing | null, 
/**
 * Who thinks now.
 */
thinking: Thinking | null, 
/**
 * The cards on "Rome demands" by material.
 */
demanded: [number, number, number, number, number, number], 
/**
 * The same cards by building, if the viewer may see more than the material.
 */
demanded_cards: Array<Pile>, 
/**
 * Whose Legionaries demand them.
 */
demanding: Seat | null, 
/**
 * The Fountain's card, for whoever drew it.
 */
fountain: Building | null, 
/**
 * A Fountain's card has been drawn and not been put to use.
 */
fountain_drawn: boolean, 
/**
 * Whether buildings have functions (not in the trial game).
 */
powers: boolean, 
/**
 * The red Circus and Forum are in the deck.
 */
red: boolean, 
/**
 * Cards this viewer cannot place by looking round: in the deck, in other hands, in vaults that are closed or hide
 * them.
 */
unseen: Array<Pile>, ended: EndView | null, };
