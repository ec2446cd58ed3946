// The focus stays where the person is. A board is drawn anew with every move, and what had the focus may be gone: then it goes to the same
// piece, to where that piece went, back to where it came from before a sheet was opened, or else to the prompt.

import { makeFocusable } from './rove';

/** Sheets that are opened from somewhere and closed again. */
const EXCURSION = 'dialog, [role=dialog], [data-sheet]';
/** How many places are remembered. */
const MOST = 12;

interface Left {
  element: HTMLElement;
  /** The sheet it stood in, if it did. */
  sheet: Element | null;
  /** Whether the person moves by keys. */
  keys: boolean;
}

function usable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && !element.closest('[inert]');
}

const piece = (address: string | undefined) =>
  address === undefined
    ? undefined
    : [...document.querySelectorAll<HTMLElement>(`[data-piece="${CSS.escape(address)}"]`)].find(usable);

/**
 * Keeps the focus on the page until the returned function is called. `went` says where a piece went that is no longer at its address;
 * `home` finds the place to be where nothing else is left.
 */
export function keepFocus(
  went: (address: string) => string | undefined,
  home: () => HTMLElement | null,
): () => void {
  /** Where the focus has been, the present place last. */
  let trail: Left[] = [];

  const came = (event: FocusEvent) => {
    const element = event.target as HTMLElement;
    const left = { element, sheet: element.closest(EXCURSION), keys: element.matches(':focus-visible') };
    trail = [...trail.filter((one) => one.element !== element), left].slice(-MOST);
  };
  const left = (event: FocusEvent) => {
    if (event.relatedTarget) return;
    // Somebody who clicks beside everything leaves of his own accord; what is taken away does not.
    queueMicrotask(() => {
      const last = trail.at(-1);
      if (last && document.activeElement === document.body && usable(last.element)) trail = [];
    });
  };

  const successor = (last: Left): HTMLElement | null | undefined => {
    const address = last.element.dataset['piece'];
    if (address !== undefined) return piece(address) ?? piece(went(address)) ?? home();
    const before = last.sheet && trail.findLast((one) => one.sheet !== last.sheet);
    return before && usable(before.element) ? before.element : home();
  };
  const look = () => {
    const last = trail.at(-1);
    const now = document.activeElement;
    const lost = !now || now === document.body || (now instanceof HTMLElement && !usable(now));
    if (!last || !lost || usable(last.element)) return;
    const next = successor(last);
    if (!next) return;
    makeFocusable(next);
    next.focus({ preventScroll: !last.keys });
  };

  const watching = new MutationObserver(look);
  watching.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'inert'],
  });
  document.addEventListener('focusin', came);
  document.addEventListener('focusout', left);
  return () => {
    watching.disconnect();
    document.removeEventListener('focusin', came);
    document.removeEventListener('focusout', left);
  };
}
