// Keys do what the page says they do, wherever the focus rests.

import type { Page } from '@playwright/test';
import type { TableState } from '../../src/protocol/wire';
import { guide } from '../../src/games/city-of-rome/guide';
import { expect, LAPTOP, sit, test } from './server';

/** A dealt table of City of Rome whose question has at least so many offers, in a browser that confirms everything. */
async function tableWith(page: Page, offers: number): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('saturnalia.settings', JSON.stringify({ motion: 'off', confirm: 'always' })),
  );
  await page.goto('/');
  await page.locator('.game').first().waitFor();
  const opened = await page.request.post('/api/tables', {
    data: {
      game: 'city-of-rome',
      seed: guide.seed,
      seats: ['me', { bot: { spec: 'greedy' } }, { bot: { spec: 'greedy' } }],
    },
  });
  const { id } = ((await opened.json()) as TableState).table;
  for (let looks = 0; looks < 600; looks++) {
    const { turn } = (await (await page.request.get(`/api/tables/${id}`)).json()) as TableState;
    const ask = turn?.ask;
    if (ask && ask.offers.length >= offers) break;
    if (turn && ask)
      await page.request.post(`/api/tables/${id}/act`, {
        data: { play: { seat: ask.seat, version: turn.version, answer: ask.offers.at(-1)?.answer } },
      });
  }
  await page.goto(`/table/${id}`);
  await page.locator('.prompt.mine').waitFor();
}

test('Enter confirms while the focus rests on a piece that can no longer be chosen', async ({
  browser,
  server,
}) => {
  const { page, trouble } = await sit(browser, server, { ...LAPTOP, language: 'en' });
  await tableWith(page, 2);
  const idle = () =>
    page.evaluate(() => document.activeElement?.matches('[data-piece]:not([data-glow])') ?? false);
  for (let steps = 0; steps < 200 && !(await idle()); steps++) await page.keyboard.press('Shift+ArrowRight');
  expect(await idle(), 'there is no piece that only explains itself').toBe(true);
  const lines = await page.locator('.log .line').count();
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: 'Do it' })).toBeVisible();
  expect(await idle()).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.locator('.log .line')).not.toHaveCount(lines);
  expect(trouble).toEqual([]);
});

test('a number half typed is forgotten with the list it was meant for', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, { ...LAPTOP, language: 'en' });
  await tableWith(page, 10);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  const chosen = await page.locator('.prompt').textContent();
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
  await page.waitForTimeout(900);
  expect(await page.locator('.prompt').textContent()).toBe(chosen);
  expect(trouble).toEqual([]);
});
