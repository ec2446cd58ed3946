// The deal of the day on a server: two people play the same cards, and the table of the day compares them.

import { accessible, picture } from './inspect';
import { ready } from './player';
import { expect, fits, LAPTOP, PHONE, sit, test } from './server';
import { finish, idOf } from './table';

const CITY = '[data-deal=city-of-rome]';
const POCKET = { ...PHONE, language: 'de' } as const;

test('two people play the deal of the day on a server and find each other in its table', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  const livia = await sit(browser, server, { ...LAPTOP, language: 'en' });
  await livia.page.goto('/today');
  const deals = livia.page.getByRole('region', { name: 'Deals of this server' });
  await expect(deals.locator('[data-deal]')).toHaveCount(5);
  await accessible(livia.page, 'day');
  await deals.locator(CITY).getByRole('button', { name: 'Play', exact: true }).click();
  await livia.page.waitForURL(/\/table\//);
  await ready(livia.page);
  const table = livia.page.url();
  await livia.page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(livia.page.getByText('Everybody plays this deal today.')).toBeVisible();
  await livia.page.keyboard.press('Escape');

  // Nobody else sees that table while the day lasts.
  const marcus = await sit(browser, server, POCKET);
  await marcus.page.goto(table);
  await expect(marcus.page.getByText('Diesen Tisch gibt es nicht, oder er ist privat.')).toBeVisible();

  // There is one first try.
  await livia.page.goto('/today');
  await deals.locator(CITY).getByRole('link', { name: 'Continue' }).click();
  await expect(livia.page).toHaveURL(table);
  await finish(livia.page, idOf(livia.page));
  await livia.page.goto(table);
  await livia.page.getByRole('dialog').getByRole('link', { name: 'Table of the day' }).click();
  await expect(deals.locator(CITY).locator('.result')).toContainText('point');
  await expect(deals.locator(CITY)).toContainText('Place 1 of 1');
  await expect(deals.locator(CITY).getByRole('button', { name: 'Once more, for free' })).toBeVisible();

  // The same cards for the next one.
  await marcus.page.goto('/today');
  const others = marcus.page.getByRole('region', { name: 'Partien dieses Servers' });
  await others.locator(CITY).getByRole('button', { name: 'Spielen' }).tap();
  await marcus.page.waitForURL(/\/table\//);
  await ready(marcus.page);
  await finish(marcus.page, idOf(marcus.page));
  await marcus.page.goto('/today');
  await expect(others.locator(CITY)).toContainText(/Platz [12] von 2/);
  await others.locator(CITY).getByText('Tabelle des Tages (2)').tap();
  await expect(others.locator(CITY).getByRole('listitem')).toHaveCount(2);
  await fits(marcus.page);
  await picture(marcus.page, POCKET, 'day');
  await others.getByRole('button', { name: 'Der Tag davor' }).tap();
  await expect(others.getByText('An diesem Tag wurde nichts ausgeteilt.')).toBeVisible();
  expect(livia.trouble).toEqual([]);
});
