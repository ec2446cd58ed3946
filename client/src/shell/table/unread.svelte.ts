// What has been told or said since one last looked: counted beside the log and the talk.

import { neighbours } from '../../store/neighbours.svelte';
import { people } from '../../store/people.svelte';
import { said } from '../../store/hear';
import type { Session } from '../../store/session.svelte';
import type { Panels } from './panels.svelte';

const KEY = (table: string) => `saturnalia.chat.${table}`;

export class Unread {
  /** How many sentences of the log have been seen; those that were there when one came have. */
  private seen = $state<number>();
  /** The last line of the talk that was seen. */
  private heard = $state(0);

  /** To be made while a component is. */
  constructor(
    private readonly session: Session,
    panels: Panels,
  ) {
    this.heard = Number(localStorage.getItem(KEY(session.id)) ?? 0);
    $effect(() => {
      const { length } = said(session.stage.log);
      if (panels.shown === 'log' || this.seen === undefined || length < this.seen)
        this.seen = session.shown ? length : undefined;
    });
    $effect(() => {
      const last = session.known.chat.at(-1)?.number ?? 0;
      if (panels.shown !== 'chat' || last <= this.heard || document.hidden) return;
      this.heard = last;
      localStorage.setItem(KEY(session.id), String(last));
    });
  }

  get log(): number {
    return this.seen === undefined ? 0 : Math.max(0, said(this.session.stage.log).length - this.seen);
  }

  get chat(): number {
    return this.session.known.chat.filter(
      ({ number, account }) => number > this.heard && account !== people.me?.id && !neighbours.hides(account),
    ).length;
  }
}
