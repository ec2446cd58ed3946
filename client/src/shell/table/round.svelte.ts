// A guided first round at a table: says what its moment is there for. Kept across a reload.

import { firstRoundOf } from '../../games/registry';
import { listen, UNHEARD, type FirstRound, type Heard } from '../../store/first-round';
import type { Session } from '../../store/session.svelte';
import { texts } from '../../words/texts.svelte';

const KEY = 'saturnalia.round';

interface Kept {
  table: string;
  game: string;
  heard: Heard;
  /** Whoever was guided has had enough. */
  left?: boolean;
}

/** Remembers that somebody is guided at this table. */
export function beginRound(table: string, game: string): void {
  sessionStorage.setItem(KEY, JSON.stringify({ table, game, heard: UNHEARD } satisfies Kept));
}

function remembered(table: string): Kept | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return kept.table === table && !kept.left ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}

export class RoundTable {
  private heard = $state.raw<Heard>(UNHEARD);
  private left = $state(false);
  /** Somebody is asked: what is said belongs to their question. */
  private asking = $state(false);
  round = $state.raw<FirstRound>();

  private constructor(private readonly kept: Kept) {
    this.heard = kept.heard;
  }

  /** The guided round of this table, if it is one. */
  static at(table: string): RoundTable | undefined {
    const kept = remembered(table);
    return kept && new RoundTable(kept);
  }

  /** Brings what is said. */
  async bring(): Promise<void> {
    this.round = await firstRoundOf(this.kept.game)?.();
  }

  get game(): string {
    return this.kept.game;
  }

  /** Whether anything is still said. */
  get here(): boolean {
    return this.round !== undefined && !this.left;
  }

  get over(): boolean {
    return this.heard.over;
  }

  private get comment() {
    return this.heard.now && this.asking ? this.round?.comments[this.heard.now.comment] : undefined;
  }

  /** What is said now; nothing where everything about it has been said. */
  get text(): string | undefined {
    const said = this.heard.over ? this.round?.done : this.comment?.say;
    return said?.[texts.language];
  }

  get waiting(): boolean {
    return !this.asking;
  }

  get meant(): readonly string[] {
    return this.heard.over ? [] : (this.comment?.at ?? []);
  }

  /** Follows what is shown at the table. Call inside an effect. */
  follow(session: Session): void {
    const { shown, ask } = session;
    this.asking = ask !== undefined;
    if (!this.round || !shown || !session.stage.through) return;
    const heard = listen(this.round, this.heard, {
      entries: shown.entries - shown.sealed.length,
      ended: shown.outcome !== undefined,
      view: shown.view,
      ask: ask && { question: ask.question.key, answers: ask.offers.map(({ answer }) => answer) },
    });
    if (heard === this.heard) return;
    this.heard = heard;
    this.keep();
  }

  /** From here on nothing is said. */
  leave(): void {
    this.left = true;
    this.keep();
  }

  private keep(): void {
    const { heard, left } = this;
    sessionStorage.setItem(KEY, JSON.stringify({ ...this.kept, heard, left } satisfies Kept));
  }
}
