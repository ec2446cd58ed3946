// The static site: below a path, on a host without rules, without a network after one visit, and through an update.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

const versionOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content);

const askForNews = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => undefined));

/** The files of the site in a folder of its own. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saturnalia-site-'));
  cpSync(SITE, folder, { recursive: true });
  return folder;
}

/** The site as its next version: the part that shows rules has another name, and the one of before is gone. */
function nextVersion(): { folder: string; gone: string } {
  const folder = copy();
  const assets = join(folder, 'assets');
  const files = () => readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
  for (const name of readdirSync(assets)) if (/\.(js|css)\.(br|gz)$/.test(name)) rmSync(join(assets, name));
  const gone = files().find((name) => /^RulesScreen-.*\.js$/.test(name)) ?? '';
  const fresh = 'RulesScreen-nextnext.js';
  renameSync(join(assets, gone), join(assets, fresh));
  for (const name of files()) {
    const file = join(assets, name);
    const text = readFileSync(file, 'utf8');
    if (text.includes(gone)) writeFileSync(file, text.replaceAll(gone, fresh));
  }
  execFileSync(process.execPath, [join(CLIENT, 'scripts/finish.mjs'), folder, '--site']);
  return { folder, gone };
}

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

test('an update waits until it disturbs nobody, and what the running page still needs stays', async ({
  browser,
}) => {
  const site = await host(SITE);
  const next = nextVersion();
  const { page, context, trouble } = await sit(browser, site.url, ENGLISH);
  await page.goto(`${site.url}#/nonsense`);
  await everythingIsKept(page);
  const before = await versionOf(page);
  const other = await context.newPage();
  await other.goto(`${site.url}#/nonsense`);

  site.show(next.folder);
  expect((await fetch(`${site.url}assets/${next.gone}`)).status).toBe(404);
  await askForNews(page);
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await page.screenshot({ path: join(tmpdir(), 'saturnalia-update.png') });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
  await page.evaluate(() => (location.hash = '#/rules/sylla'));
  await expect(page.locator('main h1'), 'a part of the page of before').toBeVisible();
  expect(await versionOf(page)).toBe(before);

  await page.locator('a.home').click();
  await expect
    .poll(() => versionOf(page), 'whoever comes to the start page has the new one')
    .not.toBe(before);
  await expect(page.locator('.game')).toHaveCount(5);
  await page.evaluate(() => (location.hash = '#/rules/sylla'));
  await expect(page.locator('main h1')).toBeVisible();

  // The other page was never asked and goes on as it was, with what is kept for it.
  await expect(other.getByText('A new version is ready.')).toBeVisible();
  await other.evaluate(() => (location.hash = '#/rules/sylla'));
  await expect(other.locator('main h1')).toBeVisible();
  expect(await versionOf(other)).toBe(before);
  expect((await kept(page)).caches).toBe(2);
  await other.getByRole('button', { name: 'Use it now' }).click();
  await expect.poll(() => versionOf(other)).not.toBe(before);

  // With the last page of the version before goes what was kept for it.
  await page.reload();
  await expect.poll(async () => (await kept(page)).caches).toBe(1);
  await everythingIsKept(page);
  expect(trouble).toEqual([]);
  await context.close();
  await site.stop();
  rmSync(next.folder, { recursive: true });
});

test('an update of which a part is missing or damaged is none', async ({ browser }) => {
  const site = await host(SITE);
  const next = nextVersion();
  const { page, context } = await sit(browser, site.url, ENGLISH);
  await page.goto(site.url);
  await everythingIsKept(page);
  const before = await versionOf(page);
  const part = join(next.folder, 'assets/RulesScreen-nextnext.js');
  const whole = readFileSync(part);
  for (const damage of [() => rmSync(part), () => writeFileSync(part, '<!doctype html><p>Not found</p>')]) {
    damage();
    site.show(next.folder);
    // The browser says itself that the worker could not be installed.
    const waits = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => undefined);
      const { installing } = registration;
      if (installing)
        await new Promise<void>((done) => installing.addEventListener('statechange', () => done()));
      return { state: installing?.state, waiting: registration.waiting !== null };
    });
    expect(waits.waiting).toBe(false);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('.game')).toHaveCount(5);
    expect(await versionOf(page)).toBe(before);
    expect((await kept(page)).caches).toBe(1);
    await context.setOffline(false);
  }
  writeFileSync(part, whole);
  await askForNews(page);
  await expect.poll(() => versionOf(page), 'once it is whole, it is taken').not.toBe(before);
  await context.close();
  await site.stop();
  rmSync(next.folder, { recursive: true });
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
