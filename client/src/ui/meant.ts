// Makes what is meant the only bright thing on a board.

import { find } from './pointing';

/** Marks what the names stand for until it is called again or taken back. Without names everything is as always. */
export function mark(board: HTMLElement | undefined, names: readonly string[]): (() => void) | undefined {
  if (!board || names.length === 0) return undefined;
  let frame = 0;
  let marked: readonly Element[] = [];
  const clear = (elements: readonly Element[]) => {
    for (const element of elements) element.removeAttribute('data-meant');
  };
  find(board, names)[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const look = () => {
    const now = find(board, names);
    clear(marked.filter((element) => !now.includes(element)));
    for (const element of now) element.setAttribute('data-meant', '');
    marked = now;
    board.toggleAttribute('data-teaching', now.length > 0);
    frame = requestAnimationFrame(look);
  };
  look();
  return () => {
    cancelAnimationFrame(frame);
    clear(marked);
    board.removeAttribute('data-teaching');
  };
}
