// Plays through the page as a person does: sees what glows and what buttons there are, takes one of them, and looks again when the page
// waits for somebody to do something. Nothing depends on how fast the machine is: the same deal and the same die make the same game.

import type { Page } from '@playwright/test';

/** Something that can be taken, by the selector of its kind and its number among them. */
export interface Thing {
  kind: string;
  index: number;
  /** The address of a piece, the words of a button. */
  what: string;
  /** The answer that one touch of it gives, as JSON, where the page says so. */
  answer: string | null;
}
export interface Sight {
  over: boolean;
  curtain: Thing | undefined;
  confirm: Thing | undefined;
  pieces: Thing[];
  buttons: Thing[];
}
export interface Spot {
  x: number;
  y: number;
}

/** In the page: what is to be seen; nothing as long as the page is busy or others are to act. */
function look(): Sight | false {
  const all = (kind: string) =>
    [...document.querySelectorAll(kind)].flatMap((element, index) => {
      const { width, height } = element.getBoundingClientRect();
      const what = element.getAttribute('data-piece') ?? element.textContent ?? '';
      const answer = element.getAttribute('data-answer');
      return width > 0 && height > 0 ? [{ kind, index, what, answer }] : [];
    });
  const sight = {
    over: document.querySelector('dialog[open] table') !== null,
    curtain: all('.curtain button')[0],
    confirm: all('[data-confirm]')[0],
    pieces: all('[data-glow]'),
    buttons: all('.prompt .buttons button[data-offer], .board button[data-answer]'),
  };
  const falling = document.querySelector('.curtain')?.getAnimations().length;
  const asked = document.querySelector('.prompt.mine') && !document.querySelector('[data-flying]');
  const things = sight.confirm ?? sight.pieces[0] ?? sight.buttons[0];
  return !falling && (sight.over || sight.curtain || (asked && things)) ? sight : false;
}

/** What is to be seen now, if anything can be done. */
export const see = (page: Page): Promise<Sight | false> => page.evaluate(look);

/** Waits until something can be done or the game is over. */
export async function ready(page: Page): Promise<Sight> {
  try {
    return (await (await page.waitForFunction(look)).jsonValue()) as Sight;
  } catch (error) {
    throw new Error(`nothing happens at the table any more\n${await standing(page)}`, { cause: error });
  }
}

/** Where the table stands as the page tells it, for a report of what hangs. */
function standing(page: Page): Promise<string> {
  return page.evaluate(() => {
    const words = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '-';
    const on = document.activeElement;
    return [
      `asked: ${words('.prompt .sentence')}`,
      `buttons: ${words('.prompt .buttons')}`,
      `glowing: ${[...document.querySelectorAll('[data-glow]')].map((piece) => piece.getAttribute('data-piece')).join(' ')}`,
      `focus: ${on?.localName} ${on?.getAttribute('data-piece') ?? on?.textContent?.trim().slice(0, 60)}`,
    ].join('\n');
  });
}

/** Brings a thing to where it can be seen; says where it can be touched: in the middle unless something lies upon that. */
export async function spotOf(page: Page, { kind, index, what }: Thing): Promise<Spot> {
  const spot = await page.evaluate(
    ({ kind, index }) => {
      const element = document.querySelectorAll(kind)[index];
      if (!element) return undefined;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const steps = [0.5, 0.3, 0.7, 0.15, 0.85];
      const spots = steps.flatMap((down) =>
        steps.map((right) => ({ x: left + width * right, y: top + height * down })),
      );
      return spots.find(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
    },
    { kind, index },
  );
  if (!spot) throw new Error(`${what} can be chosen and cannot be reached\n${await standing(page)}`);
  return spot;
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
/** Done when the page has heard of it. */
export const mouse: Hand = (page, { x, y }) => page.mouse.click(x, y);
/** The browser makes a click of a tap in its own time. */
export const finger: Hand = async (page, { x, y }) => {
  const clicked = await page.evaluateHandle(() => ({
    done: new Promise<void>((done) =>
      addEventListener('click', () => setTimeout(done), { capture: true, once: true }),
    ),
  }));
  await page.touchscreen.tap(x, y);
  await clicked.evaluate(({ done }) => done);
  await clicked.dispose();
};

export const take = async (page: Page, hand: Hand, thing: Thing): Promise<void> =>
  hand(page, await spotOf(page, thing));

/** One act upon what is seen. */
export async function act(
  page: Page,
  hand: Hand,
  roll: (sides: number) => number,
  sight: Sight,
): Promise<void> {
  const { pieces, buttons } = sight;
  const must = sight.curtain ?? sight.confirm;
  if (must) return take(page, hand, must);
  // Building is more fun than passing: buttons only where nothing else is left, and now and then.
  const choices = pieces.length > 0 && roll(4) > 0 ? pieces : [...pieces, ...buttons];
  const choice = choices[roll(choices.length)];
  if (choice) await take(page, hand, choice);
}

/** Says yes if what was just chosen has to be confirmed. */
export async function agree(page: Page, hand: Hand): Promise<void> {
  const sight = await see(page);
  if (sight && sight.confirm) await take(page, hand, sight.confirm);
}

/** Acts in a whole game by mouse or finger: far more than any game has. */
const MOST_ACTS = 2_000;

/** Plays until the result is shown, or until `enough` says so; tells how many acts that took. */
export async function play(
  page: Page,
  hand: Hand,
  seed: number,
  enough: (acts: number) => boolean | Promise<boolean> = () => false,
  settled: (page: Page) => Promise<Sight> = ready,
): Promise<number> {
  const roll = die(seed);
  for (let acts = 0; acts < MOST_ACTS; acts++) {
    if (acts > 0 && (await enough(acts))) return acts;
    const sight = await settled(page);
    if (sight.over) return acts;
    await act(page, hand, roll, sight);
  }
  throw new Error(`the game does not come to an end\n${await standing(page)}`);
}

/** One of several pages whose person can do something, with what is seen there; the first of them if there are more. */
export async function nextOf<Side extends { page: Page }>(
  sides: readonly Side[],
): Promise<{ side: Side; sight: Sight }> {
  const until = Date.now() + 20_000;
  while (Date.now() < until)
    for (const side of sides) {
      const sight = await see(side.page);
      if (sight) return { side, sight };
    }
  throw new Error(
    `nobody can do anything\n${(await Promise.all(sides.map((side) => standing(side.page)))).join('\n\n')}`,
  );
}

/** Says yes by Enter to what is put up to be confirmed. What comes as fast as a double click is not heard. */
export async function confirmByKeys(page: Page): Promise<void> {
  const waits = () => page.evaluate(() => document.querySelector('.prompt.mine [data-confirm]') !== null);
  do await page.keyboard.press('Enter');
  while (await waits());
}

/** Whoever moves by keys is somewhere: on a piece, in the prompt, in a sheet. */
export async function isSomewhere(page: Page): Promise<void> {
  const nowhere = await page.evaluate(() => (document.activeElement ?? document.body) === document.body);
  if (nowhere) throw new Error(`the focus is lost\n${await standing(page)}`);
}

/** Acts in a row that lead nowhere: more than any narrowing, stepping back and confirming takes. */
const MOST_IN_VAIN = 60;

/** Plays by keys alone until the result is shown. The focus is never lost on the way. */
export async function playByKeys(page: Page, roll: (sides: number) => number): Promise<number> {
  let [acts, vain, before, moved] = [0, 0, -1, false];
  for (;;) {
    const sight = await ready(page);
    if (moved) await isSomewhere(page);
    if (sight.over) return acts;
    if (sight.confirm) await confirmByKeys(page);
    else if (sight.pieces.length > 0 && roll(3) > 0) {
      for (let steps = roll(Math.min(5, sight.pieces.length)) + 1; steps > 0; steps--)
        await page.keyboard.press('ArrowRight');
      moved = true;
      await isSomewhere(page);
      await page.keyboard.press('Enter');
    } else if (roll(2) === 0) await firstByNumber(page);
    else {
      await page.keyboard.press('l');
      await page.locator('.offers button:focus').waitFor();
      moved = true;
      await page.keyboard.press('Enter');
    }
    acts += 1;
    const lines = await page.locator('.log .line').count();
    vain = lines === before ? vain + 1 : 0;
    before = lines;
    if (vain > MOST_IN_VAIN) throw new Error(`${vain} acts by keyboard led nowhere\n${await standing(page)}`);
  }
}

/** Types the first number of the list that means an offer at once: 1, or 10 where 1 might be the beginning of more. */
async function firstByNumber(page: Page): Promise<void> {
  const list = await page.locator('.prompt button.list').getAttribute('aria-label');
  const offers = Number(/\d+/.exec(list ?? '')?.[0]);
  for (const digit of String(10 ** (String(offers).length - 1))) await page.keyboard.press(digit);
}
