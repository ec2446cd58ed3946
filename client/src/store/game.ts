// What the frame asks of a game's board. A board draws the view and names its pieces; it knows no rule and no network.

import type { Attachment } from 'svelte/attachments';
import type { Component } from 'svelte';
import type { Eyes, Notice, Offer, Piece } from '../protocol/wire';
import type { Telling } from './telling';

/** A chair as the board shows it. */
export interface SeatFace {
  seat: number;
  name: string;
  mine: boolean;
  bot: boolean;
  asked: boolean;
  /** Milliseconds left, as of `since`; missing without a clock. */
  clock: number | undefined;
  /** This device's time since when the seat has been asked, or since the clock was read. */
  since: number | undefined;
  /** Until when whoever sits here is away: their clock of days stands still. */
  away?: number | undefined;
}

/** What a board may do with the table it is drawn on. */
export interface BoardTable {
  /** Marks an element as a piece: it glows when an offer names it, can be chosen, and can explain itself. */
  piece(address: Piece, help?: string): Attachment<HTMLElement | SVGElement>;
  /** Marks an element that only explains itself. */
  helps(topic: string): Attachment<HTMLElement | SVGElement>;
  /** Whether an offer that is still open names this piece. */
  glows(address: Piece): boolean;
  isPicked(address: Piece): boolean;
  /** All offers of the question. */
  readonly offers: readonly Offer[];
  /** Offers that are still open, narrowed by what was picked. */
  readonly open: readonly Offer[];
  /** Takes an offer that the board found by a gesture of its own; missing where nothing can be played. */
  choose?(offer: Offer): void;
  /**
   * The same without asking again, where the gesture itself was the question. `then` answers what is asked next in the same gesture:
   * all of it is carried out or nothing, and nothing after an answer that shows somebody something.
   */
  play?(offer: Offer, then?: readonly unknown[]): void;
  /** Takes back what waits to be confirmed, or the last pick. */
  stepBack?(): void;
  /** The piece under the pointer or with the focus. */
  readonly pointed: Piece | undefined;
  /** What was told together with the view that is shown. */
  readonly news?: readonly Notice[];
}

export interface BoardProps {
  view: unknown;
  /** What is printed on the components of the table, of the game's own form (`Printed`); `null` where the view says everything. */
  printed: unknown;
  seats: readonly SeatFace[];
  eyes: Eyes;
  at: BoardTable;
  /** A narrow screen: one column, thumb below. */
  phone: boolean;
}

export interface HelpProps {
  topic: string;
  view: unknown;
  printed: unknown;
}

/** What a page with the rules may draw: pieces as they are printed, in the box of the table it was opened from. */
export interface RulesProps {
  printed: unknown;
}

/** Which part of a game's rules page is about what: the `id` of its heading. */
export interface Parts<Phase extends string = string> {
  phases: Readonly<Record<Phase, string>>;
  /** By the key of the question. */
  questions: Readonly<Record<string, string>>;
}

export interface GameModule {
  Board: Component<BoardProps>;
  Help?: Component<HelpProps>;
  /** How many milliseconds the later view stays before the next turn is shown, where something happens on the board that is no flight. */
  dwell?(before: unknown, after: unknown): number;
  /** How what happens sounds and looks in the log. */
  telling?: Telling;
  /** Questions whose answers name several pieces: each is put in or taken out on the board, and all are confirmed together. */
  gathers?: readonly string[];
  /**
   * Questions of several like things for which some are suggested, and how dear a piece is otherwise when so many of its kind have been
   * taken already: the cheapest lie there chosen, to be confirmed or exchanged.
   */
  dear?: Readonly<Record<string, (piece: Piece, taken: number, view: unknown) => number>>;
  /** Questions of which a slip would hurt: an answer that one click gives and that cannot be taken back is put up to be confirmed. */
  grave?: readonly string[];
  /** Questions that are answered by a gesture such as drawing: nobody is asked whether they mean it, though it cannot be taken back. */
  gestures?: readonly string[];
  /** Pieces that are no thing on the board but a button in the prompt bar. */
  inPrompt?(piece: Piece): boolean;
  /** Keys of questions whose offers all stand in the prompt bar as well. */
  listed?: readonly string[];
  /** Where the rules page speaks of what is asked. */
  parts?: Parts;
  /** A moment of the game in words, for the title of the table ("round 3 of 14"), and the part of the rules page about it. */
  moment?(view: unknown): { words: string; part: string } | undefined;
}
