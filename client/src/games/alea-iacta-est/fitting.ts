// How large dice are, so that all that stand in a building find room there.

/** Dice that stand together, and what stands beside them, in pixels. */
export interface Group {
  dice: number;
  beside?: number;
}

export interface Room {
  width: number;
  height: number;
  /** As large as a die would like to be. */
  wanted: number;
  /** Between two groups side by side, and between two rows. */
  gaps: readonly [number, number];
  /** How much of a die shows if another of its group lies upon it. */
  shown?: number;
}

/** In steps, so that they keep their size while few come. */
const STEPS = [1, 0.86, 0.74, 0.64, 0.55, 0.47];

/** The size of a die, in pixels. */
export function dieIn(groups: readonly Group[], room: Room): number {
  const sizes = STEPS.map((step) => Math.round(room.wanted * step));
  return sizes.find((die) => isEnough(groups, die, room)) ?? sizes.at(-1) ?? 0;
}

function isEnough(groups: readonly Group[], die: number, { width, height, gaps, shown = 1 }: Room): boolean {
  const [across, down] = gaps;
  let [rows, used] = [1, 0];
  for (const { dice, beside = 0 } of groups) {
    const wide = die * (1 + Math.max(0, dice - 1) * shown) + 2 * (dice - 1) + beside;
    if (wide > width) return false;
    if (used > 0 && used + across + wide > width) [rows, used] = [rows + 1, wide];
    else used += (used > 0 ? across : 0) + wide;
  }
  return rows * (die + down) - down <= height;
}
