// Moving the focus over a board by arrow keys. Only what can be chosen is a stop for Tab; what merely explains itself can be
// reached this way and is no stop, so that Tab stays short.

/** Pieces that can be chosen now. */
export const CHOOSABLE = '[data-glow]';
/** Everything that can say something. */
export const EXPLAINED = '[data-glow], [data-topic], [data-why]';

const seen = (element: HTMLElement) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** Lets something take the focus for once that is no stop for Tab. */
export function makeFocusable(element: HTMLElement): void {
  if (element.tabIndex >= 0 || element.hasAttribute('tabindex')) return;
  element.setAttribute('tabindex', '-1');
  element.addEventListener(
    'blur',
    () => {
      if (element.getAttribute('tabindex') === '-1') element.removeAttribute('tabindex');
    },
    { once: true },
  );
}

/** Focuses the next or previous element of that kind, in reading order, around the corner at the ends. */
export function rove(root: ParentNode | undefined, kind: string, step: 1 | -1): void {
  const stops = [...(root?.querySelectorAll<HTMLElement>(kind) ?? [])].filter(seen);
  if (stops.length === 0) return;
  const now = stops.indexOf(document.activeElement as HTMLElement);
  const from = now < 0 && step < 0 ? 0 : now;
  const next = stops[(from + step + stops.length) % stops.length];
  if (!next) return;
  makeFocusable(next);
  next.focus();
}
