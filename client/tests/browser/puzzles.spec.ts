// Puzzles are solved on the board of their game: the first answer counts, what is right is explained, and one may play on from there. The
// deal of the day has one try that counts.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PuzzleFile } from '../../src/store/puzzle';
import { finishHere, sitHere } from './device';
import { give, panel } from './exercise';
import { accessible, picture } from './inspect';
import { ready } from './player';
import { expect, fits, LAPTOP, PHONE, sit, test } from './server';

const POCKET = { ...PHONE, language: 'de' } as const;
const GAMES = ['alea-iacta-est', 'city-of-rome', 'gloria-mundi', 'glory-to-rome', 'sylla'];

function puzzles(game: string): PuzzleFile | undefined {
  try {
    const path = join(import.meta.dirname, '../../src/games', game, 'puzzles.json');
    return JSON.parse(readFileSync(path, 'utf8')) as PuzzleFile;
  } catch {
    return undefined;
  }
}

/** What has been mined so far. */
const files = GAMES.flatMap((game) => puzzles(game) ?? []);
const NONE = 'no puzzle has been mined yet';

test('a puzzle is missed, found and explained, and only the first answer counts', async ({
  browser,
  server,
}) => {
  test.skip(files.length === 0, NONE);
  const { page, trouble } = await sit(browser, server, LAPTOP);
  const [file] = files;
  const puzzle = file?.puzzles[0];
  if (!file || !puzzle) throw new Error('no puzzles');
  await page.goto('/puzzles');
  await expect(page.getByRole('heading', { name: 'Rätsel' })).toBeVisible();
  await expect(page.getByText('beginnt bei 1500')).toBeVisible();
  await accessible(page, 'puzzles');
  await picture(page, LAPTOP, 'puzzles');
  await page.goto(`/puzzles/${file.game}/${puzzle.id}`);
  await expect(panel(page)).toContainText('Finde den besten Zug.');
  await accessible(page, 'puzzle');
  await picture(page, LAPTOP, 'puzzle-asked');
  await give(page, puzzle.tempting);
  await expect(panel(page).locator('.wrong')).toContainText('etwas deutlich Besseres');
  await panel(page).getByRole('button', { name: 'Noch einmal' }).click();
  await give(page, puzzle.right[0] ?? 0);
  await expect(panel(page).locator('.right')).toContainText('Richtig!');
  // The first answer was wrong: that is what counts.
  await expect(panel(page).locator('[data-rating]')).toContainText('(−');
  await expect(panel(page).locator('.themes span').first()).toBeVisible();
  await picture(page, LAPTOP, 'puzzle-solved');
  await page.goto(`/puzzles/${file.game}/${puzzle.id}`);
  await expect(panel(page)).toContainText('schon einmal verfehlt');
  await give(page, puzzle.right[0] ?? 0);
  await expect(panel(page).locator('.right')).toBeVisible();
  await expect(panel(page).locator('[data-rating]')).toHaveCount(0);
  // The same position is a table against bots.
  await panel(page).getByRole('button', { name: 'Von hier weiterspielen' }).click();
  await page.waitForURL(/\/table\//);
  await ready(page);
  await page.goto('/puzzles');
  await expect(page.getByText('(ein Rätsel)')).toBeVisible();
  expect(trouble).toEqual([]);
});

test('every game with puzzles puts one up, on a phone, and shows its answer', async ({ browser, server }) => {
  test.skip(files.length === 0, NONE);
  const { page, trouble } = await sit(browser, server, POCKET);
  for (const { game, puzzles } of files) {
    await page.goto(`/puzzles/${game}/${puzzles[0]?.id}`);
    await expect(panel(page)).toBeVisible();
    await ready(page);
    await panel(page).getByRole('button', { name: 'Zeigen' }).click();
    await expect(panel(page).locator('.hint')).toBeVisible();
    await fits(page);
    await picture(page, POCKET, `puzzle-${game}`);
  }
  expect(trouble).toEqual([]);
});

test('the date names one puzzle for everybody', async ({ browser, server }) => {
  test.skip(files.length === 0, NONE);
  const asked: (string | null)[] = [];
  for (const date of ['2026-11-18T08:00:00', '2026-11-18T20:00:00', '2026-11-19T08:00:00']) {
    const { page } = await sit(browser, server, LAPTOP);
    await page.clock.setFixedTime(new Date(date));
    await page.goto('/puzzles/today');
    await expect(panel(page)).toContainText('Rätsel des Tages');
    await expect(page.locator('h1.game')).toBeVisible();
    asked.push(await page.locator('h1.game').textContent());
    await page.context().close();
  }
  expect(asked[0]).toBe(asked[1]);
  if (files.length > 1) expect(asked[2]).not.toBe(asked[0]);
});

test('the deal of the day has one try that counts', async ({ browser, server }) => {
  test.setTimeout(180_000);
  const { page, trouble } = await sitHere(browser, server, LAPTOP);
  await page.goto('/');
  await page.getByRole('link', { name: 'Partie des Tages' }).click();
  await expect(page.locator('.own [data-deal]')).toHaveCount(5);
  await accessible(page, 'today');
  await picture(page, LAPTOP, 'today');
  const deal = page.locator('.own [data-deal=city-of-rome]');
  await deal.getByRole('button', { name: 'Spielen' }).click();
  await page.waitForURL(/\/table\//);
  const table = page.url();
  await ready(page);
  await page.goto('/today');
  // It goes on: there is no second first try.
  await expect(deal.getByRole('button', { name: 'Spielen' })).toHaveCount(0);
  await deal.getByRole('link', { name: 'Fortsetzen' }).click();
  await expect(page).toHaveURL(table);
  // Played to its end it has a result, and what follows is free.
  await finishHere(page);
  await page.goto('/today');
  await expect(deal.locator('.result')).toContainText('Punkt');
  await expect(deal.getByRole('button', { name: 'Noch einmal, frei' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await picture(page, LAPTOP, 'today-played');
  expect(trouble).toEqual([]);
});
