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

/** Acts in a row upon the same question without any of them leading on: more than any narrowing, stepping back and confirming takes. */
const MOST_IN_VAIN = 60;

/** Where the table stands as the page tells it, for a report of what hangs. */
function standing(page: Page): Promise<string> {
  return page.evaluate(() => {
    const words = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '-';
    const on = document.activeElement;
    return [
      `asked: ${words('.prompt .sentence')}`,
      `buttons: ${words('.prompt .buttons')}`,
      `glowing: ${[...document.querySelectorAll('[data-glow]')].map((piece) => piece.getAttribute('data-piece')).join(' ')}`,
      `focus: ${on?.localName} ${on?.getAttribute('data-piece') ?? on?.textContent?.trim()}`,
    ].join('\n');
  });
}

/** Plays by keys alone until the result is shown. */
export async function playByKeys(page: Page, roll: (sides: number) => number): Promise<number> {
  let [acts, vain, before] = [0, 0, ''];
  for (let idle = 0; idle < 600;) {
    const sight = await see(page);
    if (sight.over) return acts;
    if (sight.confirm) {
      await page.keyboard.press('Enter');
      await page.waitForTimeout(400);
      if ((await see(page)).confirm) await page.keyboard.press('Enter');
    } else if (sight.pieces.length + sight.buttons.length === 0) {
      idle += 1;
      await page.waitForTimeout(50);
      continue;
    } else if (sight.pieces.length > 0 && roll(3) > 0) {
      for (let steps = roll(Math.min(5, sight.pieces.length)) + 1; steps > 0; steps--)
        await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    } else if (roll(2) === 0) {
      await page.keyboard.press('1');
    } else {
      await page.keyboard.press('l');
      await page.keyboard.press('Enter');
    }
    idle = 0;
    acts += 1;
    const lines = String(await page.locator('.log .line').count());
    vain = lines === before ? vain + 1 : 0;
    before = lines;
    if (vain > MOST_IN_VAIN) throw new Error(`${vain} acts by keyboard led nowhere\n${await standing(page)}`);
    await page.waitForTimeout(15);
  }
  throw new Error(`nothing happens at the table any more\n${await standing(page)}`);
}
