// The guided first round of every game: it speaks beside the board, points at what is there, covers nothing, and says farewell last.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { FirstRound } from '../../src/store/first-round';
import { withBoard } from './boards';
import { accessible, picture, still } from './inspect';
import { act, die, finger, mouse, ready } from './player';
import { expect, fits, LAPTOP, PHONE, sit, test, type Screen } from './server';
import { against, alone, answerUntil, openTable, state } from './table';

const roundOf = (game: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../src/games', game, 'first-round.json'), 'utf8'),
  ) as FirstRound;

const panel = (page: Page) => page.locator('[data-lesson-panel]');

/** Pieces that can be chosen and lie below the panel. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const speaks = document.querySelector('[data-lesson-panel]')?.getBoundingClientRect();
    if (!speaks) return [];
    return [...document.querySelectorAll<HTMLElement>('[data-glow]')].flatMap((piece) => {
      const box = piece.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const under = x > speaks.left && x < speaks.right && y > speaks.top && y < speaks.bottom;
      const shown =
        piece.checkVisibility() && document.elementFromPoint(x, y)?.closest('[data-lesson-panel]');
      return under && shown ? [piece.dataset['piece'] ?? '?'] : [];
    });
  });

for (const [index, game] of withBoard.entries())
  test(`the first round of ${game} is guided beside the board`, async ({ browser, server }) => {
    const { comments } = roundOf(game);
    // Both screens and both languages over the games.
    const screen = { ...(index % 2 ? LAPTOP : PHONE), language: index % 3 ? 'de' : 'en' } satisfies Screen;
    const { page, trouble } = await sit(browser, server, screen);
    await page.goto(`/learn/${game}/first-round`);
    await expect(panel(page)).toBeVisible();
    const roll = die(17);
    const heard = new Set<number>();
    for (let turns = 0; turns < 200 && heard.size < 5; turns++) {
      await ready(page);
      const text = await panel(page).locator('.says p').first().textContent();
      const number = comments.findIndex(({ say }) => say[screen.language] === text?.trim());
      if (number >= 0 && !heard.has(number)) {
        heard.add(number);
        await still(page);
        const at = comments[number]?.at ?? [];
        if (at.length > 0 && !screen.touch)
          await expect(page.locator('[data-meant]').first(), `${at.join()} is nowhere`).toBeVisible();
        expect(await covered(page), text ?? '').toEqual([]);
        await fits(page);
        if (heard.size === 2) await accessible(page, `${game} first round`);
        await picture(page, screen, `${game}-first-round-${number}`);
      }
      await act(page, screen.touch ? finger : mouse, roll, await alone(page));
    }
    expect(heard.size).toBeGreaterThanOrEqual(5);
    // A reload forgets nothing, and whoever has enough plays on without.
    await page.reload();
    await ready(page);
    await panel(page).getByRole('button').first().click();
    await expect(panel(page)).toHaveCount(0);
    expect(trouble).toEqual([]);
  });

test('a chosen deal meets the same bots each time', async ({ browser, server }) => {
  const { page } = await sit(browser, server, LAPTOP);
  const { seed, seats } = roundOf('city-of-rome');
  const course = async (): Promise<string> => {
    const { id } = await openTable(page, { game: 'city-of-rome', seed, seats: against(seats - 1) });
    let answers = 0;
    await answerUntil(
      page,
      id,
      () => answers++ === 12,
      () => 0,
    );
    return JSON.stringify((await state(page, id)).turn?.notices);
  };
  const first = await course();
  expect(first.length).toBeGreaterThan(500);
  expect(await course()).toBe(first);
});
