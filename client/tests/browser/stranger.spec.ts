// A game that the client has never heard of, in a house of its own: examples/tabula, on the generic board. Name, sentences and pieces
// all come from the server.

import type { Page } from '@playwright/test';
import { finger, mouse, play } from './player';
import { binary, expect, fits, LAPTOP, PHONE, sit, startServer, test, type House } from './server';
import { sitDown } from './table';

test.skip(
  process.env['SATURNALIA_STRANGER_BIN'] === undefined,
  'SATURNALIA_STRANGER_BIN does not say where the program of examples/tabula is: cargo build -p tabula',
);

let house: House;
test.beforeAll(async () => {
  house = await startServer(['--bot-ms', '50'], binary('tabula', process.env['SATURNALIA_STRANGER_BIN']));
});
test.afterAll(() => house.stop());

/** A chosen deal against a bot that plays it the same way every time. */
const open = (page: Page) => sitDown(page, { game: 'tabula', seed: '480'.padEnd(64, '0') });

test('a game nobody drew a board for is offered by its name and played by mouse, in German', async ({
  browser,
}) => {
  const { page, trouble } = await sit(browser, house.url, LAPTOP);
  await page.goto('/');
  const game = page.locator('[data-game="tabula"]');
  await expect(game.getByRole('heading')).toHaveText('Tabula');
  await expect(game.locator('.summary')).toContainText('Zwei Heere von Steinen');
  await expect(page.locator('[data-game]')).toHaveCount(1);
  // Nobody wrote lessons or a rules page for it, so that neither is promised, here or at the table.
  await expect(game.getByRole('button', { name: 'Jetzt gegen Bots spielen' })).toBeVisible();
  await expect(game.getByRole('link')).toHaveText(['Neuer Tisch …']);
  await open(page);
  await expect(page.locator('a[href^="/rules/"], a[href^="/learn/"]')).toHaveCount(0);
  await expect(page.locator('.prompt .sentence')).toHaveText('Welchen Stein trägt welcher Würfel?');
  await expect(page.locator('.board [data-piece="seat/0/hand"]')).toBeVisible();
  await fits(page);
  // Two picks for each stone: where it lies, and the die that carries it.
  expect(await play(page, mouse, 482)).toBeGreaterThan(60);
  await expect(page.getByRole('dialog')).toContainText('Steine zu Hause');
  await expect(page.locator('.log')).toContainText('ins Spiel');
  expect(trouble).toEqual([]);
});

test('the same on a phone by touch, in English', async ({ browser }) => {
  const { page, trouble } = await sit(browser, house.url, PHONE);
  await open(page);
  await expect(page.locator('.prompt .sentence')).toHaveText('Which stone does which die carry?');
  await fits(page);
  await play(page, finger, 480, (acts) => acts >= 20);
  await fits(page);
  expect(trouble).toEqual([]);
});
