// Friends: found by name, asked, invited to a table; and a table's link as a code to scan.

import { look } from './inspect';
import { expect, LAPTOP, PHONE, sit, test } from './server';

const ENGLISH = { ...LAPTOP, language: 'en' } as const;
const POCKET = { ...PHONE, language: 'de' } as const;

test('somebody is asked by name, says yes, and is invited to a table that they find by themselves', async ({
  browser,
  server,
}) => {
  const livia = await sit(browser, server, ENGLISH);
  const marcus = await sit(browser, server, POCKET);
  const name = `Marcus ${test.info().workerIndex}`;
  for (const { page } of [livia, marcus]) await page.goto('/');
  await marcus.page.request.post('/api/session', { data: {} });
  const kept = await marcus.page.request.post('/api/me/password', {
    data: { name, password: 'a horse with no name' },
  });
  expect(kept.ok()).toBe(true);

  await livia.page.getByRole('button', { name: /^Account/ }).click();
  await livia.page.getByRole('link', { name: 'Friends' }).click();
  await livia.page.getByLabel('Name', { exact: true }).fill(name.toLowerCase());
  await livia.page.getByRole('button', { name: 'Ask to be friends' }).click();
  await expect(livia.page.getByRole('region', { name: 'Asked' }).getByText(name)).toBeVisible();

  await marcus.page.goto('/friends');
  await marcus.page.getByRole('button', { name: 'Annehmen' }).tap();
  await expect(marcus.page.getByRole('button', { name: 'Nicht mehr befreundet' })).toBeVisible();
  await marcus.page.getByText('Mein Code').tap();
  await expect(marcus.page.getByRole('img', { name: 'Mein Code' })).toBeVisible();
  await look(marcus.page, POCKET, 'friends');

  await livia.page.goto('/new/city-of-rome');
  await livia.page.getByRole('radio', { name: '2', exact: true }).check();
  await livia.page.getByLabel('Seat 2').selectOption('named');
  await livia.page.getByLabel('Who is invited').fill('Nobody at all');
  await livia.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(livia.page.getByRole('alert')).toHaveText('No account has that name.');
  livia.trouble.length = 0;
  await livia.page.getByLabel('Who is invited').fill(name);
  await livia.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(livia.page.getByText(`${name} is expected`)).toBeVisible();
  await livia.page.getByText('As a code to scan').click();
  await expect(livia.page.getByRole('img', { name: 'As a code to scan' })).toBeVisible();
  await look(livia.page, ENGLISH, 'invitation');

  // He is told wherever he is, and sits down with one tap.
  await marcus.page.goto('/friends');
  await marcus.page.locator('a.next').tap();
  for (const { page } of [livia, marcus]) await expect(page.locator('.board .city').first()).toBeVisible();
  expect([...livia.trouble, ...marcus.trouble]).toEqual([]);
});
