// A duplicate tournament in three browsers: announced, entered, played, closed until its round is over, and won by somebody.

import type { Page } from '@playwright/test';
import type { TournamentState } from '../../src/protocol/wire';
import { look } from './inspect';
import { finger, mouse, play } from './player';
import { expect, LAPTOP, PHONE, sit, test } from './server';
import { finish, idOf, state } from './table';

const ENGLISH = { ...LAPTOP, language: 'en' } as const;
const POCKET = { ...PHONE, language: 'de' } as const;
const EVENING = { ...LAPTOP, light: 'dark' } as const;

const shown = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/tournaments/${id}`)).json()) as TournamentState;

test('three people and a bot hold a duplicate tournament', async ({ browser, server }) => {
  const livia = await sit(browser, server, ENGLISH);
  const marcus = await sit(browser, server, POCKET);
  const anna = await sit(browser, server, EVENING);
  const title = `Ludi Romani ${test.info().workerIndex}.${test.info().retry}`;

  // She finds the way from the start, and announces it.
  await livia.page.goto('/');
  await livia.page.getByRole('link', { name: 'Tournaments' }).click();
  await livia.page.getByRole('link', { name: 'Hold a tournament' }).click();
  await livia.page.getByLabel('Name of the tournament').fill(title);
  await livia.page.getByRole('radio', { name: 'City of Rome' }).check();
  await livia.page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await livia.page.getByLabel('Rounds', { exact: true }).fill('1');
  await livia.page.getByLabel('Minutes between two rounds').fill('0');
  await look(livia.page, ENGLISH, 'tournament-new');
  await livia.page.getByRole('button', { name: 'Announce it' }).click();
  await expect(livia.page.getByRole('heading', { name: title })).toBeVisible();
  const id = idOf(livia.page);

  // The others find it in the list and take part with one tap.
  for (const { page } of [marcus, anna]) {
    await page.goto('/tournaments');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: 'Mitmachen' }).click();
    await expect(page.getByText('Du bist dabei')).toBeVisible();
  }
  await livia.page.getByRole('button', { name: 'Take part' }).click();
  await expect(livia.page.getByText('You take part')).toBeVisible();
  await livia.page.getByRole('button', { name: 'Add a bot' }).click();
  await expect(livia.page.getByText('4 of 16 entered')).toBeVisible();
  await look(livia.page, ENGLISH, 'tournament-open');
  await look(marcus.page, POCKET, 'tournament-open');
  await livia.page.getByRole('button', { name: 'Begin now' }).click();

  // Everybody is led to their table.
  const sides = [
    { ...livia, hand: mouse, screen: ENGLISH, to: 'To my table' },
    { ...marcus, hand: finger, screen: POCKET, to: 'An meinen Tisch' },
    { ...anna, hand: mouse, screen: EVENING, to: 'An meinen Tisch' },
  ];
  await expect(livia.page.getByRole('link', { name: 'To my table' }).first()).toBeVisible();
  const drawn = await shown(livia.page, id);
  const bots = drawn.entrants.flatMap(({ bot }, number) => (bot === undefined ? [] : [number]));
  const withBot = drawn.rounds[0]?.tables.find(({ seats }) =>
    seats.some(({ entrant }) => bots.includes(entrant ?? -1)),
  );
  const tableOf = async ({ page }: { page: Page }) => (await shown(page, id)).my_table;
  const tables = await Promise.all(sides.map(tableOf));
  const first = sides.findIndex((_, index) => tables[index] === withBot?.table);
  const alone = sides[first];
  if (!alone) throw new Error('nobody plays with the bot');
  const pair = sides.filter((side) => side !== alone);

  // Whoever plays with the bot is done first, and learns nothing more for now.
  await alone.page.getByRole('link', { name: alone.to }).first().click();
  await play(alone.page, alone.hand, 7, (acts) => acts >= 3);
  await finish(alone.page, withBot?.table ?? '');
  await alone.page.reload();
  const closed =
    alone.screen.language === 'en' ? /also being played at other tables/ : /auch an anderen Tischen/;
  await expect(alone.page.getByRole('dialog').getByText(closed)).toBeVisible();
  await expect(alone.page.getByRole('dialog').getByRole('link', { name: /Replay|Nachspielen/ })).toHaveCount(
    0,
  );
  await look(alone.page, alone.screen, 'tournament-table-done');
  const replay = await alone.page.request.get(`/api/tables/${withBot?.table}/replay`);
  expect([replay.status(), ((await replay.json()) as { code: string }).code]).toEqual([
    409,
    'round_not_over',
  ]);
  await alone.page
    .getByRole('dialog')
    .getByRole('link', { name: /To the tournament|Zum Turnier/ })
    .click();
  await expect(alone.page.getByText(/Tables that are done: 1 of 2|Fertige Tische: 1 von 2/)).toBeVisible();
  await look(alone.page, alone.screen, 'tournament-running');

  for (const side of pair) await side.page.getByRole('link', { name: side.to }).first().click();
  for (const { page } of pair) await expect(page.locator('.board .city').first()).toBeVisible();
  const other = pair.map((side) => tables[sides.indexOf(side)] ?? '');
  expect(other[0]).toBe(other[1]);
  await Promise.all(pair.map(({ page }) => finish(page, other[0] ?? '')));
  expect((await state(livia.page, other[0] ?? '')).turn?.outcome).toBeDefined();

  for (const { page, screen } of sides) {
    await page.goto(`/tournament/${id}`);
    await expect(page.getByText(/^(Winner|Gewonnen): /)).toBeVisible();
    await page.getByText(/How the order is made|Wie die Reihenfolge entsteht/).click();
    await page.getByText(/Why nobody can choose|Warum niemand die Karten/).click();
    await expect(page.getByText(/the secret fits the seal|Geheimnis passt zum Siegel/)).toBeVisible();
    await expect(page.locator('tbody tr')).toHaveCount(4);
    await look(page, screen, 'tournament-over');
  }
  await livia.page.getByRole('link', { name: 'Replay' }).first().click();
  await expect(livia.page.locator('.board .city').first()).toBeVisible();
  await marcus.page.goto('/tournaments');
  await expect(marcus.page.getByRole('link', { name: title })).toBeVisible();
  await look(marcus.page, POCKET, 'tournaments');
  expect([...livia.trouble, ...marcus.trouble, ...anna.trouble]).toEqual([]);
});

test('a tournament that is not there, and one that cannot be held, are told so', async ({
  browser,
  server,
}) => {
  const livia = await sit(browser, server, ENGLISH);
  await livia.page.goto('/tournament/0000000000001');
  await expect(livia.page.getByRole('alert')).toBeVisible();
  await livia.page.goto('/tournaments/new');
  await livia.page.getByLabel('Name of the tournament').fill('Ludi');
  await livia.page.getByRole('radio', { name: 'At a set time' }).check();
  await livia.page.locator('input[type="datetime-local"]').fill('2020-01-01T10:00');
  await livia.page.getByRole('button', { name: 'Announce it' }).click();
  await expect(livia.page.getByRole('alert')).toContainText('cannot be held');
});
