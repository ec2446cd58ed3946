// Written by `tests/typescript.rs` of the game. Do not edit.

export type Seat = number;

export type Colour = "red" | "blue" | "green" | "yellow" | "purple" | "brown";

export type Sex = "woman" | "man";

export type Building = "templum" | "senatus" | "castrum" | "forum" | "latrina";

export type SenateCard = "many_provinces" | "many_patricians" | "many_senate_cards" | "many_fortuna_tiles" | "many_repete_chips" | "governor_red" | "governor_blue" | "governor_green" | "governor_yellow" | "governor_purple" | "governor_brown" | "women" | "men" | "couples" | "empty_provinces" | "homeless" | "free_senate_province" | "citizenship" | "diversity";

export type Phase = "placing" | "templum" | "senatus" | "castrum" | "forum" | "over";

export type TemplumView = { 
/**
 * The dice of each seat.
 */
dice: number[][], 
/**
 * Who placed last, and so is in the lead.
 */
leader: Seat | null, 
/**
 * Dice that the next to place must have here altogether.
 */
dice_required: number, 
/**
 * The sum they must exceed.
 */
pips_to_beat: number, 
/**
 * Tiles laid aside face up.
 */
laid_aside: number[], };

export type RunView = { seat: Seat, low: number, high: number, 
/**
 * Whether it would win a Senate card now.
 */
wins: boolean, };

export type GroupView = { seat: Seat, face: number, count: number, 
/**
 * Whether it would win a province now.
 */
wins: boolean, };

export type ForumDieView = { seat: Seat, face: number, };

export type Stacks = { provinces: number, patricians: number, 
/**
 * Without the cards under the stack, which never come back.
 */
senate_cards: number, fortuna: number, };

export type LodgingView = { 
/**
 * None for the Senate card that is a lodging.
 */
province: string | null, woman: string | null, man: string | null, };

export type PlayerView = { seat: Seat, 
/**
 * Dice in front of the player.
 */
left: number, 
/**
 * The same as they lie, between rolling and placing; empty otherwise, because what is left will be rolled anew.
 */
rolled: number[], 
/**
 * Repete! chips.
 */
chips: number, 
/**
 * Fortuna tiles kept in earlier passes.
 */
fortuna: number[], 
/**
 * Fortuna tiles drawn in this pass.
 */
drawn: number, 
/**
 * What they are, for their owner.
 */
drawn_tiles: number[] | null, senate_cards: number, 
/**
 * Which they are, for their owner, and for everybody at the end.
 */
senate: Array<SenateCard> | null, 
/**
 * Provinces with the patricians that would live there if the game ended now, as far as the viewer knows the Senate cards.
 */
lodgings: Array<LodgingView>, 
/**
 * Patricians without a lodging.
 */
unhoused: string[], 
/**
 * Points if the game ended now, with Senate cards: only for the viewer himself, and for everybody at the end.
 */
score: number | null, };

export type AgainView = { seat: Seat, chosen: number[], 
/**
 * The face asked for; none when all have been asked for.
 */
face: number | null, };

export type PacketView = { seat: Seat, count: number, 
/**
 * Which they are, for the one who chooses; sorted.
 */
cards: Array<SenateCard> | null, };

export type Remembered = { pass: number, 
/**
 * Sorted.
 */
cards: Array<SenateCard>, 
/**
 * Who was handed them, in order, and took one each. What is left lies under the stack.
 */
takers: Array<Seat>, };

export type Prospect = { building: Building, dice: number[], 
/**
 * The place among the runs or groups, or the column of the leftmost of the dice; from 1.
 */
place: number | null, 
/**
 * On which columns of the Forum the dice would stand, from 1, ascending.
 */
columns: Array<number>, 
/**
 * Whether that place wins something.
 */
wins: boolean, 
/**
 * Fortuna tiles drawn at once.
 */
tiles: number, 
/**
 * Whose dice are pushed out of the Forum.
 */
pushes_out: Array<Seat>, };

export type PrintedPatrician = { 
/**
 * Such as `red-woman-3`.
 */
name: string, colour: Colour, sex: Sex, value: number, };

export type PrintedProvince = { 
/**
 * Such as `blue-4`, or `free`.
 */
name: string, 
/**
 * None for the free one.
 */
colour: Colour | null, value: number, };

export type PrintedSenateCard = { card: SenateCard, numeral: string, 
/**
 * What a governor governs.
 */
colour: Colour | null, 
/**
 * Designed to fit what is known, because its text is not available.
 */
reconstructed: boolean, };

export type Printed = { provinces: Array<PrintedProvince>, patricians: Array<PrintedPatrician>, 
/**
 * In the order of their numerals.
 */
senate: Array<PrintedSenateCard>, 
/**
 * How many Fortuna tiles there are of value I, II and III.
 */
fortuna: [number, number, number], };

export type View = { 
/**
 * From 1.
 */
pass: number, passes: number, 
/**
 * Within the pass, from 1.
 */
round: number, start_player: Seat, phase: Phase, 
/**
 * Whose answer the game waits for.
 */
waiting_for: Seat | null, 
/**
 * Only with four and five players.
 */
templum: TemplumView | null, 
/**
 * Best run first.
 */
senatus: Array<RunView>, 
/**
 * Senate cards that will be won in this pass if enough runs lie there.
 */
senate_cards_to_win: number, 
/**
 * Best group first.
 */
castrum: Array<GroupView>, 
/**
 * The columns from the left; those without a die are empty.
 */
forum: Array<ForumDieView | null>, 
/**
 * Dice in the Latrina by seat.
 */
latrina: Array<number>, 
/**
 * Provinces laid out, sorted.
 */
provinces: string[], 
/**
 * Patricians laid out, sorted.
 */
patricians: string[], 
/**
 * Cards and tiles still face down.
 */
stacks: Stacks, players: Array<PlayerView>, 
/**
 * The dice being chosen to be rolled again.
 */
again: AgainView | null, 
/**
 * The Senate cards being chosen from.
 */
packet: PacketView | null, 
/**
 * What the viewer remembers of packets he passed on.
 */
remembered: Array<Remembered>, 
/**
 * What each placement the viewer could make now would bring as things stand; empty if he is not placing.
 */
prospects: Array<Prospect>, };

export type Answer = "roll" | { "place": { building: Building, dice: number[], } } | "repete" | { "again": number } | "throw" | { "keep": number[] } | { "senate_card": SenateCard } | { "province": string } | { "patrician": string };
