// Where tables live: a server keeps some, this device others. Whoever shows a table asks the place it lives at and need not know which.

import type {
  Act,
  Analysis,
  Eyes,
  GameSummary,
  Hello,
  Hint,
  Luggage,
  MyTable,
  NewTable,
  PlayOn,
  Replay,
  ReplayStep,
  SameDeal,
  ScoreSheet,
  ServerMessage,
  TableComponents,
  TableInfo,
  Verified,
  WantHint,
} from '../protocol/wire';

export type Line = 'connecting' | 'live' | 'polling' | 'lost';
/**
 * Why nothing more is heard of a table. One that is open in another window, was set aside because the engine failed on it, or cannot be read
 * by the rules of today is still kept.
 */
export type Closed = 'no_session' | 'not_found' | 'elsewhere' | 'aside' | 'unreadable';
/** Why a table is not kept at the moment. */
export type Unkept = 'full' | 'forbidden';
/** What has been loaded of the engine, and how much there is, in bytes. */
export interface Loading {
  bytes: number;
  of: number;
}

/** Told how far the engine is while it is loaded, and that it is there. */
export type Watch = (loading: Loading | undefined) => void;

/** Whoever listens to a table. */
export interface Hearer {
  hear(message: ServerMessage): void;
  line(line: Line): void;
  /** Nothing more is heard, or it goes on after all. */
  closed(why: Closed | undefined): void;
  /** The table could not be opened. */
  failed(error: unknown): void;
  /** The engine is being loaded, or is there. */
  loading(loading: Loading | undefined): void;
  /** The table goes on in memory alone, or is kept again. */
  unkept(why: Unkept | undefined): void;
  /** What the client already has, for a hello that misses nothing. */
  hello(): Hello;
}

/** The line to one table. */
export interface TableLine {
  start(): void;
  stop(): void;
  /** Looks through other eyes. */
  greet(): void;
  act(what: Act): Promise<void>;
  /** Takes the table over from another window, or tries it once more after it was set aside. */
  claim(): void;
}

export interface Place {
  readonly where: 'server' | 'device';
  line(id: string, invite: string | undefined, hearer: Hearer): TableLine;

  games(): Promise<GameSummary[]>;
  /** What is printed on a game's components, of the game's own form. */
  printed(game: string): Promise<unknown>;

  /** Opens a table; its id. Whoever waits for the engine is told how far it is. */
  open(table: NewTable, watch?: Watch): Promise<string>;
  /** Makes a table of a game file; its id. */
  bring(file: string): Promise<string>;
  mine(): Promise<MyTable[]>;
  table(id: string, invite?: string): Promise<TableInfo>;
  /** The components of a table that is not played with the printed ones. */
  components(id: string, invite?: string): Promise<TableComponents>;

  score(id: string, eyes: Eyes): Promise<ScoreSheet>;
  hint(id: string, want: WantHint, invite?: string): Promise<Hint>;

  replay(id: string, eyes: Eyes, invite?: string): Promise<Replay>;
  replayStep(id: string, entry: number, eyes: Eyes, invite?: string): Promise<ReplayStep>;
  /** How far looking back at a game has come. */
  analysis(id: string, invite?: string): Promise<Analysis>;
  /** The same, and begins it. */
  analyse(id: string, invite?: string): Promise<Analysis>;
  verify(id: string): Promise<Verified>;
  /** What there is of a table as a file. */
  file(id: string): Promise<string>;

  /** The same people once more; the id of their table. So do those that follow. */
  rematch(id: string): Promise<string>;
  sameDeal(id: string, wanted: SameDeal): Promise<string>;
  playOn(id: string, from: PlayOn, invite: string | undefined): Promise<string>;

  /** Over when a table could arrive here; refused if none can. */
  prepare(watch?: Watch): Promise<void>;
  /** Closes a running table and hands out what another place makes a table of. Asked again, it is the same. */
  pack(id: string): Promise<Luggage>;
  /** Makes a table of what was taken along; its id. What is there already is not made twice. */
  unpack(luggage: Luggage): Promise<string>;
}

/** How eyes are written in an address. */
export function eyesParam(eyes: Eyes): string {
  return typeof eyes === 'string' ? eyes : String(eyes.seat);
}

/** The eyes that an address names; nothing if it names none. */
export function eyesNamed(text: string | null): Eyes | undefined {
  if (text === 'truth' || text === 'spectator') return text;
  return text !== null && /^\d$/.test(text) ? { seat: Number(text) } : undefined;
}
