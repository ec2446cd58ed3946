// Luck that nobody can choose: two pages add chance of their own, and say after the game what they have checked.

import type { Page } from '@playwright/test';
import type { TableState } from '../../src/protocol/wire';
import { expect, LAPTOP, PHONE, sit, test } from './server';
import { does, openTable, state } from './table';

type Side = Awaited<ReturnType<typeof sit>>;

/** Two people at a table, each with a page of their own. */
async function together(host: Side, guest: Side, more: object = {}): Promise<string> {
  const { id, invite } = await openTable(host.page, {
    game: 'city-of-rome',
    seats: ['me', 'invited'],
    ...more,
  });
  await host.page.goto(`/table/${id}`);
  await expect.poll(async () => (await state(host.page, id)).table.luck?.parts.length).toBe(1);
  await guest.page.goto(`/table/${id}?invite=${invite}`);
  await guest.page.getByRole('button', { name: /^(Join|Mitspielen)$/ }).click();
  for (const { page } of [host, guest]) await expect(page.locator('.board .city').first()).toBeVisible();
  return id;
}

async function resign(page: Page, id: string): Promise<void> {
  await does(page, id, { resign: { seat: 1, in_favour_of: 0 } });
}

test('two pages add chance of their own without a word, and each says at the end what it has checked', async ({
  browser,
  server,
}) => {
  const host = await sit(browser, server, { ...LAPTOP, language: 'en' });
  const guest = await sit(browser, server, { ...PHONE, language: 'de', light: 'dark' });
  const id = await together(host, guest);
  const { table } = await state(host.page, id);
  expect(table.luck?.parts.map((part) => part.seat)).toEqual([0, 1]);
  expect(table.luck?.voided).toEqual([]);
  await resign(guest.page, id);

  const result = host.page.getByRole('dialog');
  await expect(result).toContainText('Checked by this page: Nobody could choose the cards and dice.');
  await result.getByText('What exactly?').click();
  await expect(result).toContainText('The chance this page added is part of the shuffle.');
  await expect(result).toContainText('before anyone opened theirs');
  await expect(result).toContainText('Who the players were.');
  const german = guest.page.getByRole('dialog');
  await expect(german).toContainText('Von dieser Seite geprüft: Niemand konnte Karten und Würfel aussuchen.');
  await german.getByText('Was genau?').click();
  await expect(german).toContainText('den diese Seite vor Beginn der Partie notiert hat');
  for (const side of [host, guest]) expect(side.trouble).toEqual([]);
});

test('a server that opens something else than it showed is found out by the page', async ({
  browser,
  server,
}) => {
  const host = await sit(browser, server, { ...LAPTOP, language: 'en' });
  const guest = await sit(browser, server, { ...LAPTOP, language: 'en' });
  const id = await together(host, guest);
  // This server leaves the host's part out, and says that all is well.
  await host.page.route(`**/api/tables/${id}/export*`, async (route) => {
    const answer = await route.fetch();
    const file = (await answer.json()) as { parts: unknown[] };
    await route.fulfill({ json: { ...file, parts: file.parts.slice(1) } });
  });
  await resign(guest.page, id);
  const result = host.page.getByRole('dialog');
  await expect(result).toContainText('Careful: What was revealed does not match');
  await result.getByText('What exactly?').click();
  await expect(result).toContainText('The chance this page added is missing from the shuffle.');
});

test('a page that is gone is done without, and everybody sees it', async ({ browser, server }) => {
  const host = await sit(browser, server, { ...LAPTOP, language: 'en' });
  const guest = await sit(browser, server, { ...LAPTOP, language: 'en' });
  const { id, invite } = await openTable(host.page, { game: 'city-of-rome', seats: ['me', 'invited'] });
  await host.page.goto(`/table/${id}`);
  await expect.poll(async () => (await state(host.page, id)).table.luck?.parts.length).toBe(1);
  await host.page.goto('about:blank');
  await guest.page.goto(`/table/${id}?invite=${invite}`);
  await guest.page.getByRole('button', { name: 'Join' }).click();
  await expect(guest.page.getByText('shuffled together')).toBeVisible();
  await expect(guest.page.locator('.board .city').first()).toBeVisible({ timeout: 30_000 });
  await guest.page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(guest.page.getByText('One shuffle was void')).toBeVisible();
  const { table } = (await (await guest.page.request.get(`/api/tables/${id}`)).json()) as TableState;
  expect([table.luck?.voided, table.luck?.without]).toEqual([[[0]], [0]]);
});
