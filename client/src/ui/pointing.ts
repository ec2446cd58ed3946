// Finds what a guide points at on a board, and a place for its bubble.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
  /** Where the bubble stands as seen from what it points at. */
  side?: 'above' | 'below' | 'left' | 'right';
  /** How far along its edge the arrow sits. */
  arrow?: number;
}

const seen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** What each name stands for on the board: a piece, a topic of help, all pieces with a beginning, or all that glows. */
export function find(root: ParentNode, names: readonly string[]): Element[][] {
  const all = (selector: string) => [...root.querySelectorAll(selector)].filter(seen);
  const found = names.map((name) => {
    if (name === 'glow') return all('[data-glow]');
    if (name.endsWith('*')) return all(`[data-piece^="${CSS.escape(name.slice(0, -1))}"]`);
    const [piece] = all(`[data-piece="${CSS.escape(name)}"]`);
    const [topic] = piece ? [piece] : all(`[data-topic="${CSS.escape(name)}"]`);
    return topic ? [topic] : [];
  });
  return found.filter((elements) => elements.length > 0);
}

/** The box around all of them. */
export function around(elements: readonly Element[]): Box {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.right)) - left,
    height: Math.max(...boxes.map((box) => box.bottom)) - top,
  };
}

const GAP = 16;
const EDGE = 8;
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

const overlap = (one: Box, two: Box) =>
  Math.max(0, Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left)) *
  Math.max(0, Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top));

/**
 * Beside everything that is framed, on the side with room that covers the least of what can be chosen; without room over
 * the lower edge, with no arrow.
 */
export function bubblePlace(
  boxes: readonly Box[],
  size: { width: number; height: number },
  screen: { width: number; top: number; bottom: number },
  free: readonly Box[] = [],
): Place {
  const docked = {
    left: clamp((screen.width - size.width) / 2, EDGE, screen.width),
    top: Math.max(screen.top, screen.bottom - size.height),
  };
  const [first] = boxes;
  if (!first) return docked;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  const [x, y] = [first.left + first.width / 2, first.top + first.height / 2];
  const across = clamp(x - size.width / 2, EDGE, screen.width - size.width - EDGE);
  const down = clamp(y - size.height / 2, screen.top, Math.max(screen.top, screen.bottom - size.height));
  const alongX = clamp(x - across, 22, size.width - 22);
  const alongY = clamp(y - down, 22, size.height - 22);
  const sides: Place[] = [
    { left: right + GAP, top: down, side: 'right', arrow: alongY },
    { left: left - GAP - size.width, top: down, side: 'left', arrow: alongY },
    { left: across, top: top - GAP - size.height, side: 'above', arrow: alongX },
    { left: across, top: bottom + GAP, side: 'below', arrow: alongX },
  ];
  const fitting = sides.filter(
    (place) =>
      place.left >= EDGE &&
      place.left + size.width <= screen.width - EDGE &&
      place.top >= screen.top &&
      place.top + size.height <= screen.bottom,
  );
  const covers = (place: Place) => free.reduce((sum, box) => sum + overlap({ ...place, ...size }, box), 0);
  return fitting.sort((one, two) => covers(one) - covers(two))[0] ?? docked;
}
