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

/** What lies closer together than this is framed together. */
const NEAR = 26;

/** Elements that lie beside each other, together; what lies elsewhere on the board, apart. */
function neighbours(elements: readonly Element[]): Element[][] {
  const groups: Element[][] = [];
  for (const element of elements) {
    const near = groups.filter((group) => close(around(group), around([element])));
    const joined = [...near.flat(), element];
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push(joined);
  }
  return groups;
}

const close = (one: Box, two: Box) =>
  one.left - NEAR < two.left + two.width &&
  two.left - NEAR < one.left + one.width &&
  one.top - NEAR < two.top + two.height &&
  two.top - NEAR < one.top + one.height;

/** What each name stands for on the board: a piece, a topic of help, all pieces with a beginning, or all that glows. */
export function find(root: ParentNode, names: readonly string[]): Element[][] {
  const all = (selector: string) => [...root.querySelectorAll(selector)].filter(seen);
  const found = names.flatMap((name) => {
    if (name === 'glow') return neighbours(all('[data-glow]'));
    if (name.endsWith('*')) return [all(`[data-piece^="${CSS.escape(name.slice(0, -1))}"]`)];
    const [piece] = all(`[data-piece="${CSS.escape(name)}"]`);
    const [topic] = piece ? [piece] : all(`[data-topic="${CSS.escape(name)}"]`);
    return topic ? [[topic]] : [];
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
 * Beside everything that is framed, on the side with room that covers the least of what can be chosen. Without room there,
 * beside the first frame or free over the board, wherever it covers least.
 */
export function bubblePlace(
  boxes: readonly Box[],
  size: { width: number; height: number },
  screen: { width: number; top: number; bottom: number },
  free: readonly Box[] = [],
): Place {
  const lowest = Math.max(screen.top, screen.bottom - size.height);
  const centre = clamp((screen.width - size.width) / 2, EDGE, screen.width);
  const docked = { left: centre, top: lowest };
  const [first] = boxes;
  if (!first) return docked;
  const sides = (box: Box): Place[] => {
    const [x, y] = [first.left + first.width / 2, first.top + first.height / 2];
    const across = clamp(x - size.width / 2, EDGE, screen.width - size.width - EDGE);
    const down = clamp(y - size.height / 2, screen.top, lowest);
    const alongX = clamp(x - across, 22, size.width - 22);
    const alongY = clamp(y - down, 22, size.height - 22);
    const all: Place[] = [
      { left: box.left + box.width + GAP, top: down, side: 'right', arrow: alongY },
      { left: box.left - GAP - size.width, top: down, side: 'left', arrow: alongY },
      { left: across, top: box.top - GAP - size.height, side: 'above', arrow: alongX },
      { left: across, top: box.top + box.height + GAP, side: 'below', arrow: alongX },
    ];
    return all.filter(
      (place) =>
        place.left >= EDGE &&
        place.left + size.width <= screen.width - EDGE &&
        place.top >= screen.top &&
        place.top + size.height <= screen.bottom,
    );
  };
  const least = (places: Place[], spared: readonly Box[]) => {
    const covers = (place: Place) =>
      spared.reduce((sum, box) => sum + overlap({ ...place, ...size }, box), 0);
    return [...places].sort((one, two) => covers(one) - covers(two))[0];
  };
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map((box) => box.left + box.width)) - left;
  const height = Math.max(...boxes.map((box) => box.top + box.height)) - top;
  const floating = [0, 1, 2, 3, 4].map((share) => ({
    left: centre,
    top: lowest - ((lowest - screen.top) * share) / 4,
  }));
  return (
    least(sides({ left, top, width, height }), free) ??
    least([...sides(first), ...floating], [...free, ...boxes]) ??
    docked
  );
}
