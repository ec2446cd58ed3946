// The engine as a worker uses it: what `crates/browser` offers, and how it is brought in. What goes in and out is JSON.

import type { Refusal } from '../protocol/wire';

export interface DeviceTable {
  id(): string;
  header(): string;
  entries(): number;
  take_lines(): string[];
  read_on(line: string): void;
  hear(message: string, now: number): string[];
  news(now: number): string[];
  deadline(): number | undefined;
  tick(now: number): void;
  bots_asked(): string;
  think(seat: number, drawn: bigint): string | undefined;
  bot_answers(seat: number, version: number, answer: string, now: number): boolean;
  hint(wanted: string, drawn: bigint): string;
  score(eyes: string): string;
  summary(): string;
  components(): string;
  file(): string;
  verify(): string;
  replay(eyes: string): string;
  replay_step(entry: number, eyes: string): string;
  look_back(done: (entries: number) => void): string | undefined;
  rematch(chance: Uint8Array, now: number): DeviceTable | undefined;
  rematch_id(): string | undefined;
  same_deal(wanted: string, chance: Uint8Array, now: number): DeviceTable;
  play_on(wanted: string, chance: Uint8Array, now: number): DeviceTable;
  take_along(chance: Uint8Array, now: number): string;
  stay(now: number): void;
}

export interface Engine {
  initSync(how: { module: WebAssembly.Module }): unknown;
  bytes_of_chance(): number;
  DeviceTable: {
    open(plan: string, owner: string, chance: Uint8Array, now: number): DeviceTable;
    unpack(luggage: string, owner: string, chance: Uint8Array, now: number): DeviceTable;
    import(file: string, owner: string, chance: Uint8Array, now: number): DeviceTable;
    take_up(id: string, header: string, lines: string[], owner: string, now: number): DeviceTable;
  };
}

/** What a worker is given to begin with. */
export interface Setup {
  /** Where the engine's script is. */
  script: string;
  /** The engine, compiled once for all workers. */
  module: WebAssembly.Module;
  /** The person of this device: `{account, name}`. */
  owner: string;
}

/** A bot that is asked. */
export interface BotAsked {
  seat: number;
  version: number;
}

/** All that is kept of a table. */
export interface Journal {
  id: string;
  header: string;
  lines: string[];
}

let panic: string | undefined;

export async function bringEngine({ script, module }: Setup): Promise<Engine> {
  // The engine calls this with what a panic says, before it ends.
  Object.assign(globalThis, { panicked: (said: string) => (panic = said) });
  // eslint-disable-next-line saturnalia/layers -- where the engine lies is known when the client is built
  const engine = (await import(/* @vite-ignore */ script)) as Engine;
  engine.initSync({ module });
  return engine;
}

/** What broke the engine, if that is what an error says: then nothing it holds can be trusted any more. */
export const breakage = (error: unknown): string | undefined =>
  error instanceof WebAssembly.RuntimeError ? (panic ?? error.message) : undefined;

/** A refusal as the engine throws it, or what else went wrong. */
export function refusalOf(error: unknown): Refusal {
  if (typeof error === 'string') return JSON.parse(error) as Refusal;
  return { code: 'internal', detail: String(error) };
}

export const chanceFor = (engine: Engine): Uint8Array =>
  crypto.getRandomValues(new Uint8Array(engine.bytes_of_chance()));

/** A number drawn for a bot. */
export const drawn = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n;

export const botsAsked = (table: DeviceTable): BotAsked[] => JSON.parse(table.bots_asked()) as BotAsked[];
