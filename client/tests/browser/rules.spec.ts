// What a rules page says in figures is what the tables have.

import type { Page } from '@playwright/test';
import type { View as Alea } from '../../src/protocol/alea-iacta-est';
import type { Printed, View as Gloria } from '../../src/protocol/gloria-mundi';
import { expect, LAPTOP, sit, test } from './server';
import { against, openTable, state } from './table';

/** The figures of the page's table, column by column: how many players, and what follows below. */
async function columns(page: Page, game: string): Promise<number[][]> {
  await page.goto(`/rules/${game}`);
  const table = page.locator('.rules-page table').first();
  await table.waitFor();
  const rows = await table
    .locator('tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].slice(1).map((cell) => Number(cell.textContent))),
    );
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? NaN));
}

/** What lies there when so many sit down. */
async function beginning(page: Page, game: string, players: number): Promise<unknown> {
  const { id } = await openTable(page, { game, seats: against(players - 1) });
  return (await state(page, id)).turn?.view;
}

test('Alea Iacta Est: passes, provinces, columns and cards by the number of players', async ({
  browser,
  server,
}) => {
  const { page, trouble } = await sit(browser, server, LAPTOP);
  const said = await columns(page, 'alea-iacta-est');
  expect(said.map(([players]) => players)).toEqual([2, 3, 4, 5]);
  for (const [players, ...figures] of said) {
    const view = (await beginning(page, 'alea-iacta-est', players ?? 0)) as Alea;
    expect([view.passes, view.provinces.length, view.forum.length, view.senate_cards_to_win]).toEqual(
      figures,
    );
  }
  expect(trouble).toEqual([]);
});

test('Gloria Mundi: basic cards by the number of players, and every sample as it is printed', async ({
  browser,
  server,
}) => {
  const { page, trouble } = await sit(browser, server, LAPTOP);
  const said = await columns(page, 'gloria-mundi');
  expect(said.map(([players]) => players)).toEqual([2, 3, 4, 5, 6]);
  const printed = (await (await page.request.get('/api/games/gloria-mundi/printed')).json()) as Printed;
  const names = await page.locator('.rules-page li .card .name').allTextContents();
  expect(names).toHaveLength(9);
  expect(Object.values(printed.cards).map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  for (const [players, ...figures] of said) {
    const { players: all } = (await beginning(page, 'gloria-mundi', players ?? 0)) as Gloria;
    const [first] = all;
    const dealt = first?.display.map(
      ({ basic, bare, built }) => (first.screen?.hand[basic] ?? 0) + bare + built.length,
    );
    expect(dealt).toEqual(figures);
  }
  expect(trouble).toEqual([]);
});
