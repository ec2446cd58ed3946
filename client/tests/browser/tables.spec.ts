// Every game's table against bots: at the beginning, in mid-game and as a replay, on both screens, in both lights and languages.

import { withBoard } from '../../src/games/registry';
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
