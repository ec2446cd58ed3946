// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeEach, expect, it } from 'vitest';
import { pieceAttachment, type Help, type PieceHost } from './piece.svelte';

let help: Help | undefined;
let picked: string[];
let asked: boolean;
const host: PieceHost = {
  glows: (address) => address === 'hand/road',
  isPicked: () => false,
  pick: (address) => void picked.push(address),
  why: () => undefined,
  open: [],
  told: new Set<string>(),
  pointed: undefined,
  get help() {
    return help;
  },
  set help(now) {
    help = now;
  },
  describe: () => '',
  sayWhy: () => undefined,
  refuses: () => asked,
};
beforeEach(() => {
  [help, picked, asked] = [undefined, [], true];
  document.body.innerHTML = '';
});

/** Lies within another, if that is said. */
function lay(address: string, within: Element = document.body): HTMLElement {
  const element = document.createElement('div');
  within.append(element);
  $effect.root(() => void pieceAttachment(host, address, 'card')(element));
  flushSync();
  return element;
}
const click = (element: Element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));

it('a piece that could not be chosen said nothing when it was clicked', () => {
  const city = lay('city/3');
  click(city);
  expect(help).toMatchObject({ piece: 'city/3', topic: 'card', element: city, refused: true });
  expect(picked).toEqual([]);
});

it('it is said of the piece itself, not of what it lies upon', () => {
  click(lay('hand/bridge', lay('hand')));
  expect(help?.piece).toBe('hand/bridge');
});

it('what lies upon something that can be chosen is not refused', () => {
  click(lay('mark', lay('hand/road')));
  expect([help, picked]).toEqual([undefined, ['hand/road']]);
});

it('while nothing is asked nothing is refused', () => {
  asked = false;
  click(lay('city/3'));
  expect(help).toBeUndefined();
});
