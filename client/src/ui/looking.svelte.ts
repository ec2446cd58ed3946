// Whose place lies large on a board, and who sits around it. Everybody may look at anybody; a question calls home.

import type { BoardProps } from '../store/game';

export class Looking {
  private looked = $state<number>();

  /** To be made while a board is. `stays` holds back the way home, where the board finds it by itself. */
  constructor(
    private readonly of: () => Pick<BoardProps, 'seats' | 'eyes' | 'at'>,
    stays: () => boolean = () => false,
  ) {
    const asked = $derived(this.asked);
    $effect(() => {
      if (asked && !stays()) this.looked = undefined;
    });
  }

  /** Whether I am asked anything. */
  get asked(): boolean {
    return this.of().at.open.length > 0;
  }

  /** My seat. */
  get own(): number | undefined {
    const { eyes } = this.of();
    return typeof eyes === 'object' ? eyes.seat : undefined;
  }

  /** Whose place lies large: my own, or the one I look at. */
  get home(): number {
    return this.looked ?? this.own ?? 0;
  }

  /** Whether it is another's. */
  get away(): boolean {
    return this.looked !== undefined;
  }

  /** The others, clockwise from whose place lies large. */
  get others(): number[] {
    const { seats } = this.of();
    return seats
      .map((_, index) => (this.home + 1 + index) % seats.length)
      .filter((seat) => seat !== this.home);
  }

  look(seat: number): void {
    this.looked = seat === (this.own ?? 0) ? undefined : seat;
  }

  back(): void {
    this.looked = undefined;
  }
}
