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

/** Beside everything that is framed, on the first side with room; otherwise over the lower edge, without an arrow. */
export function bubblePlace(
  boxes: readonly Box[],
  size: { width: number; height: number },
  screen: { width: number; top: number; bottom: number },
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
  if (right + GAP + size.width <= screen.width - EDGE)
    return { left: right + GAP, top: down, side: 'right', arrow: alongY };
  if (left - GAP - size.width >= EDGE)
    return { left: left - GAP - size.width, top: down, side: 'left', arrow: alongY };
  if (top - GAP - size.height >= screen.top)
    return { left: across, top: top - GAP - size.height, side: 'above', arrow: alongX };
  if (bottom + GAP + size.height <= screen.bottom)
    return { left: across, top: bottom + GAP, side: 'below', arrow: alongX };
  return docked;
}
