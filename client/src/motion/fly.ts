// Pieces fly from where they were to where they are. The board is drawn anew; what has a `data-piece` address and lies elsewhere than
// before makes room, and what the rules told to have moved is carried from the one address to the other.

import type { Flight } from './moves';

/** Where pieces lay before something new was drawn, by their address. */
export interface Before {
  places: ReadonlyMap<string, readonly DOMRect[]>;
  /** What will leave an address: how it looks, and where it lies. */
  leaving: ReadonlyMap<string, { look: HTMLElement; from: DOMRect }>;
  /** How many of those that lie at a place are drawn, where they are drawn one by one. */
  drawn: ReadonlyMap<string, number>;
}

/** Pieces, and what carries some of them and makes room with them. */
const PIECES = '[data-piece], [data-slides]';
/** Inside of a place where several can lie: one of them. */
const ONE = '[data-one]';
/** Shows its way by itself: a figure that walks, a card that burns, dice that are thrown. It is not carried, nor what leaves it. */
const WALKS = '[data-walks]';
/** In the supply; a board that draws no box may draw a supply by itself. */
const BOX = 'box/';

const EASE = 'cubic-bezier(.2,.75,.3,1)';
const LONGEST = 480;
/** How long a piece takes to come and go where none travels. */
const FADE = 220;
/** No more than this fly the same way. */
export const MOST_COPIES = 8;
/** When more than this fly they cast no shadow: drawing it is most of what a frame costs then. */
const MOST_SHADOWS = 6;

const address = (element: HTMLElement) => element.dataset['piece'] ?? `slides ${element.dataset['slides']}`;

/** What a piece may owe to where it lies: measures and colours that the board sets for its parts. */
const OWED = [
  ...['width', 'height', 'display', 'position', 'top', 'right', 'bottom', 'left', 'row-gap', 'column-gap'],
  ...['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-align', 'color'],
  ...['background-color', 'background-image', 'background-size', 'box-shadow', 'visibility'],
  ...['top', 'right', 'bottom', 'left'].flatMap((side) => [
    `padding-${side}`,
    `margin-${side}`,
    `border-${side}-width`,
    `border-${side}-color`,
  ]),
  ...['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((corner) => `border-${corner}-radius`),
];
const PARTS = ':not(svg *)';

const round = (value: number) => Math.round(value * 4) / 4;

/** How parts look that are made alike and lie alike: read once for all pieces of a drawing, since reading is most of what a copy costs. */
class Looks {
  private readonly known = new Map<string, string>();

  /** A copy of a piece that looks the same away from its board. */
  like(piece: HTMLElement): HTMLElement {
    const copy = piece.cloneNode(true) as HTMLElement;
    const parts = [copy, ...copy.querySelectorAll<HTMLElement>(PARTS)];
    const corner = piece.getBoundingClientRect();
    const around = `${piece.parentElement?.className} ${piece.parentElement?.getAttribute('style')}`;
    const made = new Map<Element, string>();
    [piece, ...piece.querySelectorAll<HTMLElement>(PARTS)].forEach((part, index) => {
      const own = `${part.localName}.${part.className} ${part.getAttribute('style')}`;
      const kind = `${index === 0 ? around : made.get(part.parentElement as Element)} > ${own}`;
      made.set(part, kind);
      const { left, top, width, height } = part.getBoundingClientRect();
      const lies = [left - corner.left, top - corner.top, width, height].map(round).join(' ');
      const looks = parts[index];
      if (looks) looks.style.cssText += `;${this.read(part, `${kind} ${lies}`)}`;
    });
    return copy;
  }

  private read(part: HTMLElement, kind: string): string {
    const known = this.known.get(kind);
    if (known !== undefined) return known;
    const style = getComputedStyle(part);
    const text = OWED.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
    this.known.set(kind, text);
    return text;
  }
}

function visible(root: ParentNode): Map<string, HTMLElement[]> {
  const found = new Map<string, HTMLElement[]>();
  for (const element of root.querySelectorAll<HTMLElement>(PIECES)) {
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    const same = found.get(address(element));
    if (same) same.push(element);
    else found.set(address(element), [element]);
  }
  return found;
}

/** What is at an address; what is in the box may be drawn without it. */
function at<T>(known: ReadonlyMap<string, T>, where: string): T | undefined {
  return known.get(where) ?? (where.startsWith(BOX) ? known.get(where.slice(BOX.length)) : undefined);
}

const ones = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>(ONE)];
const last = (element: HTMLElement) => ones(element).at(-1) ?? element;

/** How the board lies before something new is drawn. */
export function remember(root: ParentNode, flights: readonly Flight[]): Before {
  const pieces = visible(root);
  const looks = new Looks();
  const box = (element: HTMLElement) => element.getBoundingClientRect();
  const leaving: [string, { look: HTMLElement; from: DOMRect }][] = [];
  const drawn = new Map<string, number>();
  for (const { from, to } of flights) {
    const source = at(pieces, from)?.[0];
    const piece = source && !source.matches(WALKS) ? last(source) : undefined;
    if (piece) leaving.push([from, { look: looks.like(piece), from: box(piece) }]);
    const target = at(pieces, to)?.[0];
    if (target) drawn.set(to, ones(target).length);
  }
  const places = new Map([...pieces].map(([where, elements]) => [where, elements.map(box)]));
  return { places, leaving: new Map(leaving), drawn };
}

/** Lets everything travel from its old place; resolves when the last has landed. */
export async function fly(
  root: ParentNode,
  before: Before,
  flights: readonly Flight[],
  pace: number,
): Promise<void> {
  if (pace === 0) return;
  const now = visible(root);
  const looks = new Looks();
  const gone = new Map<string, number>();
  for (const { from, count } of flights) gone.set(from, (gone.get(from) ?? 0) + count);
  // First everything is measured, then everything is set in motion: measuring in between would lay the page out for every piece.
  const arriving = new Set<HTMLElement>();
  const trips: { piece: HTMLElement | undefined; begin: () => Promise<void> }[] = [];
  for (const { from, to, count } of flights) {
    const target = at(now, to)?.[0];
    const source = before.leaving.get(from);
    if (!target || !source) continue;
    // Something new is carried to its place; what joins a pile looks as it did where it came from.
    const fresh = target.matches(WALKS) ? [] : arrived(target, before.drawn.get(to), gone.get(to) ?? 0);
    const free = fresh.filter((piece) => !arriving.has(piece));
    for (let copy = 0; copy < Math.min(count, MOST_COPIES); copy += 1) {
      const delay = Math.min(LONGEST / 3, 40 * trips.length) * pace;
      const piece = free[copy];
      const end = (piece ?? last(target)).getBoundingClientRect();
      const look = piece ? looks.like(piece) : (source.look.cloneNode(true) as HTMLElement);
      const [to, size] = piece ? ([end, 1] as const) : amid(source.from, end);
      const begin = () =>
        travel(look, source.from, to, size, delay, LONGEST * pace - delay, trips.length <= MOST_SHADOWS);
      trips.push({ piece, begin });
      if (piece) arriving.add(piece);
    }
  }
  const slides = [...now].flatMap(([where, elements]) => {
    const old = before.places.get(where);
    if (old?.length !== elements.length) return [];
    return elements.flatMap((element, index) => {
      const from = old[index];
      return from && !arriving.has(element) ? slide(element, from, 240 * pace) : [];
    });
  });
  const running = trips.map(({ piece, begin }) => {
    const trip = begin();
    if (!piece) return trip;
    // Unseen but there: what has the focus keeps it.
    piece.style.opacity = '0';
    return trip.then(() => void (piece.style.opacity = ''));
  });
  await Promise.all([...running, ...slides.map((begin) => begin())]);
}

/** What has left a place fades there, and what has come to one fades in: nothing travels. */
export function fade(root: ParentNode, before: Before, flights: readonly Flight[]): void {
  const now = visible(root);
  const gone = new Map<string, number>();
  for (const { from, count } of flights) gone.set(from, (gone.get(from) ?? 0) + count);
  for (const { from, to } of flights) {
    const source = before.leaving.get(from);
    if (source && from !== to) ghost(source.look.cloneNode(true) as HTMLElement, source.from);
    const target = at(now, to)?.[0];
    if (!target || target.matches(WALKS)) continue;
    const fresh = arrived(target, before.drawn.get(to), gone.get(to) ?? 0);
    for (const piece of fresh.length > 0 ? fresh : [last(target)])
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, easing: 'ease-out' });
  }
}

/** Which pieces at a place were not there before. `drawn` is missing where nothing was. */
function arrived(target: HTMLElement, drawn: number | undefined, gone: number): HTMLElement[] {
  const pieces = ones(target);
  if (pieces.length > 0) return pieces.slice(Math.max(0, (drawn ?? 0) - gone));
  return drawn === undefined || gone > 0 ? [target] : [];
}

/** A piece as large as it was, in the middle of another place, and how small it becomes so as not to cover it. */
function amid({ width, height }: DOMRect, place: DOMRect): [to: DOMRect, end: number] {
  const left = place.left + (place.width - width) / 2;
  const top = place.top + (place.height - height) / 2;
  return [new DOMRect(left, top, width, height), Math.min(1, Math.max(0.3, place.height / height))];
}

/** From the middle of one place to the middle of another. */
const way = (from: DOMRect, to: DOMRect) =>
  [
    from.left + from.width / 2 - (to.left + to.width / 2),
    from.top + from.height / 2 - (to.top + to.height / 2),
  ] as const;

/** The rest of a board makes room: how it does, unless it lies where it lay. */
function slide(element: HTMLElement, from: DOMRect, duration: number): (() => Promise<unknown>)[] {
  const to = element.getBoundingClientRect();
  // From corner to corner: where it also changes its size, it still begins where it was.
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2) return [];
  const frames = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }];
  return [() => element.animate(frames, { duration, easing: EASE }).finished.catch(() => undefined)];
}

/** Where pieces fly: above everything, and laid out by itself, so that nothing below is laid out anew for what comes and goes there. */
function sky(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-sky]');
  if (found) return found;
  const made = document.createElement('div');
  made.dataset['sky'] = '';
  made.setAttribute('aria-hidden', 'true');
  Object.assign(made.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '90',
    contain: 'strict',
    pointerEvents: 'none',
  });
  document.body.append(made);
  return made;
}

/** Lays a copy above everything else, where it only looks like the piece. */
function lay(copy: HTMLElement, place: DOMRect, shadow = true): void {
  for (const attribute of ['data-piece', 'data-glow', 'data-chosen', 'role', 'tabindex', 'aria-label'])
    copy.removeAttribute(attribute);
  copy.setAttribute('aria-hidden', 'true');
  copy.dataset['flying'] = '';
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${place.left}px`,
    top: `${place.top}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
    margin: '0',
    pointerEvents: 'none',
    opacity: '',
    // A layer of its own, whose shadow is drawn once.
    willChange: 'transform, opacity',
    filter: shadow ? 'drop-shadow(0 8px 9px rgb(0 0 0 / .35))' : 'none',
  });
  sky().append(copy);
}

/** A piece that is no longer there is seen to go. */
function ghost(copy: HTMLElement, place: DOMRect): void {
  lay(copy, place);
  const animation = copy.animate([{ opacity: 0.8 }, { opacity: 0 }], { duration: FADE, fill: 'forwards' });
  void animation.finished.catch(() => undefined).then(() => copy.remove());
}

/** A piece is lifted and carried: a copy travels above everything else. It is laid out at `to` and lands in the size of `end`. */
async function travel(
  copy: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  end: number,
  delay: number,
  duration: number,
  shadow: boolean,
): Promise<void> {
  lay(copy, to, shadow);
  const scale = Math.min(3, Math.max(0.2, from.width / to.width));
  const [dx, dy] = way(from, to);
  const arc = -Math.min(60, Math.hypot(dx, dy) * 0.12);
  const animation = copy.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
      {
        transform: `translate(${dx * 0.45}px, ${dy * 0.45 + arc}px) scale(${(end + scale) / 2 + 0.06})`,
        offset: 0.5,
      },
      { transform: `scale(${end})` },
    ],
    { duration, delay, easing: EASE, fill: 'backwards' },
  );
  await animation.finished.catch(() => undefined);
  copy.remove();
}

/** Ends every travel at once. */
export function land(root: ParentNode): void {
  const moving = [
    ...root.querySelectorAll<HTMLElement>(PIECES),
    ...document.querySelectorAll<HTMLElement>('[data-flying]'),
  ];
  for (const element of moving) {
    for (const animation of element.getAnimations())
      if (!(animation instanceof CSSAnimation)) animation.finish();
  }
}
