// How large provinces and those who live there are drawn, so that all of them find room.

/** Between two of them, in pixels. */
const GAP = 7;
const LARGEST = 88;

interface Kept {
  lodgings: readonly unknown[];
  unhoused: readonly unknown[];
}

/** The width of a province, in pixels; undefined if all would have to be smaller than `least`. */
export function roofSize(
  { lodgings, unhoused }: Kept,
  width: number,
  height: number,
  least: number,
): number | undefined {
  const [roofs, waiting] = [lodgings.length, unhoused.length];
  const fits = (side: number) => {
    const place = side * 1.12 + GAP;
    const columns = Math.max(1, Math.floor((width + GAP) / place));
    const rows = Math.ceil(roofs / columns);
    const roof = side * 1.44 + 8 + GAP;
    if (waiting === 0) return rows * roof - GAP <= height;
    // Those without a province stand in the rest of the last row, if there is enough of it.
    const rest = width - (roofs - Math.max(0, rows - 1) * columns) * place;
    const beside = rows > 0 && rest >= side * 1.6;
    const niches = Math.max(
      1,
      Math.floor(((beside ? rest : width) - 9) / (Math.max(nicheOf(side), side * 0.54) + 2)),
    );
    const crowd = Math.ceil(waiting / niches) * (side * 0.66 + 2) + 9 + GAP;
    const tall = beside ? (rows - 1) * roof + Math.max(roof, crowd) : rows * roof + crowd;
    return tall - GAP <= height;
  };
  for (let side = LARGEST; side >= least; side -= 2) if (fits(side)) return side;
  return undefined;
}

/** How narrow somebody without a province may stand. */
export const nicheOf = (side: number): number => Math.min(32, side * 0.9);
