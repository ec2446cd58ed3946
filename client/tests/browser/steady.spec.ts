// The table under the hand: nothing moves unless it means something, what can be chosen can be reached, and few inputs are empty.

import type { Page } from '@playwright/test';
import { withBoard } from './boards';
import { act, die, finger, mouse, ready, type Sight } from './player';
import { expect, LAPTOP, PHONE, sit, test } from './server';
import { against, idOf, sitDown } from './table';

const SCREENS = [
  ['a laptop', LAPTOP, mouse],
  ['a phone', PHONE, finger],
] as const;
/** What all of it may come to in so many decisions. */
const AIM = 0.05;
const DECISIONS = 30;
/**
 * Without motion nothing glides to its new place, so that everything that moves is counted: that holds for every screen. With motion it is what
 * flies that could lie in the way, which a dozen decisions on one screen show.
 */
const MOTIONS = [
  ['off', DECISIONS, ['a laptop', 'a phone']],
  ['fast', 12, ['a laptop']],
] as const;
interface Shift {
  value: number;
  what: string;
}

/** In the page: notes every shift of the layout from now on, also those right after an input. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  (globalThis as unknown as { shifts: Shift[] }).shifts = shifts;
  const name = (node: Node | null) =>
    node instanceof Element
      ? `${node.localName}.${[...node.classList].filter((one) => !one.startsWith('svelte-')).join('.')}`
      : '?';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as {
        value: number;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(',');
      const what = sources.map(
        ({ node, previousRect, currentRect }) => `${name(node)} ${box(previousRect)} > ${box(currentRect)}`,
      );
      const asked = document.querySelector('.prompt .sentence')?.textContent?.trim() ?? '';
      shifts.push({ value, what: [asked, ...what].join('\n   ') });
    }
  }).observe({ type: 'layout-shift' });
}

/** In the page: pieces that can be chosen and lie under something that is not their neighbour. */
function covered(): string[] {
  return [...document.querySelectorAll('.board [data-glow]')].flatMap((piece) => {
    let { left, top, right, bottom } = piece.getBoundingClientRect();
    for (let box: Element | null = piece.parentElement; box; box = box.parentElement) {
      if (!/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflow)) continue;
      const clip = box.getBoundingClientRect();
      [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
      [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
    }
    [left, top] = [Math.max(left, 0), Math.max(top, 0)];
    [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    // Scrolled out of sight: it is brought there before it is touched.
    if (right - left < 2 || bottom - top < 2) return [];
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const neighbour = above?.closest('[data-piece], [data-topic]');
    if (!above || piece.contains(above) || above.contains(piece)) return [];
    if (neighbour && piece.closest('.board')?.contains(neighbour)) return [];
    return [`${piece.getAttribute('data-piece')} under ${above.localName}.${above.className}`];
  });
}

/** Plays so many decisions by hand; says how many inputs they took and what lay in the way. */
async function decide(
  page: Page,
  hand: typeof mouse,
  more: () => boolean,
): Promise<{ inputs: number; hidden: string[] }> {
  const roll = die(7);
  const hidden: string[] = [];
  let inputs = 0;
  let sight: Sight = await ready(page);
  await page.evaluate(watchShifts);
  while (more() && !sight.over && inputs < 200) {
    if (!sight.confirm) hidden.push(...(await page.evaluate(covered)));
    await act(page, hand, roll, sight);
    inputs += 1;
    sight = await ready(page);
  }
  return { inputs, hidden: [...new Set(hidden)] };
}

for (const game of withBoard)
  for (const [screen, options, hand] of SCREENS)
    for (const [motion, wanted, screens] of MOTIONS) {
      if (!screens.some((one) => one === screen)) continue;
      test(`${game} on ${screen} lies still under the hand, motion ${motion}`, async ({
        browser,
        server,
      }, info) => {
        const { page, trouble } = await sit(browser, server, { ...options, language: 'de' });
        let decisions = 0;
        page.on('websocket', (socket) =>
          socket.on('framesent', ({ payload }) => {
            const said = JSON.parse(String(payload)) as { act?: { act?: { play?: { then?: unknown[] } } } };
            const play = said.act?.act?.play;
            if (play) decisions += 1 + (play.then?.length ?? 0);
          }),
        );
        await page.addInitScript((motion) => {
          const settings = { motion, turns: 'at_once', opponent: 'greedy', where: 'server' };
          localStorage.setItem('saturnalia.settings', JSON.stringify(settings));
        }, motion);
        await sitDown(page, { game, seats: against(2) });
        expect(idOf(page)).not.toBe('');
        const { inputs, hidden } = await decide(page, hand, () => decisions < wanted);
        const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
        const sum = shifts.reduce((all, { value }) => all + value, 0);
        const worst = shifts.sort((one, other) => other.value - one.value).slice(0, 6);
        const figures = `${game} ${screen}, motion ${motion}: shift ${sum.toFixed(3)}, ${inputs} inputs for ${decisions} decisions`;
        info.annotations.push({ type: 'figures', description: figures });
        console.log(figures);
        expect(hidden, 'what can be chosen is covered').toEqual([]);
        expect(sum, worst.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join('\n')).toBeLessThan(
          AIM,
        );
        expect(trouble).toEqual([]);
      });
    }
