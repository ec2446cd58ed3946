// Everybody's page: what they have played, their coin, and what of it others see.

import { look } from './inspect';
import { expect, LAPTOP, PHONE, sit, test } from './server';
import { finish, openTable } from './table';

const CITY = 'city-of-rome';
const ENGLISH = { ...LAPTOP, language: 'en' } as const;
const POCKET = { ...PHONE, language: 'en' } as const;

test('a game that is over is on my page with its rating, and I choose what others see of it', async ({
  browser,
  server,
}) => {
  const me = await sit(browser, server, ENGLISH);
  // A deal that nobody chose: only such a game is rated.
  const { id } = await openTable(me.page, {
    game: CITY,
    seed: undefined,
    seats: ['me', { bot: { spec: 'random' } }],
  });
  await finish(me.page, id);
  await me.page.goto('/');
  await me.page.getByRole('button', { name: /^Account/ }).click();
  await me.page.getByRole('link', { name: 'Your page' }).click();
  const sheet = me.page.locator('article', { hasText: 'City of Rome' });
  await expect(sheet.locator('.rating b')).toHaveText(/^1[3-7]\d\d$/);
  await expect(sheet).toContainText('only a guess so far');
  const played = me.page.locator('.history li').first();
  await expect(played.locator('.gain')).toHaveText(/^[+−]\d+$/);
  await expect(played.getByRole('link', { name: 'Replay' })).toHaveAttribute('href', `/replay/${id}`);

  await look(me.page, ENGLISH, 'person');

  // Another coin.
  await me.page.getByRole('button', { name: 'Strike your coin' }).click();
  const dialog = me.page.getByRole('dialog');
  await look(me.page, ENGLISH, 'coin');
  await dialog.getByRole('radio', { name: 'Choice 3' }).nth(1).check({ force: true });
  await dialog.getByRole('button', { name: 'Strike it' }).click();
  await expect(dialog).toHaveCount(0);

  // Somebody else, on a phone, comes by the ranking.
  const other = await sit(browser, server, POCKET);
  const address = new URL(me.page.url()).pathname;
  await other.page.goto(`/ranking/${CITY}`);
  await other.page.locator(`a[href="${address}"]`).waitFor();
  await look(other.page, POCKET, 'ranking');
  await other.page.locator(`a[href="${address}"]`).tap();
  await expect(other.page.locator('article', { hasText: 'City of Rome' })).toBeVisible();
  await look(other.page, POCKET, 'person');

  await me.page.getByRole('checkbox', { name: 'Everybody sees my games' }).uncheck();
  await expect(me.page.getByRole('checkbox', { name: 'Everybody sees my games' })).not.toBeChecked();
  await other.page.reload();
  await expect(other.page.getByText('This person keeps their games to themselves.')).toBeVisible();
  await expect(other.page.locator('article')).toHaveCount(0);
  expect([...me.trouble, ...other.trouble]).toEqual([]);
});

test('a bot has a page, and an address of nobody says so', async ({ browser, server }) => {
  const { page } = await sit(browser, server, { ...LAPTOP, language: 'de' });
  await page.goto('/people/bot%3Asolid');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
  await expect(
    page.getByText('Noch keine Partien.').or(page.locator('.history li.sheet').first()),
  ).toBeVisible();
  await page.goto('/people/0000000000001');
  await expect(page.getByRole('heading', { name: 'Unter dieser Adresse' })).toBeVisible();
});
