// Plays through the page as a person does: sees what glows and what buttons there are, and takes one of them.

import type { Page } from '@playwright/test';

export interface Spot {
  x: number;
  y: number;
  what: string;
}
export interface Sight {
  over: boolean;
  curtain: Spot | undefined;
  confirm: Spot | undefined;
  pieces: Spot[];
  buttons: Spot[];
  sentence: string;
}

/** What is to be seen now, with the places to click. */
export function see(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const spot = (element: Element) => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = element.getBoundingClientRect();
      return {
        x: box.left + box.width / 2,
        y: box.top + box.height / 2,
        what: element.getAttribute('data-piece') ?? element.textContent ?? '',
      };
    };
    const all = (selector: string) => [...document.querySelectorAll(selector)].map(spot);
    return {
      over: document.querySelector('dialog[open] table') !== null,
      curtain: all('.curtain button')[0],
      confirm: all('[data-confirm]:not(:disabled)')[0],
      pieces: all('[data-glow]'),
      buttons: all('.prompt .buttons button[data-offer]:not(:disabled)'),
      sentence: document.querySelector('.prompt .sentence')?.textContent ?? '',
    };
  });
}

/** A die that falls the same way every time. */
export function die(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % sides;
  };
}

export type Hand = (page: Page, spot: Spot) => Promise<void>;
export const mouse: Hand = (page, spot) => page.mouse.click(spot.x, spot.y);
export const finger: Hand = (page, spot) => page.touchscreen.tap(spot.x, spot.y);

/** One act, if anything can be done. */
export async function act(
  page: Page,
  hand: Hand,
  roll: (sides: number) => number,
): Promise<'over' | 'done' | 'waiting'> {
  const sight = await see(page);
  if (sight.over) return 'over';
  const must = sight.curtain ?? sight.confirm;
  if (must) {
    await hand(page, must);
    return 'done';
  }
  // Building is more fun than passing: buttons only where nothing else is left, and now and then.
  const choices = sight.pieces.length > 0 && roll(4) > 0 ? sight.pieces : [...sight.pieces, ...sight.buttons];
  const choice = choices[choices.length > 0 ? roll(choices.length) : 0];
  if (!choice) return 'waiting';
  await hand(page, choice);
  return 'done';
}

/** Plays until the result is shown, or until `enough` says so. */
export async function play(
  page: Page,
  hand: Hand,
  seed: number,
  enough: (acts: number) => boolean = () => false,
): Promise<number> {
  const roll = die(seed);
  let acts = 0;
  for (let idle = 0; idle < 600;) {
    const done = await act(page, hand, roll);
    if (done === 'over') return acts;
    if (done === 'done') {
      acts += 1;
      idle = 0;
      if (enough(acts)) return acts;
      await page.waitForTimeout(15);
    } else {
      idle += 1;
      await page.waitForTimeout(50);
    }
  }
  throw new Error('nothing happens at the table any more');
}
