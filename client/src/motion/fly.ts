// Pieces fly from where they were to where they are. The board is drawn anew; what has a `data-piece` address and lies
// elsewhere than before travels there. A flight names two addresses where a piece changes its address on the way.

export interface Flight {
  from: string;
  to: string;
}

export type Places = Map<string, DOMRect>;

/** Where every visible piece lies now. */
export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) found.set(element.dataset['piece'] ?? '', box);
  }
  return found;
}

const EASE = 'cubic-bezier(.2,.75,.3,1)';
const LONGEST = 600;

/** Lets everything travel from its old place; resolves when the last has landed. */
export async function fly(
  root: ParentNode,
  before: Places,
  flights: readonly Flight[],
  pace: number,
): Promise<void> {
  if (pace === 0) return;
  const sources = new Map(flights.map((flight) => [flight.to, flight.from]));
  const running: Promise<unknown>[] = [];
  let leaving = 0;
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const address = element.dataset['piece'] ?? '';
    const source = sources.get(address);
    const from = before.get(source ?? address);
    const to = element.getBoundingClientRect();
    if (!from || to.width === 0) continue;
    const [dx, dy] = [
      from.left + from.width / 2 - (to.left + to.width / 2),
      from.top + from.height / 2 - (to.top + to.height / 2),
    ];
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2) continue;
    if (source === undefined) {
      running.push(slide(element, dx, dy, 240 * pace));
      continue;
    }
    const delay = Math.min(160, 40 * leaving++) * pace;
    running.push(travel(element, from, to, delay, Math.min(LONGEST, 480) * pace - delay));
  }
  await Promise.all(running);
}

/** The rest of a board makes room. */
function slide(element: HTMLElement, dx: number, dy: number, duration: number): Promise<unknown> {
  const animation = element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
    duration,
    easing: EASE,
  });
  return animation.finished.catch(() => undefined);
}

/** A piece is lifted and carried: a copy above everything else travels, the piece itself waits unseen. */
function travel(
  element: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  delay: number,
  duration: number,
): Promise<unknown> {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const attribute of ['data-piece', 'data-glow', 'data-chosen', 'role', 'tabindex', 'aria-label'])
    copy.removeAttribute(attribute);
  copy.setAttribute('aria-hidden', 'true');
  copy.dataset['flying'] = '';
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: '0',
    zIndex: '90',
    pointerEvents: 'none',
  });
  document.body.append(copy);
  // Unseen but there: what has the focus keeps it.
  element.style.opacity = '0';
  const scale = Math.min(3, Math.max(0.2, from.width / to.width));
  const [dx, dy] = [
    from.left + from.width / 2 - (to.left + to.width / 2),
    from.top + from.height / 2 - (to.top + to.height / 2),
  ];
  const arc = -Math.min(60, Math.hypot(dx, dy) * 0.12);
  const animation = copy.animate(
    [
      {
        transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
        filter: 'drop-shadow(0 4px 6px rgb(0 0 0 / .3))',
      },
      {
        transform: `translate(${dx * 0.45}px, ${dy * 0.45 + arc}px) scale(${(1 + scale) / 2 + 0.06})`,
        filter: 'drop-shadow(0 18px 16px rgb(0 0 0 / .4))',
        offset: 0.5,
      },
      { transform: 'none', filter: 'drop-shadow(0 1px 1px rgb(0 0 0 / .2))' },
    ],
    { duration, delay, easing: EASE, fill: 'backwards' },
  );
  return animation.finished
    .catch(() => undefined)
    .then(() => {
      copy.remove();
      element.style.opacity = '';
    });
}

/** Ends every travel at once. */
export function land(root: ParentNode): void {
  const moving = [
    ...root.querySelectorAll<HTMLElement>('[data-piece]'),
    ...document.querySelectorAll<HTMLElement>('[data-flying]'),
  ];
  for (const element of moving) {
    for (const animation of element.getAnimations())
      if (!(animation instanceof CSSAnimation)) animation.finish();
  }
}
