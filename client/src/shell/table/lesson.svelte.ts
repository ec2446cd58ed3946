// A lesson at a table: says what is due, plays what others answer, judges what the learner does. Kept across a reload.

import { lessonOf } from '../../games/registry';
import type { Act, Eyes } from '../../protocol/wire';
import {
  backTo,
  beginning,
  goesAhead,
  judged,
  matches,
  onward,
  stars,
  succeeded,
  type Course,
  type Lesson,
  type Spoken,
  type Step,
} from '../../store/lesson';
import { keepLessonTable, keepStars } from '../../store/progress';
import type { Session } from '../../store/session.svelte';
import { texts } from '../../words/texts.svelte';
import { router } from '../router.svelte';

const KEY = 'saturnalia.lesson';

interface Kept {
  table: string;
  game: string;
  lesson: string;
  course: Course;
}

/** Remembers that this table is a lesson. */
export function beginLesson(table: string, game: string, lesson: string): void {
  sessionStorage.setItem(KEY, JSON.stringify({ table, game, lesson, course: beginning } satisfies Kept));
  keepLessonTable(table);
}

function remembered(table: string): Kept | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return kept.table === table ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}

export class LessonTable {
  private course = $state.raw<Course>(beginning);
  lesson = $state.raw<Lesson>();
  /** An answer of another seat, or one that is shown, is on its way. */
  private busy = $state(false);
  private session: Session | undefined;

  private constructor(private readonly kept: Kept) {
    this.course = kept.course;
  }

  /** The lesson of this table, if it is one. */
  static at(table: string): LessonTable | undefined {
    const kept = remembered(table);
    return kept && new LessonTable(kept);
  }

  get game(): string {
    return this.kept.game;
  }

  get name(): string {
    return this.kept.lesson;
  }

  /** Brings what is written down of the lesson. */
  async bring(): Promise<void> {
    this.lesson = await lessonOf(this.kept.game, this.kept.lesson);
  }

  /** Only the learner's seat is looked through, whoever plays the others. */
  get eyes(): Eyes | undefined {
    return this.lesson && { seat: this.lesson.seat };
  }

  private keep(course: Course): void {
    this.course = course;
    sessionStorage.setItem(KEY, JSON.stringify({ ...this.kept, course } satisfies Kept));
  }

  private get entries(): number {
    return this.session?.known.turn?.entries ?? 0;
  }

  get step(): Step | undefined {
    return this.lesson?.steps[this.course.step];
  }

  /** Whether the lesson has been learned. */
  get over(): boolean {
    return this.course.passed ?? false;
  }

  /** All steps are done. */
  private get through(): boolean {
    return this.lesson !== undefined && this.course.step >= this.lesson.steps.length;
  }

  /** All steps are done, and yet it is not as it should be: something right led elsewhere. */
  get missed(): boolean {
    return this.course.passed === false;
  }

  get stars(): 1 | 2 | 3 {
    return stars(this.course);
  }

  /** How far the learner is, of how many steps. */
  get at(): { number: number; of: number } {
    const of = this.lesson?.steps.length ?? 0;
    return { number: Math.min(this.course.step + 1, of), of };
  }

  /** What a wrong answer has led to. */
  get consequence(): string | undefined {
    return this.course.consequence && said(this.course.consequence);
  }

  /** The learner has played where the lesson was going to. */
  get ahead(): boolean {
    return this.course.ahead ?? false;
  }

  get text(): string {
    const { step } = this;
    if (!this.lesson) return '';
    return said(step?.say ?? this.lesson.done);
  }

  /** What is meant on the board; nothing while a consequence is looked at. */
  get meant(): readonly string[] {
    return this.course.consequence || this.ahead ? [] : (this.step?.at ?? []);
  }

  /** Hints that have been opened. */
  get hints(): string[] {
    const { step } = this;
    return step && 'hints' in step ? step.hints.slice(0, this.course.hints).map(said) : [];
  }

  get canHint(): boolean {
    const { step } = this;
    return (
      step !== undefined && 'hints' in step && this.course.hints < step.hints.length && !this.consequence
    );
  }

  hint(): void {
    const hints = this.course.hints + 1;
    // Where to look is free.
    this.keep({ ...this.course, hints, helped: this.course.helped + (hints === 2 ? 1 : 0) });
  }

  /** Whether the learner reads and goes on. */
  get reads(): boolean {
    const { step } = this;
    return (
      step !== undefined &&
      (step.step === 'tell' || step.step === 'show' || (step.step === 'other' && !!step.say))
    );
  }

  next(): void {
    const { step } = this;
    if (!step || !this.reads || this.busy) return;
    if (step.step === 'tell') this.keep(onward(this.course, this.entries));
    else if (step.step === 'show') void this.play(this.lesson?.seat ?? 0, step.answer);
    else if (step.step === 'other') void this.play(step.seat, step.answer);
  }

  /** Takes back what went wrong. A game that it ended begins anew. */
  async again(): Promise<void> {
    if (this.missed || this.session?.known.turn?.outcome)
      return router.go(`/learn/${this.game}/${this.name}`, true);
    const to = this.course.begun[this.course.step] ?? 0;
    if (!this.session || !(await this.session.act({ ask_undo: { to } }))) return;
    this.keep({ ...this.course, consequence: undefined, ahead: false, given: 0 });
  }

  private async play(seat: number, answer: unknown): Promise<boolean> {
    const { session } = this;
    const turn = session?.known.turn;
    if (!session || !turn) return false;
    this.busy = true;
    try {
      const done = await session.act({ play: { seat, version: turn.version, answer } });
      if (done) this.keep(onward(this.course, this.entries));
      return done;
    } finally {
      this.busy = false;
    }
  }

  /** Hears what the learner has done: one answer, or several in one gesture. */
  private acted(act: Act): void {
    const { lesson } = this;
    if (this.busy || !lesson || !('play' in act) || act.play.seat !== lesson.seat) return;
    for (const answer of [act.play.answer, ...(act.play.then ?? [])]) {
      const { step } = this;
      if (step?.step === 'free') this.keep({ ...this.course, given: this.course.given + 1 });
      else if (step?.step === 'show' && matches(step.answer, answer))
        this.keep(onward(this.course, this.entries));
      else if (step?.step === 'ask') {
        const wrong = judged(step, answer);
        if (!wrong) this.keep(onward(this.course, this.entries));
        else return this.keep({ ...this.course, consequence: wrong, mistakes: this.course.mistakes + 1 });
      } else if (step && goesAhead(step, answer)) return this.keep({ ...this.course, ahead: true });
    }
  }

  /** Follows what is shown at the table. Call inside an effect. */
  follow(session: Session): void {
    if (!this.session) {
      this.session = session;
      session.onact = (act) => this.acted(act);
    }
    const { lesson, step } = this;
    const turn = session.known.turn;
    if (!lesson || !turn || session.sending) return;
    if (this.course.begun.length === 0) this.keep({ ...this.course, begun: [turn.entries] });
    // Taken back with the table's own undo.
    const begun = this.course.begun[this.course.step] ?? 0;
    if (turn.entries < begun || (this.ahead && turn.entries === begun))
      this.keep(backTo(this.course, turn.entries));
    if (this.ahead) return;
    if (!session.stage.through || session.shown?.version !== turn.version || this.busy) return;
    if (this.through) return this.finish(turn.view);
    if (step?.step === 'other' && !step.say) void this.play(step.seat, step.answer);
    else if (step?.step === 'free') this.watch(session, step);
  }

  private watch(session: Session, step: Extract<Step, { step: 'free' }>): void {
    const { lesson } = this;
    const turn = session.known.turn;
    if (!lesson || !turn || this.course.consequence) return;
    if (this.course.given > 0 && succeeded(lesson, turn.view))
      return this.keep(onward(this.course, turn.entries));
    const others = turn.asked.map(({ seat }) => seat).filter((seat) => seat !== lesson.seat);
    const [other] = others;
    if (other !== undefined) return void this.letAnswer(session, other);
    if (this.course.given >= step.within || turn.asked.length === 0)
      this.keep({ ...this.course, consequence: step.failed, mistakes: this.course.mistakes + 1 });
  }

  /** Another seat answers what it can: the first that is not refused. */
  private async letAnswer(session: Session, seat: number): Promise<void> {
    this.busy = true;
    try {
      for (const answer of this.lesson?.others ?? []) {
        const version = session.known.turn?.version ?? 0;
        if (await session.tries({ play: { seat, version, answer } })) return;
      }
    } finally {
      this.busy = false;
    }
  }

  private finish(view: unknown): void {
    if (!this.lesson || this.course.passed !== undefined) return;
    this.keep({ ...this.course, passed: succeeded(this.lesson, view) });
    if (this.over) keepStars(this.kept.game, this.kept.lesson, this.stars);
  }
}

const said = (spoken: Spoken): string => spoken[texts.language];
