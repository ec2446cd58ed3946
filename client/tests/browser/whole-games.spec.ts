import { act, die, finger, mouse, play, playByKeys, ready } from './player';
import { expect, fits, LAPTOP, PHONE, sit, test } from './server';

test('a whole game by mouse, in German', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, LAPTOP);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page
    .locator('.game', { hasText: 'City of Rome' })
    .getByRole('button', { name: 'Jetzt gegen Bots spielen' })
    .click();
  await expect(page.locator('.board .city').first()).toBeVisible();
  await fits(page);
  const acts = await play(page, mouse, 11);
  expect(acts).toBeGreaterThan(40);
  await expect(page.getByRole('dialog')).toContainText('Summe');
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expect(page.getByText('Von dieser Seite geprüft')).toBeVisible();
  await fits(page);
  expect(trouble).toEqual([]);
});

test('a whole game by keyboard alone, in English', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, { ...LAPTOP, language: 'en', light: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const start = page
    .locator('.game', { hasText: 'City of Rome' })
    .getByRole('button', { name: 'Play now against bots' });
  await start.waitFor();
  for (
    let tabs = 0;
    tabs < 40 && !(await start.evaluate((button) => button === document.activeElement));
    tabs++
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.locator('.board .city').first().waitFor();
  const acts = await playByKeys(page, die(5));
  expect(acts).toBeGreaterThan(40);
  await expect(page.getByRole('dialog')).toContainText('Total');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(trouble).toEqual([]);
});

test('a whole game by touch on a phone, in German and from the middle in English', async ({
  browser,
  server,
}) => {
  const { page, trouble } = await sit(browser, server, { ...PHONE, language: 'de' });
  await page.goto('/');
  await fits(page);
  await page
    .locator('.game', { hasText: 'City of Rome' })
    .getByRole('button', { name: 'Jetzt gegen Bots spielen' })
    .tap();
  await page.locator('.board .city').first().waitFor();
  await fits(page);
  const tall = await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
  expect(tall, 'the table is longer than the phone').toBe(true);
  await play(page, finger, 23, (acts) => acts >= 30);
  await page.getByRole('button', { name: 'Einstellungen' }).tap();
  await page.locator('label', { hasText: 'English' }).tap();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).tap();
  await play(page, finger, 24);
  await expect(page.getByRole('dialog')).toContainText('Total');
  await fits(page);
  expect(trouble).toEqual([]);
});

test('two people on one device, with a curtain between them', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, { ...LAPTOP, language: 'en' });
  await page.goto('/new/city-of-rome');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Seat 2').selectOption('local');
  await page.getByLabel('Name of the person').fill('Anna');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const curtain = page.getByRole('dialog', { name: /Pass the device/ });
  const table = page.locator('.board .city').first();
  await expect(curtain.or(table).first()).toBeVisible();
  const passed = new Set<string>();
  const roll = die(3);
  let curtains = 0;
  for (let sight = await ready(page); !sight.over; sight = await ready(page)) {
    if (sight.curtain) {
      passed.add((await curtain.getByRole('heading').textContent()) ?? '');
      await expect(page.locator('.board .hand')).toHaveCount(0);
      await expect(page.locator('.log .line')).toHaveCount(0);
      curtains += 1;
    }
    await act(page, mouse, roll, sight);
  }
  await expect(page.locator('dialog[open] table')).toBeVisible();
  expect(curtains).toBeGreaterThan(14);
  expect(passed.size).toBe(2);
  expect(trouble).toEqual([]);
});
