// The static site: below a path, on a host without rules, without a network after one visit.

import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, LAPTOP, PHONE, sit, test } from './server';
import { host } from './static';

const CLIENT = join(import.meta.dirname, '../..');
const SITE = join(CLIENT, 'site');
const ENGLISH = { ...LAPTOP, language: 'en' } as const;

/** Every file that is kept on the device, and whether that is everything. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const paths = all.flat().map(({ url }) => new URL(url).pathname);
    return { caches: names.length, paths, complete: paths.some((path) => path.endsWith('/complete')) };
  });
const everythingIsKept = (page: Page) =>
  expect.poll(async () => (await kept(page)).complete, { timeout: 60_000 }).toBe(true);

test('a site below a path opens without a network after one visit', async ({ browser }) => {
  const site = await host(SITE);
  const { page, context, trouble } = await sit(browser, site.url, PHONE);
  await page.goto(site.url);
  await page.locator('.game').nth(4).waitFor();
  await everythingIsKept(page);
  await site.stop();
  await context.setOffline(true);

  await page.reload();
  await expect(page.locator('.game')).toHaveCount(5);
  const rules = page.locator('.game a[href*="rules"]').first();
  expect(await rules.getAttribute('href')).toMatch(/^#\/rules\/[a-z-]+$/);
  await rules.click();
  await expect(page).toHaveURL(/\/games\/of\/ours\/#\/rules\/[a-z-]+$/);
  await expect(page.locator('main h1')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.game')).toHaveCount(5);
  await page.goto(`${site.url}index.html#/rules/sylla`);
  await expect(page.locator('main h1')).toBeVisible();
  await page.goto(`${site.url}#/nonsense`);
  await expect(page.locator('.missing')).toBeVisible();
  const paths = (await kept(page)).paths;
  expect(paths.filter((path) => !path.startsWith('/games/of/ours/'))).toEqual([]);
  expect(
    paths.filter((path) => /\.wasm$/.test(path)),
    'the engine',
  ).toHaveLength(1);
  expect(trouble).toEqual([]);
  await context.close();
});

test('a device that has no room left still shows everything', async ({ browser }) => {
  const site = await host(SITE);
  const { page, context, trouble } = await sit(browser, site.url, ENGLISH);
  const storage = await context.newCDPSession(page);
  await storage.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(site.url).origin,
    quotaSize: 30_000,
  });
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(site.url);
    await expect(page.locator('.game')).toHaveCount(5);
    await page.goto(`${site.url}#/rules/sylla`);
    await expect(page.locator('main h1')).toBeVisible();
  }
  expect((await kept(page)).complete).toBe(false);
  expect(trouble).toEqual([]);
  await context.close();
  await site.stop();
});
