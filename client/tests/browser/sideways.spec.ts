// A phone on its side: every game fits, and whatever can be chosen can be seen and touched. Held upright nothing lies beyond its edge.

import { withBoard } from './boards';
import { still } from './inspect';
import { expect, fits, PHONE, sit, test, type Screen } from './server';
import { against, openTable } from './table';

const SIDEWAYS: Screen = { ...PHONE, width: 844, height: 390 };

for (const game of withBoard)
  test(`${game}: a phone on its side hides nothing that can be chosen`, async ({ browser, server }) => {
    const { page, trouble } = await sit(browser, server, SIDEWAYS);
    const { id } = await openTable(page, { game, seats: against(2) });
    await page.goto(`/table/${id}`);
    await page.locator('.prompt.mine').waitFor();
    await still(page);
    await fits(page);
    const seen = await page.evaluate(() => {
      const screen = document.querySelector('.screen');
      const prompt = document.querySelector('.prompt')?.getBoundingClientRect();
      const board = document.querySelector('main.board')?.getBoundingClientRect();
      const hidden = [...document.querySelectorAll<HTMLElement>('main.board [data-glow]')].filter((piece) => {
        const { left, top, width, height } = piece.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return !there?.closest('[data-glow]');
      });
      return {
        hidden: hidden.map(({ dataset }) => dataset['piece']),
        wider: (screen?.scrollWidth ?? 0) - (screen?.clientWidth ?? 0),
        board: board?.height ?? 0,
        covers: (board?.bottom ?? 0) - (prompt?.top ?? 0),
      };
    });
    expect(seen.hidden).toEqual([]);
    expect(seen.wider).toBe(0);
    expect(seen.board, 'the board has most of the height').toBeGreaterThan(300);
    expect(seen.covers).toBeLessThanOrEqual(0);
    expect(trouble).toEqual([]);
  });

for (const game of withBoard)
  test(`${game}: a phone held upright had hundreds of pixels beyond its edge`, async ({
    browser,
    server,
  }) => {
    const { page, trouble } = await sit(browser, server, PHONE);
    const { id } = await openTable(page, { game, seats: against(2) });
    await page.goto(`/table/${id}`);
    await page.locator('.prompt.mine').waitFor();
    await still(page);
    await fits(page);
    const wider = await page.evaluate(() => {
      const screen = document.querySelector('.screen');
      return (screen?.scrollWidth ?? 0) - (screen?.clientWidth ?? 0);
    });
    expect(wider).toBe(0);
    expect(trouble).toEqual([]);
  });
