import type { Page } from '@playwright/test';
import { finger, mouse, play } from './player';
import { expect, fits, LAPTOP, PHONE, sit, test } from './server';
import { against, sitDown } from './table';

/** Opens a table against bots and sits down at it. */
async function open(page: Page, more: object, bots = 1): Promise<void> {
  await sitDown(page, { game: 'glory-to-rome', seats: against(bots), ...more });
  await page.locator('.board .camp').first().waitFor();
}

test('Glory to Rome: a whole game for two by mouse, in German', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, LAPTOP);
  await open(page, {});
  await expect(page.locator('.board .camp')).toHaveCount(2);
  await expect(page.locator('.board .pool')).toHaveCount(6);
  await fits(page);
  await page.locator('[data-piece="deck"]').hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.locator('.board .known').click();
  await expect(page.getByRole('dialog')).toContainText('Schutt');
  await page.keyboard.press('Escape');
  const acts = await play(page, mouse, 5);
  expect(acts).toBeGreaterThan(30);
  await expect(page.getByRole('dialog')).toContainText('Einfluss');
  await expect(page.getByRole('dialog')).toContainText('Kaufmannsbonus');
  await fits(page);
  expect(trouble).toEqual([]);
});

test('Glory to Rome: the trial game by touch on a phone, in English', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, PHONE);
  await open(page, { options: { game: 'trial' } });
  await fits(page);
  const tall = await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
  expect(tall, 'the table is longer than the phone').toBe(true);
  // The other camp comes by a tap on its owner, or by a swipe. A question put to me brings mine back, so wait for it first.
  await page.locator('[data-glow]').first().waitFor();
  const camps = page.getByRole('region', { name: 'All camps at the table' });
  await page.locator('.round li:not(.home) button').first().tap();
  await expect.poll(() => camps.evaluate((strip) => strip.scrollLeft)).toBeGreaterThan(200);
  await camps.evaluate((strip) => strip.scrollTo({ left: 0, behavior: 'instant' }));
  await play(page, finger, 9, (acts) => acts >= 30);
  await fits(page);
  expect(trouble).toEqual([]);
});

test('Glory to Rome: Rome demands, and everybody sees of whom', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, { ...LAPTOP, language: 'en', light: 'dark' });
  const scenario = {
    led: 'legionary',
    pool: ['stone'],
    seats: [{ hand: ['garden', 'bar'], clients: ['legionary'] }, { hand: ['sewer'] }, { hand: ['road'] }],
  };
  await open(page, { scenario }, 2);
  await expect(page.locator('.round .actions')).toContainText('2');
  await page.locator('[data-piece="hand/garden"]').click();
  await expect(page.locator('.demand')).toContainText('Rome demands');
  await expect(page.locator('.demand')).toContainText('Stone');
  await expect(page.locator('[data-piece="demand/stone"]')).toBeVisible();
  // It lies there, and comes back to the hand when everybody has answered.
  await expect(page.locator('[data-piece^="hand/"]')).toHaveCount(1);
  await expect(page.locator('[data-piece="hand/bar"]')).toBeVisible();
  // That was all that could be shown, which the table says by itself; the pool gives its stone, one neighbour gives his, the other has none.
  await expect(page.locator('.log')).toContainText('That is all');
  await page.locator('[data-piece="pool/stone"]').click();
  await expect(page.locator('[data-piece="seat/0/stockpile/stone"]')).toContainText('2');
  await expect(page.locator('[data-piece="hand/garden"]')).toBeVisible();
  await expect(page.locator('.log')).toContainText('Glory to Rome');
  expect(trouble).toEqual([]);
});
