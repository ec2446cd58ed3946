// What a rules page says in figures is what the tables have.

import type { Page } from '@playwright/test';
import type { View as Alea } from '../../src/protocol/alea-iacta-est';
import type { Printed, View as Gloria } from '../../src/protocol/gloria-mundi';
import type { Parts } from '../../src/store/game';
import { withBoard } from './boards';
import { accessible, picture } from './inspect';
import { ready } from './player';
import { expect, fits, LAPTOP, PHONE, sit, test } from './server';
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

/** The parts that phases and questions of a game lead to. */
const partsOf = async (game: string): Promise<string[]> => {
  const { parts } = (await import(`../../src/games/${game}/parts.ts`)) as { parts: Parts };
  return [...new Set([...Object.values(parts.phases), ...Object.values(parts.questions)])];
};

for (const game of withBoard)
  test(`the rules of ${game} have every paragraph that a table leads to`, async ({ browser, server }) => {
    const { page, trouble } = await sit(browser, server, LAPTOP);
    await page.goto(`/rules/${game}`);
    await page.locator('.rules-page').waitFor();
    const ids = await page.locator('.rules-page :is(h2, h3)').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(expect.arrayContaining(await partsOf(game)));
    expect(new Set(ids).size).toBe(ids.length);
    // Every heading stands in the contents, and leads there.
    const contents = page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link');
    await expect(contents).toHaveCount(ids.length);
    await contents.last().click();
    await expect(page.locator(`.rules-page [id="${ids.at(-1)}"]`)).toBeInViewport();
    await accessible(page, `${game} rules`);
    expect(trouble).toEqual([]);
  });

for (const screen of [LAPTOP, PHONE])
  test(`the rules are searched while one types (${screen.language})`, async ({ browser, server }) => {
    const { page, trouble } = await sit(browser, server, screen);
    await page.goto('/rules/sylla');
    await page.locator('.rules-page').waitFor();
    const german = screen.language === 'de';
    await page.keyboard.press('/');
    await page.keyboard.type(german ? 'HUNGERSNOT' : 'FAMINE');
    const found = page.locator('#found');
    await expect(found).toHaveText(german ? /^1 von \d+$/ : /^1 of \d+$/);
    const marked = () =>
      page.evaluate(() => {
        const [now] = [...(CSS.highlights.get('rules-now') ?? [])] as Range[];
        return { text: now?.toString(), all: CSS.highlights.get('rules-hit')?.size ?? 0 };
      });
    const { text, all } = await marked();
    expect(text?.toLowerCase()).toBe(german ? 'hungersnot' : 'famine');
    expect(all).toBeGreaterThan(3);
    await page.keyboard.press('Enter');
    await expect(found).toHaveText(german ? /^2 von/ : /^2 of/);
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Shift+Enter');
    await expect(found).toHaveText(new RegExp(`^${all} `));
    await fits(page);
    await picture(page, screen, 'sylla-rules-search');
    await page.keyboard.press('Escape');
    await expect(found).toHaveText('');
    expect((await marked()).all).toBe(0);
    await page.keyboard.type('xyzzy');
    await expect(found).toHaveText(german ? 'nichts' : 'nothing');
    expect(trouble).toEqual([]);
  });

for (const screen of [LAPTOP, PHONE])
  test(`at the table the rules open at what is asked (${screen.language})`, async ({ browser, server }) => {
    const { page, trouble } = await sit(browser, server, screen);
    const { id } = await openTable(page, { game: 'sylla', seats: against(2) });
    await page.goto(`/table/${id}`);
    await ready(page);
    // On a phone the moment in the title leads there.
    await page.locator(screen.touch ? '.title .moment' : '[data-rules-part="characters"]').click();
    const sheet = page.locator('[data-rules]');
    await expect(sheet.locator('#characters')).toBeInViewport();
    await expect(sheet.locator('#characters')).toBeFocused();
    await picture(page, screen, 'sylla-rules-sheet');
    await accessible(page, 'rules at the table');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    expect(trouble).toEqual([]);
  });

test('on paper the rules are ink on white, without what belongs to a screen', async ({ browser, server }) => {
  const { page } = await sit(browser, server, { ...LAPTOP, light: 'dark' });
  await page.goto('/rules/glory-to-rome');
  await page.locator('.rules-page').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.book .tools')).toBeHidden();
  await expect(page.locator('.book nav')).toBeHidden();
  const surface = (part: string) =>
    page.locator(part).evaluate((element) => getComputedStyle(element).backgroundImage);
  expect([await surface('.screen'), await surface('main')]).toEqual(['none', 'none']);
  const ink = await page
    .locator('.rules-page p')
    .first()
    .evaluate((words) => getComputedStyle(words).color);
  expect(Math.max(...(ink.match(/\d+/g) ?? []).slice(0, 3).map(Number))).toBeLessThan(90);
});
