// A move of a finished game for others: its link, its picture, its page within other sites, and a ranking of the season it was played in.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { look } from './inspect';
import { mouse, play } from './player';
import { expect, LAPTOP, PHONE, sit, test } from './server';
import { against, finish, openTable } from './table';

const ENGLISH = { ...LAPTOP, language: 'en' } as const;
const POCKET = { ...PHONE, language: 'de' } as const;

const played = async (page: Page, public_ = true) => {
  const table = await openTable(page, { game: 'city-of-rome', seats: against(1), public: public_ });
  await finish(page, table.id);
  return table;
};

test('a move is sent to somebody, who sees it through the same eyes and plays on', async ({
  browser,
  server,
}) => {
  const livia = await sit(browser, server, ENGLISH);
  const { id } = await played(livia.page, false);
  await livia.page.goto(`/replay/${id}?entry=7`);
  await livia.page.locator('.controls').waitFor();
  await livia.page.getByLabel('View as').selectOption('1');
  await expect(livia.page).toHaveURL(/entry=7&eyes=1/);
  await livia.page.keyboard.press('ArrowRight');
  await expect(livia.page).toHaveURL(/entry=8&eyes=1/);

  await livia.page.getByRole('button', { name: 'Share this move' }).click();
  const dialog = livia.page.getByRole('dialog');
  await expect(dialog).toContainText('This table is private');
  const picture = dialog.getByRole('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await look(livia.page, ENGLISH, 'share');
  const link = await dialog.getByRole('textbox', { name: 'Link to this move' }).inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const marcus = await sit(browser, server, POCKET);
  await marcus.page.goto(link);
  await expect(marcus.page.locator('.controls .at')).toContainText('8/');
  await expect(marcus.page.getByRole('combobox', { name: 'Ansicht' })).toHaveValue('1');
  await marcus.page.getByRole('button', { name: 'Diesen Zug teilen' }).click();
  await look(marcus.page, POCKET, 'share');
  await marcus.page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  await marcus.page.getByRole('button', { name: 'Von hier weiterspielen' }).click();
  await expect(marcus.page).toHaveURL(/\/table\//);
  await play(marcus.page, mouse, 6, (acts) => acts >= 1);
  expect([...livia.trouble, ...marcus.trouble]).toEqual([]);
});

test('another site shows a replay within its own page, and nothing can be done there but to look', async ({
  browser,
  server,
}) => {
  const livia = await sit(browser, server, ENGLISH);
  const { id } = await played(livia.page);
  const site = createServer((asked, answer) => {
    const screen = asked.url === '/other' ? 'replay' : 'embed';
    answer.writeHead(200, { 'content-type': 'text/html' });
    answer.end(
      `<!doctype html><iframe src="${server}/${screen}/${id}?entry=5" width="960" height="600"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  // Another name of the same machine is another site.
  const address = `http://localhost:${(site.address() as AddressInfo).port}`;
  const context = await browser.newContext({ locale: 'en' });
  try {
    const page = await context.newPage();
    await page.goto(address);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('.controls .at')).toContainText('5/');
    await frame.getByRole('button', { name: 'One step forward' }).click();
    await expect(frame.locator('.controls .at')).toContainText('6/');
    await expect(frame.getByRole('button', { name: 'Play on from here' })).toHaveCount(0);
    const on = frame.getByRole('link', { name: 'Open in Saturnalia' });
    await expect(on).toHaveAttribute('target', '_blank');
    expect(await context.cookies(server), 'nobody comes in by looking').toEqual([]);
    const [opened] = await Promise.all([context.waitForEvent('page'), on.click()]);
    await expect(opened.locator('.controls .at')).toContainText('6/');
    await expect(opened.getByRole('button', { name: 'Play on from here' })).toBeVisible();

    const other = await context.newPage();
    await other.goto(`${address}/other`);
    await expect(other.frameLocator('iframe').locator('.controls')).toHaveCount(0);
  } finally {
    await context.close();
    site.close();
  }
  expect(livia.trouble).toEqual([]);
});

test('a season ranks whoever has played five rated games in it', async ({ browser, server }) => {
  const livia = await sit(browser, server, ENGLISH);
  const marcus = await sit(browser, server, POCKET);
  for (let game = 0; game < 5; game++) {
    // A deal that nobody chose: only such a game is rated.
    const seats = ['me', { bot: { spec: 'random' } }] as const;
    const { id } = await openTable(livia.page, { game: 'city-of-rome', seed: undefined, seats: [...seats] });
    await finish(livia.page, id);
  }
  await livia.page.goto('/ranking/city-of-rome');
  await livia.page
    .getByRole('link', { name: /^Season \d · \d{4}$/ })
    .first()
    .click();
  await expect(livia.page).toHaveURL(/season=\d{4}-\d$/);
  await expect(livia.page.getByRole('row')).not.toHaveCount(1);
  await look(livia.page, ENGLISH, 'season');
  await marcus.page.goto(new URL(livia.page.url()).pathname + new URL(livia.page.url()).search);
  await expect(marcus.page.getByText('Eine Saison ist ein Vierteljahr.')).toBeVisible();
  await expect(marcus.page.getByRole('row').nth(1)).toBeVisible();
  await look(marcus.page, POCKET, 'season');
  await marcus.page.goto('/ranking/city-of-rome?season=2020-1');
  await expect(marcus.page.getByText('In dieser Saison hat noch niemand')).toBeVisible();
  expect([...livia.trouble, ...marcus.trouble]).toEqual([]);
});
