// Pieces travel where the rules told them to go, and nowhere else; where less motion is wanted nothing does.

import type { Page } from '@playwright/test';
import type { Move, ServerMessage } from '../../src/protocol/wire';
import { still } from './inspect';
import { act, die, mouse, play, ready } from './player';
import { expect, LAPTOP, sit, test } from './server';
import { against, sitDown } from './table';

const MOVING = { ...LAPTOP, language: 'en', motion: true } as const;

interface Seen {
  /** For each piece that was carried: the addresses of everything that lies where it came down. */
  landed: string[][];
  /** The longest of all motions, in milliseconds. */
  longest: number;
  /** Lines of the log, and those of them that were there before the piece. */
  lines: number;
  early: number;
  /** How many pieces faded in or out. */
  faded: number;
}

/** Notes what is seen to move from now on. */
async function watch(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    const seen: Seen = { landed: [], longest: 0, lines: 0, early: 0, faded: 0 };
    Object.assign(globalThis, { seen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const moving = JSON.stringify(frames).includes('transform');
      if (!moving) seen.faded += 1;
      if (moving && this.hasAttribute('data-flying')) {
        const { left, top, width, height } = (this as HTMLElement).style;
        const x = parseFloat(left) + parseFloat(width) / 2;
        const y = parseFloat(top) + parseFloat(height) / 2;
        const there = [...document.querySelectorAll('[data-piece]')].filter((piece) => {
          const box = piece.getBoundingClientRect();
          return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
        });
        seen.landed.push(there.map((piece) => piece.getAttribute('data-piece') ?? ''));
      }
      const animation = animate.call(this, frames, options);
      if (moving)
        seen.longest = Math.max(seen.longest, Number(animation.effect?.getComputedTiming().endTime));
      return animation;
    };
    new MutationObserver((changes) => {
      const lines = changes
        .flatMap((change) => [...change.addedNodes])
        .filter((node) => node instanceof Element)
        .reduce(
          (sum, node) =>
            sum + Number(node.matches('.log .line')) + node.querySelectorAll('.log .line').length,
          0,
        );
      seen.lines += lines;
      if (lines > 0 && document.querySelector('[data-flying]')) seen.early += lines;
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
}

/** What the rules tell the page to have moved: by the person's own answers, and by those of the others. */
function listen(page: Page): { own: Move[]; others: Move[] } {
  const told: { own: Move[]; others: Move[] } = { own: [], others: [] };
  page.on('websocket', (socket) => {
    let mine: boolean | undefined;
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      if (!('turn' in message)) return;
      const moves = message.turn.notices.flatMap((notice) => notice.moves ?? []);
      if (mine !== undefined) (mine ? told.own : told.others).push(...moves);
      mine = message.turn.ask !== undefined;
    });
  });
  return told;
}

const open = (page: Page) => sitDown(page, { game: 'city-of-rome', seats: against(2) });

test('what the rules told to have moved is seen to move, also what a bot moved', async ({
  browser,
  server,
}) => {
  const { page, trouble } = await sit(browser, server, MOVING);
  // Everything moves, and nobody has to read along.
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('saturnalia.settings') ?? '{}') as object;
    localStorage.setItem('saturnalia.settings', JSON.stringify({ ...kept, turns: 'fast' }));
  });
  const [seen, told] = [await watch(page), listen(page)];
  await open(page);
  const roll = die(7);
  // Unhurried: a click lets everything land at once.
  for (let acts = 0; acts < 9; acts++) {
    const sight = await ready(page);
    await still(page);
    await act(page, mouse, roll, sight);
  }
  await ready(page);
  await still(page);
  const { landed, longest, lines, early } = await seen();
  expect(landed.length).toBeGreaterThan(5);
  expect(longest).toBeGreaterThan(200);
  expect(longest).toBeLessThanOrEqual(600);
  expect(lines).toBeGreaterThan(5);
  expect(early, 'lines of the log that were there before the piece').toBe(0);
  const goals = (moves: Move[]) => moves.flatMap(({ to }) => [to, to.replace(/^box\//, '')]);
  const nobody = landed.filter(
    (there) => !goals([...told.own, ...told.others]).some((to) => there.includes(to)),
  );
  expect(nobody, 'landed where the rules sent nothing').toEqual([]);
  const byBots = landed.filter((there) => goals(told.others).some((to) => there.includes(to)));
  expect(byBots.length, 'carried by bots').toBeGreaterThan(0);
  // The turns that had to wait for the pieces leave nothing behind: hint and list know the question that is asked now.
  await expect(page.getByRole('button', { name: 'Hint (H)' })).toBeEnabled();
  await expect(page.getByRole('button', { name: /choices? as a list/ })).toBeEnabled();
  expect(trouble).toEqual([]);
});

test('nothing moves where less motion is wanted: pieces fade; and seats differ in shape', async ({
  browser,
  server,
}) => {
  const { page, trouble } = await sit(browser, server, MOVING);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [seen, told] = [await watch(page), listen(page)];
  await open(page);
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
  await play(page, mouse, 3, (acts) => acts >= 8);
  await ready(page);
  expect(told.own.length + told.others.length, 'moves told').toBeGreaterThan(0);
  expect(await seen()).toMatchObject({ landed: [], longest: 0 });
  expect((await seen()).faded).toBeGreaterThan(0);
  await still(page);
  const running = await page.evaluate(
    () =>
      document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().duration) > 50).length,
  );
  expect(running).toBe(0);
  const shapes = await page
    .locator('.board .who svg path:first-child')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(new Set(shapes.slice(0, 3)).size).toBe(3);
  expect(trouble).toEqual([]);
});
