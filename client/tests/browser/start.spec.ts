// The start page: what a newcomer sees first, what somebody who comes back does, and how one finds others.

import { ready } from './player';
import { expect, fits, LAPTOP, PHONE, sit, test } from './server';
import { against, answerTimes, openTable, state } from './table';

test('a newcomer sees every board and learns first', async ({ browser, server }) => {
  for (const screen of [{ ...LAPTOP, language: 'en' } as const, PHONE]) {
    const { page, trouble } = await sit(browser, server, screen);
    await page.goto('/');
    const games = page.locator('[data-game]');
    await expect(games).toHaveCount(5);
    for (const game of await games.all()) {
      await game.scrollIntoViewIfNeeded();
      const picture = game.getByRole('img', { name: /^The board:/ });
      await expect
        .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(300);
      await expect(game.getByRole('img', { name: /How hard: [1-5] of 5/ })).toBeVisible();
      await expect(game.locator('.special')).not.toBeEmpty();
      await expect(game.locator('.primary')).toHaveText('Learn it');
      await expect(game.getByRole('button', { name: 'Play now against bots' })).toBeVisible();
    }
    await fits(page);
    expect(trouble).toEqual([]);
  }
});

test('whoever comes back finds what waits on top, and plays with the same as last time', async ({
  browser,
  server,
}) => {
  const { page, trouble } = await sit(browser, server, { ...LAPTOP, language: 'en' });
  const { id } = await openTable(page, {
    game: 'alea-iacta-est',
    seats: ['me', { bot: { spec: 'greedy' } }, { bot: { spec: 'greedy' } }, { bot: { spec: 'random' } }],
  });
  await answerTimes(page, id, 2);
  await page.goto('/');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting.locator('.table.waiting')).toHaveAttribute('href', `/table/${id}`);
  const [table, games] = await Promise.all([
    waiting.boundingBox(),
    page.locator('[data-game]').first().boundingBox(),
  ]);
  expect(table?.y).toBeLessThan(games?.y ?? 0);
  await expect(page.locator('[data-game="city-of-rome"] .primary')).toHaveText('Learn it');
  const again = page.locator('[data-game="alea-iacta-est"] .primary');
  await expect(again).toContainText('against: 2 × Greedy and');
  await again.click();
  await ready(page);
  const now = await state(page, page.url().split('/').at(-1) ?? '');
  expect(now.table.seats.map((seat) => seat.bot)).toEqual([undefined, 'greedy', 'greedy', 'random']);
  expect(trouble).toEqual([]);
});

test('a table that is open to all is in the list, and joined from there in one step', async ({
  browser,
  server,
}) => {
  const host = await sit(browser, server, { ...LAPTOP, language: 'en' });
  await host.page.goto('/new/gloria-mundi');
  await host.page.getByRole('radio', { name: '2', exact: true }).check();
  await host.page.getByLabel('Seat 2').selectOption('open');
  await expect(host.page.getByLabel(/A table with an open seat is in the list/)).toBeChecked();
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(host.page.getByRole('heading', { name: 'Gloria Mundi' })).toBeVisible();

  const guest = await sit(browser, server, PHONE);
  await guest.page.goto('/');
  await guest.page.locator('a.table', { hasText: 'Gloria Mundi' }).filter({ hasText: 'Join' }).first().tap();
  await expect(guest.page.locator('.prompt')).toBeVisible();
  await expect(host.page.locator('.prompt')).toBeVisible();
  expect([...host.trouble, ...guest.trouble]).toEqual([]);
});

test('seats that nobody can take stay out of the list unless their host wants it otherwise', async ({
  browser,
  server,
}) => {
  const { page } = await sit(browser, server, { ...LAPTOP, language: 'en' });
  const { id } = await openTable(page, { game: 'sylla', seats: against(2) });
  await page.goto('/new/sylla');
  await expect(page.getByLabel(/Show the table in the list/)).not.toBeChecked();
  const { open, running } = (await (await page.request.get('/api/tables')).json()) as {
    open: { id: string }[];
    running: { id: string }[];
  };
  expect([...open, ...running].map((one) => one.id)).not.toContain(id);
});
