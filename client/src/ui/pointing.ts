// Finds what somebody who teaches speaks of on a board.

const seen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** What each name stands for on the board: a piece, a topic of help, all pieces with a beginning (`hand/*`), or all that glows. */
export function find(root: ParentNode, names: readonly string[]): Element[] {
  const all = (selector: string) => [...root.querySelectorAll(selector)].filter(seen);
  return names.flatMap((name) => {
    if (name === 'glow') return all('[data-glow]');
    if (name.endsWith('*')) return all(`[data-piece^="${CSS.escape(name.slice(0, -1))}"]`);
    const [piece] = all(`[data-piece="${CSS.escape(name)}"]`);
    return piece ? [piece] : all(`[data-topic="${CSS.escape(name)}"]`).slice(0, 1);
  });
}
