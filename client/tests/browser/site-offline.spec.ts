// What there is beside tables, on the static site below a path, after one visit and without a network: lessons, the guided first round, puzzles,
// the deal of the day, one's own mistakes; and every bot there is.

import type { Browser, Page } from '@playwright/test';
import type { MyTable } from '../../src/protocol/wire';
import { withBoard } from './boards';
import { answerHere, finishHere, playNow, sitHere } from './device';
import { panel } from './exercise';
import { finger, mouse, play, ready } from './player';
import { expect, fits, LAPTOP, PHONE, test, type Screen } from './server';
import { everythingIsKept, SITE } from './site';
import { host } from './static';

/** A page that has visited the site once and has neither a network nor a host any more. */
async function offline(browser: Browser, screen: Screen) {
  const site = await host(SITE);
  const sitting = await sitHere(browser, site.url, screen);
  await sitting.page.goto(site.url);
  await everythingIsKept(sitting.page);
  await site.stop();
  await sitting.context.setOffline(true);
  return { ...sitting, url: site.url };
}

for (const [index, game] of withBoard.entries())
  test(`a lesson and the guided first round of ${game} are there without a network`, async ({ browser }) => {
    const screen = { ...PHONE, language: index % 2 ? 'de' : 'en' } as const;
    const { page, context, trouble, url } = await offline(browser, screen);
    await page.goto(`${url}#/learn/${game}`);
    await page.locator(`main a[href*="learn/${game}/"]`).first().tap();
    await expect(panel(page).locator('.says')).not.toBeEmpty();
    await fits(page);
    await page.goto(`${url}#/learn/${game}/first-round`);
    await expect(panel(page)).toBeVisible();
    await play(page, finger, 5, (acts) => acts >= 6);
    await expect(panel(page).locator('.says')).not.toBeEmpty();
    // The book beside the table opens in a window of its own.
    const opened = context.waitForEvent('page');
    await page.locator(`a[target=_blank][href*="rules/${game}"]`).first().tap();
    await expect((await opened).locator('main h1')).toBeVisible();
    await context.close();
    expect(trouble).toEqual([]);
  });

test('the puzzle and the deal of the day are there without a network, and mistakes are tried again', async ({
  browser,
}) => {
  const { page, context, trouble, url } = await offline(browser, { ...PHONE, language: 'de' });
  await page.goto(url);
  await page.getByRole('link', { name: 'Rätsel des Tages' }).tap();
  await expect(panel(page)).toContainText('Rätsel des Tages');
  await ready(page);
  await panel(page).getByRole('button', { name: 'Zeigen' }).tap();
  await expect(panel(page).locator('.hint')).toBeVisible();
  await fits(page);

  await page.goto(`${url}#/today`);
  const deal = page.locator('[data-deal=city-of-rome]');
  await deal.getByRole('button', { name: 'Spielen' }).tap();
  await ready(page);
  await finishHere(page);
  await expect(page.locator('dialog[open] table')).toBeVisible();
  await page.goto(`${url}#/today`);
  await expect(deal.locator('.result')).toContainText('Punkt');
  await deal.getByRole('link').tap();
  await page.getByRole('link', { name: /Aus .*Fehler/ }).tap({ timeout: 150_000 });
  await expect(panel(page)).toContainText('Fehler 1 von');
  await panel(page).getByRole('button', { name: 'Zeigen' }).tap();
  await expect(panel(page).locator('.hint')).toBeVisible();
  await page.goto(`${url}#/today`);
  await expect(deal).toContainText('%');
  await context.close();
  expect(trouble).toEqual([]);
});

/** Chooses the opponent of tables to come, as the start page lets one do. */
async function against(page: Page, bot: string, seconds?: number): Promise<void> {
  await page.locator('.opponent button.bot').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('li', { has: page.locator(`input[value="${bot}"]`) }).click();
  const slider = dialog.getByRole('slider');
  await expect(slider).toHaveCount(seconds ? 1 : 0);
  if (seconds) {
    await slider.focus();
    for (let steps = 1; steps < seconds; steps++) await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue(String(seconds));
  }
  await dialog.locator('.primary').click();
}

/** The other seats of the table of this device that was opened last are of this bot. */
async function sits(page: Page, bot: string): Promise<void> {
  const seats = await page.evaluate(
    () =>
      new Promise<(string | undefined)[]>((found) => {
        const opening = indexedDB.open('saturnalia');
        opening.onsuccess = () => {
          const all = opening.result.transaction('tables').objectStore('tables').getAll();
          all.onsuccess = () => {
            const tables = all.result as { summary: MyTable }[];
            const last = tables
              .map((one) => one.summary.table)
              .sort((one, other) => other.updated - one.updated);
            found(last[0]?.seats.map((seat) => seat.bot ?? undefined) ?? []);
          };
        };
      }),
  );
  expect(seats.slice(1)).toEqual([bot, bot]);
}

test('every bot plays without a network, and one that thinks for ten seconds does not hold up the page', async ({
  browser,
}) => {
  const { page, context, trouble, url } = await offline(browser, { ...LAPTOP, language: 'en' });
  await page.goto(url);
  await page.locator('.opponent button.bot').click();
  const kinds = page.getByRole('dialog').locator('input[type=radio]');
  const bots = await kinds.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(bots.length).toBeGreaterThanOrEqual(12);
  await page.keyboard.press('Escape');
  for (const bot of bots.filter((bot) => bot !== 'strong')) {
    await against(page, bot);
    await playNow(page, 'city-of-rome', url);
    await sits(page, bot);
    const { entries } = await answerHere(page, 0);
    expect((await answerHere(page, 1)).entries, bot).toBeGreaterThanOrEqual(entries + 3);
    await page.goto(url);
  }

  await against(page, 'strong', 10);
  await playNow(page, 'city-of-rome', url);
  await sits(page, 'strong:ms=10000');
  const mine = page.locator('.prompt.mine');
  const othersThink = async () => {
    await page.waitForTimeout(1_000);
    return !(await mine.isVisible());
  };
  await play(page, mouse, 3, othersThink);
  // Others are to answer, and everything else goes on.
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Table' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mine).toHaveCount(0);
  await context.close();
  expect(trouble).toEqual([]);
});
