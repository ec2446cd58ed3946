// What stands beside the board: the log, the talk or the notepad. On a phone nothing unless asked for, else as the person prefers.

import { settings } from '../../settings/settings.svelte';

export type Panel = 'log' | 'chat' | 'notes';

export class Panels {
  private wanted = $state<Panel>();

  constructor(private readonly phone: () => boolean) {}

  get shown(): Panel | undefined {
    if (this.phone()) return this.wanted;
    return settings.prefer.log ? (this.wanted ?? 'log') : undefined;
  }

  show(panel: Panel): void {
    this.wanted = panel;
  }

  close(): void {
    this.wanted = undefined;
  }

  toggle(panel: Panel): void {
    if (this.phone()) {
      this.wanted = this.wanted === panel ? undefined : panel;
    } else {
      settings.prefer.log = this.shown !== panel;
      this.wanted = panel;
    }
  }
}
