// Every game's table against bots: at the beginning, in mid-game and as a replay, on both screens, in both lights and languages.

import type { Page } from '@playwright/test';
import { withBoard } from './boards';
import { accessible, picture } from './inspect';
import { finger, mouse, play } from './player';
import { expect, fits, LAPTOP, PHONE, sit, test, type Screen } from './server';

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
        await page.waitForTimeout(200);
        await fits(page);
        const longer = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        if (name !== 'rules') expect(longer, 'the table is longer than the screen').toBeLessThanOrEqual(0);
        await picture(page, screen, `${game}-${name}`);
        await accessible(page, `${game} ${name}`);
      };
      await page.goto('/');
      await page.locator(`.game[data-game="${game}"] .button.primary`).click();
      await page.locator('.prompt.mine').waitFor();
      await look('beginning');
      await play(page, screen.touch ? finger : mouse, 41, (acts) => acts >= 25);
      await page.locator('.prompt').waitFor();
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
  await page.goto('/');
  await page.locator('.game').first().waitFor();
  const games = (await (await page.request.get('/api/games')).json()) as { key: string; max_seats: number }[];
  const seats = games.find(({ key }) => key === game)?.max_seats ?? 0;
  const bots = Array.from({ length: seats - 1 }, () => ({ bot: { spec: 'greedy' } }));
  const pace = { live: { seconds: 3600, increment: 0 } };
  const answer = await page.request.post('/api/tables', { data: { game, pace, seats: ['me', ...bots] } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { table } = (await answer.json()) as { table: { id: string } };
  await page.goto(`/table/${table.id}`);
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
      expect(await shown('.bot').count()).toBeGreaterThanOrEqual(seats - 1);
      for (const timer of await shown('[role="timer"]').all()) {
        await expect(timer).toHaveText(/^(1:00:00|\d\d:\d\d|\d\d′)$/);
      }
      await fits(page);
      await picture(page, screen, `${game}-full`);
      await accessible(page, `${game} full`);
      expect(trouble).toEqual([]);
    });
