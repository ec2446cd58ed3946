// The first game: a fixed deal, and a walk through its opening that points at what it speaks of.

import { guideOf } from '../../games/registry';
import type { Guide, GuideStep } from '../../store/game';
import { BEGINNING, due, look, next, type Walk } from '../../store/guide';
import type { Session } from '../../store/session.svelte';
import { t } from '../../words/texts.svelte';

const KEY = 'saturnalia.guide';

/** Remembers that this table is a guided one. */
export function beginGuide(table: string): void {
  sessionStorage.setItem(KEY, JSON.stringify({ table, walk: BEGINNING }));
}

function remembered(table: string): Walk | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { table?: string; walk?: Walk };
    return kept.table === table ? kept.walk : undefined;
  } catch {
    return undefined;
  }
}

/** Where the person stands on the walk. Kept across a reload. */
export class GuideWalk {
  private walk = $state.raw<Walk>(BEGINNING);
  private guide = $state.raw<Guide>();
  /** Whether the person is asked anything now: what belongs to a question is not said without it. */
  private asking = $state(false);

  private constructor(
    private readonly table: string,
    walk: Walk,
  ) {
    this.walk = walk;
  }

  /** The walk of this table, if it is a guided one. */
  static at(table: string): GuideWalk | undefined {
    const walk = remembered(table);
    return walk && new GuideWalk(table, walk);
  }

  /** Brings what is said at tables of a game. */
  async bring(game: string): Promise<void> {
    this.guide = await guideOf(game)?.();
  }

  /** Looks at what is asked now. Call inside an effect. */
  look(session: Session): void {
    const { guide } = this;
    const { shown, ask } = session;
    this.asking = ask !== undefined;
    if (!guide || !shown) return;
    this.keep(
      look(this.steps, this.walk, {
        question: ask?.question.key,
        entries: shown.entries - shown.sealed.length,
      }),
    );
  }

  private get steps(): readonly GuideStep[] {
    return this.guide?.steps ?? [];
  }

  private keep(walk: Walk): void {
    if (JSON.stringify(walk) === JSON.stringify(this.walk)) return;
    this.walk = walk;
    sessionStorage.setItem(KEY, JSON.stringify({ table: this.table, walk }));
  }

  /** What is said now, at which step of how many, and what it points at. */
  get now():
    { number: number; of: number; text: string; at: GuideStep['at']; explains: boolean } | undefined {
    const index = due(this.steps, this.walk);
    const step = index === undefined ? undefined : this.steps[index];
    if (index === undefined || !step || (this.walk.asked && !this.asking)) return undefined;
    return {
      number: index + 1,
      of: this.steps.length,
      text: t(step.say),
      at: step.at,
      explains: step.when === undefined,
    };
  }

  next(): void {
    this.keep(next(this.steps, this.walk));
  }

  end(): void {
    this.keep({ ...this.walk, over: true });
  }
}
