// The analysis of one finished game: asked for, waited for, found.

import { placeOf } from '../net/places';
import { troubleOf, type Trouble } from '../net/refused';
import type { Analysis, Findings } from '../protocol/wire';

const LOOK_AGAIN = 1_000;

export class Analyst {
  state = $state.raw<Analysis>();
  refusal = $state<Trouble>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    private readonly id: string,
    private readonly invite: string | undefined,
  ) {}

  get findings(): Findings | undefined {
    return typeof this.state === 'object' && 'found' in this.state ? this.state.found : undefined;
  }

  /** Looks how far it is. */
  look(): Promise<void> {
    return this.hear(placeOf(this.id).analysis(this.id, this.invite));
  }

  /** Asks for it; what was asked for before goes on. */
  begin(): Promise<void> {
    return this.hear(placeOf(this.id).analyse(this.id, this.invite));
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async hear(said: Promise<Analysis>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.state = await said;
      this.refusal = undefined;
    } catch (error) {
      this.refusal = troubleOf(error);
    }
    const running = typeof this.state === 'object' && 'running' in this.state;
    if (running && !this.stopped) this.timer = setTimeout(() => void this.look(), LOOK_AGAIN);
  }
}
