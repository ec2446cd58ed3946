// Every game's table against bots: at the beginning, in mid-game and as a replay, on both screens, in both lights and languages.

import type { Page } from '@playwright/test';
import type { GameSummary } from '../../src/protocol/wire';
import { withBoard } from './boards';
import { look as lookAt } from './inspect';
import { ready } from './player';
import { expect, LAPTOP, PHONE, sit, test, type Screen } from './server';
import { against, answerTimes, idOf, sitDown } from './table';

const screens: Screen[] = [
  { ...LAPTOP, language: 'de', light: 'light' },
  { ...LAPTOP, language: 'en', light: 'dark' },
  { ...PHONE, language: 'de', light: 'dark' },
  { ...PHONE, language: 'en', light: 'light' },
];

for (const game of withBoard)
  for (const screen of screens)
    test(`${game} is accessible and fits: ${screen.width} wide, ${screen.language}, ${screen.light}`, async ({
      browser,
      server,
    }) => {
      const { page, trouble } = await sit(browser, server, screen);
      const look = async (name: string) => {
        await lookAt(page, screen, `${game}-${name}`);
        const longer = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        if (name !== 'rules') expect(longer, 'the table is longer than the screen').toBeLessThanOrEqual(0);
      };
      await page.goto('/');
      await page.locator(`.game[data-game="${game}"] [data-play]`).click();
      await page.locator('.prompt.mine').waitFor();
      await look('beginning');
      await answerTimes(page, idOf(page), 25);
      await page.reload();
      await ready(page);
      await look('middle');
      if (screen.language === 'en') {
        await page.goto(`/rules/${game}`);
        await page.locator('article').waitFor();
        await look('rules');
      }
      expect(trouble).toEqual([]);
    });

/** As many as the box is for, all but one of them bots, with a clock. */
async function fullTable(page: Page, game: string): Promise<number> {
  const games = (await (await page.request.get('/api/games')).json()) as GameSummary[];
  const seats = games.find(({ key }) => key === game)?.max_seats ?? 0;
  await sitDown(page, {
    game,
    pace: { live: { seconds: 3600, increment: 0 } },
    seats: against(seats - 1),
  });
  await page.locator('.prompt.mine').waitFor();
  return seats;
}

for (const game of withBoard)
  for (const screen of [{ ...LAPTOP, width: 1280, height: 720 }, PHONE])
    test(`${game} with all its chairs shows name, clock and bot mark of each: ${screen.width} wide`, async ({
      browser,
      server,
    }) => {
      const { page, trouble } = await sit(browser, server, screen);
      const seats = await fullTable(page, game);
      const shown = (locator: string) => page.locator('.board').locator(locator).filter({ visible: true });
      await expect.poll(() => shown('[role="timer"]').count()).toBeGreaterThanOrEqual(seats);
      // A mark beside the name, or eyes in the shape before it.
      expect(await shown('.bot, path.face').count()).toBeGreaterThanOrEqual(seats - 1);
      for (const timer of await shown('[role="timer"]').all()) {
        await expect(timer).toHaveText(/^(1:00:00|\d\d:\d\d|\d\d′)$/);
      }
      await lookAt(page, screen, `${game}-full`);
      expect(trouble).toEqual([]);
    });
