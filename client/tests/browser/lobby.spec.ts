// Finding somebody to play with: open tables, a quick match, and the next table that waits for me.

import { look } from './inspect';
import { expect, LAPTOP, PHONE, sit, test } from './server';
import { does, openTable, state } from './table';

const CITY = 'city-of-rome';
const ENGLISH = { ...LAPTOP, language: 'en' } as const;
const POCKET = { ...PHONE, language: 'de' } as const;

test('two people who want the same game find each other and play', async ({ browser, server }) => {
  const one = await sit(browser, server, ENGLISH);
  const two = await sit(browser, server, POCKET);
  await one.page.goto('/');
  await two.page.goto('/');
  const quick = one.page.getByRole('region', { name: 'Quick match' });
  await expect(quick.getByRole('button', { name: 'Find somebody' })).toBeDisabled();
  for (const game of ['City of Rome', 'Sylla']) await quick.getByRole('checkbox', { name: game }).check();
  await quick.getByRole('button', { name: 'Find somebody' }).click();
  await expect(quick.getByText('Nobody else is looking right now.')).toBeVisible();
  await look(one.page, ENGLISH, 'quick-match');
  const schnell = two.page.getByRole('region', { name: 'Schnell spielen' });
  await schnell.getByRole('checkbox', { name: 'City of Rome' }).check();
  await schnell.getByRole('button', { name: 'Mitspieler suchen' }).tap();
  for (const { page } of [one, two]) await expect(page.locator('.board .city').first()).toBeVisible();
  expect(new URL(one.page.url()).pathname).toBe(new URL(two.page.url()).pathname);
  // What was looked for last is chosen next time.
  await one.page.goto('/');
  await expect(quick.getByRole('checkbox', { name: 'Sylla' })).toBeChecked();
  expect([...one.trouble, ...two.trouble]).toEqual([]);
});

test('where nobody comes for a minute, bots are offered', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, ENGLISH);
  await page.route('**/api/quick-match', (route) =>
    route.request().method() === 'DELETE'
      ? route.continue()
      : route.fulfill({ json: { waiting: { seconds: 61, others: 0 } } }),
  );
  await page.goto('/');
  const quick = page.getByRole('region', { name: 'Quick match' });
  await quick.getByRole('checkbox', { name: 'City of Rome' }).check();
  await quick.getByRole('button', { name: 'Find somebody' }).click();
  await expect(quick.getByText('Looking: 1:01')).toBeVisible();
  await quick.getByRole('button', { name: 'Play against bots' }).click();
  await expect(page.locator('.board .city').first()).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a table is found by what one looks for, joined with one click, and the next one waits', async ({
  browser,
  server,
}) => {
  const host = await sit(browser, server, ENGLISH);
  const wanted = { game: CITY, public: true, seats: ['me' as const, 'open' as const] };
  const { id } = await openTable(host.page, { ...wanted, pace: { days: { days: 3 } }, language: 'de' });
  const other = await openTable(host.page, wanted);

  const guest = await sit(browser, server, POCKET);
  await guest.page.goto('/');
  const list = guest.page.getByRole('region', { name: 'Offene Tische' });
  const slow = list.locator(`a[href="/table/${id}?join"]`);
  await expect(slow).toContainText('3 Tage je Antwort · Deutsch');
  await expect(list.locator(`a[href="/table/${other.id}?join"]`)).toBeVisible();
  await list.locator('summary').tap();
  await list.getByLabel('Zeit').selectOption('days');
  await expect(list.locator(`a[href="/table/${other.id}?join"]`)).toHaveCount(0);
  await list.getByLabel('Sprache').selectOption('en');
  await expect(list.getByText('So ein Tisch wartet gerade nicht.')).toBeVisible();
  await list.getByLabel('Sprache').selectOption('de');
  await look(guest.page, POCKET, 'lobby');
  await slow.tap();
  await expect(guest.page.locator('.board .city').first()).toBeVisible();

  // Both games begin; whoever is waited for elsewhere is told so at every table.
  await does(guest.page, other.id, { join: {} });
  const asked = (await state(host.page, other.id)).turn?.asked[0]?.seat;
  const mover = asked === 0 ? host : guest;
  await mover.page.goto(`/table/${id}`);
  const next = mover.page.locator('a.next');
  await expect(next).toHaveAttribute('href', `/table/${other.id}?join`);
  await next.click();
  await expect(mover.page).toHaveURL(new RegExp(other.id));
  expect([...host.trouble, ...guest.trouble]).toEqual([]);
});
