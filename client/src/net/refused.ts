// Why something was not done, wherever it was to be done.

import type { RefusalCode } from '../protocol/wire';

/** The word of whoever keeps the table, that a server could not be reached, or that the engine could not be loaded. */
export type Trouble = RefusalCode | 'offline' | 'no_engine';

export class Refused extends Error {
  constructor(
    readonly code: Trouble,
    readonly detail?: string,
  ) {
    super(code);
  }
}

/** The code of whatever was thrown. */
export const troubleOf = (error: unknown): Trouble => (error instanceof Refused ? error.code : 'internal');
