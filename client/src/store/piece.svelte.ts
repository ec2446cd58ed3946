// Ties an element of a board to its address: glow, click, focus, help.

import type { Attachment } from 'svelte/attachments';
import type { Offer, Piece } from '../protocol/wire';

/** What is explained beside a piece. */
export interface Help {
  topic: string;
  piece: Piece | undefined;
  element: Element;
  /** Somebody tried to choose it, and it cannot be chosen now. */
  refused?: boolean;
}

export interface PieceHost {
  glows(address: Piece): boolean;
  isPicked(address: Piece): boolean;
  pick(address: Piece): void;
  why(address: Piece): unknown;
  readonly open: readonly Offer[];
  readonly told: ReadonlySet<Piece>;
  pointed: Piece | undefined;
  help: Help | undefined;
  describe(offer: Offer): string;
  sayWhy(address: Piece): string | undefined;
  /** Somebody tries to choose a piece that cannot be chosen; whether that is to be said. */
  refuses?(address: Piece): boolean;
}

/** Elements without a meaning of their own: a name on one of them makes it a picture. */
const PLAIN = ['div', 'span', 'g', 'svg'];
/** Where the mouse was last moved to: what comes to lie under a resting mouse has not been pointed at. */
let rested = { x: -1, y: -1 };
/** The last thing done was a touch: what gets the focus by it was not asked to explain itself. */
let touched = false;
for (const name of ['pointerdown', 'keydown'])
  globalThis.addEventListener?.(
    name,
    (event) => (touched = (event as PointerEvent).pointerType === 'touch'),
    { capture: true, passive: true },
  );
for (const name of ['pointermove', 'pointerdown'])
  globalThis.addEventListener?.(
    name,
    (event) => {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      if (pointerType !== 'touch') rested = { x: clientX, y: clientY };
    },
    { capture: true, passive: true },
  );
const HOVER = 380;
const LONG_PRESS = 420;
/** How long it is said of a piece that it cannot be chosen, in milliseconds. */
const REFUSED = 4_000;
/** Clicks of which it has been said already: a piece may lie upon another. */
const refused = new WeakSet<Event>();
/** What can be chosen, or does something of its own. */
const ACTIVE = '[data-glow], [data-chosen], button, a, summary, input';

export function pieceAttachment(
  host: PieceHost,
  address: Piece | undefined,
  topic: string | undefined,
): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    if (address !== undefined) element.dataset['piece'] = address;
    if (topic !== undefined) element.dataset['topic'] = topic;
    const role = element.getAttribute('role');
    // The board may rename the piece at any time, also while a name of ours stands in its place.
    const made = element.getAttribute('aria-label');
    let label = $state(made);
    let written = made;
    const renamed = new MutationObserver(() => {
      const now = element.getAttribute('aria-label');
      if (now !== written) label = now;
    });
    renamed.observe(element, { attributeFilter: ['aria-label'] });
    const name = (value: string | null) => {
      written = value;
      restore(element, 'aria-label', value);
    };

    const words = document.createElement('span');
    words.className = 'visually-hidden';

    $effect(() => {
      const glows = address !== undefined && host.glows(address);
      const picked = address !== undefined && host.isPicked(address);
      const cannot = address !== undefined && host.why(address) !== undefined;
      element.toggleAttribute('data-glow', glows);
      element.toggleAttribute('data-chosen', picked);
      element.toggleAttribute('data-why', cannot);
      element.toggleAttribute('data-told', address !== undefined && host.told.has(address));
      if (glows || picked) {
        element.setAttribute('role', 'button');
        element.setAttribute('tabindex', '0');
        // Said by a text of its own, so that the words drawn on the piece need not be repeated letter by letter.
        name(null);
        words.textContent = spoken(host, address as Piece, label);
        element.append(words);
        element.toggleAttribute('aria-pressed', false);
        if (picked) element.setAttribute('aria-pressed', 'true');
      } else {
        restore(
          element,
          'role',
          role ?? (label !== null && PLAIN.includes(element.localName) ? 'img' : null),
        );
        words.remove();
        name(cannot && label ? `${label}: ${host.sayWhy(address as Piece)}` : label);
        // What scrolls keeps the stop it has of its own.
        const scrolls = element.dataset['scrolls'] !== undefined;
        if (document.activeElement !== element && !scrolls) element.removeAttribute('tabindex');
        element.removeAttribute('aria-pressed');
      }
    });

    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const explain = (after: number) => {
      clearTimeout(timer);
      if (topic === undefined && (address === undefined || host.why(address) === undefined)) return;
      timer = setTimeout(() => {
        pressed = true;
        host.help = { topic: topic ?? '', piece: address, element };
      }, after);
    };
    const quiet = () => {
      clearTimeout(timer);
      // Also called when the element is taken away while the board is drawn anew, when nothing may be changed.
      queueMicrotask(() => {
        if (host.help?.element === element) host.help = undefined;
        if (address !== undefined && host.pointed === address && !element.matches(':hover'))
          host.pointed = undefined;
      });
    };
    const enter = (event: Event) => {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      if (pointerType === 'touch' || (clientX === rested.x && clientY === rested.y)) return;
      if (address !== undefined) host.pointed = address;
      explain(HOVER);
    };
    const focus = () => {
      if (touched || !element.matches(':focus-visible')) return;
      if (address !== undefined) host.pointed = address;
      explain(HOVER);
    };
    const down = (event: Event) => {
      pressed = false;
      if ((event as PointerEvent).pointerType === 'touch') {
        if (address !== undefined) host.pointed = address;
        explain(LONG_PRESS);
      }
    };
    const up = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'touch' && !pressed) clearTimeout(timer);
    };
    const refuse = (event: Event, address: Piece) => {
      const isOther = event.target instanceof Element && event.target.closest(ACTIVE) !== null;
      if (event.type !== 'click' || isOther || refused.has(event) || !host.refuses?.(address)) return;
      refused.add(event);
      clearTimeout(timer);
      host.help = { topic: topic ?? '', piece: address, element, refused: true };
      timer = setTimeout(quiet, REFUSED);
      addEventListener('pointerdown', quiet, { capture: true, once: true });
    };
    const choose = (event: Event) => {
      if (address === undefined) return;
      const longPress = pressed && (event as PointerEvent).pointerType === 'touch';
      pressed = false;
      if (longPress) return;
      if (!(host.glows(address) || host.isPicked(address))) return refuse(event, address);
      event.preventDefault();
      event.stopPropagation();
      clearTimeout(timer);
      host.help = undefined;
      host.pick(address);
    };
    const key = (event: Event) => {
      const { key } = event as KeyboardEvent;
      // A piece that keeps the focus though it can no longer be chosen leaves the key to the table.
      if (key === 'Enter' || key === ' ') choose(event);
    };
    const menu = (event: Event) => {
      if (pressed) event.preventDefault();
    };

    const listeners: [string, (event: Event) => void][] = [
      ['pointerenter', enter],
      ['pointerleave', quiet],
      ['focus', focus],
      ['blur', quiet],
      ['pointerdown', down],
      ['pointerup', up],
      ['pointercancel', quiet],
      ['click', choose],
      ['keydown', key],
      ['contextmenu', menu],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      quiet();
      renamed.disconnect();
      // The same element may be tied anew, and must be found as the board made it.
      words.remove();
      restore(element, 'role', role);
      restore(element, 'aria-label', label);
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}

function restore(element: Element, attribute: string, value: string | null): void {
  if (value === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}

/** What a screen reader says of a piece that can be chosen: the offer it leads to, or its own name. */
function spoken(host: PieceHost, address: Piece, own: string | null): string {
  const offers = host.open.filter((offer) => offer.pieces.includes(address));
  const [only] = offers;
  if (offers.length === 1 && only) return host.describe(only);
  return own ?? address;
}
