// The static site: below a path, on a host without rules, without a network after one visit.

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { withBoard } from './boards';
import { answerHere, finishHere, playNow, sitHere } from './device';
import { mouse, play, ready } from './player';
import { expect, LAPTOP, PHONE, sit, test } from './server';
import { CLIENT, everythingIsKept, kept, SITE } from './site';
import { host } from './static';

const ENGLISH = { ...LAPTOP, language: 'en' } as const;

test('a site below a path opens without a network after one visit', async ({ browser }) => {
  const site = await host(SITE);
  const { page, context, trouble } = await sit(browser, site.url, PHONE);
  await page.goto(site.url);
  await page.locator('.game').nth(4).waitFor();
  await everythingIsKept(page);
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  expect(await policy.getAttribute('content')).toContain("default-src 'none'");
  const line = await context.newCDPSession(page);
  const { installabilityErrors } = await line.send('Page.getInstallabilityErrors');
  // Browsers of tests keep nothing for later.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
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

test('a browser that may keep nothing plays all the same, and says so', async () => {
  const site = await host(SITE);
  const profile = mkdtempSync(join(tmpdir(), 'saturnalia-profile-'));
  mkdirSync(join(profile, 'Default'));
  // What the browser's own settings write: no site may keep anything.
  const forbidden = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(forbidden));
  const { launchOptions } = test.info().project.use;
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, locale: 'en' });
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  await page.goto(site.url);
  await page.locator('.game[data-game="city-of-rome"] [data-play]').click();
  await expect(page.getByText('This browser lets the page keep nothing.')).toBeVisible();
  await play(page, mouse, 3, (acts) => acts >= 4);
  // It lives as long as the page does.
  await page.getByRole('link', { name: /Saturnalia/ }).click();
  await page.locator('.own .table').click();
  await ready(page);
  expect(trouble).toEqual([]);
  await context.close();
  await site.stop();
  rmSync(profile, { recursive: true });
});

/** The next version of the site. As after a real change, nothing of the older one is there any more: every part has another name. */
function nextVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saturnalia-site-'));
  cpSync(SITE, folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((file) => /\.(br|gz)$/.test(file))) rmSync(join(folder, file));
  const parts = readdirSync(join(folder, 'assets'));
  const renamed = new Map(parts.map((part) => [part, part.replace(/(?=\.[a-z0-9]+$)/, '2')]));
  const named = new RegExp(parts.map((part) => part.replaceAll('.', '\\.')).join('|'), 'g');
  for (const [part, name] of renamed) renameSync(join(folder, 'assets', part), join(folder, 'assets', name));
  const texts = [...renamed.values()].filter((name) => /\.(js|css|json)$/.test(name));
  for (const path of ['index.html', ...texts.map((name) => `assets/${name}`)]) {
    const text = readFileSync(join(folder, path), 'utf8');
    writeFileSync(
      join(folder, path),
      text.replace(named, (part) => renamed.get(part) ?? part),
    );
  }
  execFileSync('node', [join(CLIENT, 'scripts/finish.mjs'), folder, '--site']);
  return folder;
}

const versionOf = (page: Page) => page.locator('meta[name="version"]').getAttribute('content');
const versions = (page: Page) => page.evaluate(() => caches.keys());

/** As a browser does every now and then. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

test('a page that is opened takes the version that waits, and the older one is let go', async ({
  browser,
}) => {
  const [site, next] = [await host(SITE), nextVersion()];
  const { page, context, trouble } = await sit(browser, site.url, ENGLISH);
  await page.goto(site.url);
  await everythingIsKept(page);
  const old = await versionOf(page);
  // Somebody who has done something is not interrupted: the page says that there is something new.
  await page.locator('.hero').click();
  site.show(next);
  await lookForUpdate(page);
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  expect(await versionOf(page)).toBe(old);
  await page.reload();
  await expect.poll(() => versionOf(page).catch(() => old)).not.toBe(old);
  await expect(page.locator('.game')).toHaveCount(5);
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
  await expect.poll(() => versions(page)).toHaveLength(1);
  // The browser goes on with one worker that was taken over from, not with one that was thrown away.
  await everythingIsKept(page);
  await site.stop();
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.game')).toHaveCount(5);
  expect(trouble).toEqual([]);
  await context.close();
  rmSync(next, { recursive: true });
});

test('an update does not disturb a running game, and the game goes on in the new version', async ({
  browser,
}) => {
  const [site, next] = [await host(SITE), nextVersion()];
  const { page, context, trouble } = await sitHere(browser, site.url, ENGLISH);
  await page.goto(site.url);
  await everythingIsKept(page);
  await playNow(page, 'city-of-rome', site.url);
  await answerHere(page, 5);
  await ready(page);
  const old = await versionOf(page);
  site.show(next);
  await lookForUpdate(page);
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  // The page goes on as it is: nothing is loaded anew.
  await answerHere(page, 1);
  await ready(page);
  expect(await versionOf(page)).toBe(old);
  const later = await page.locator('.prompt .sentence').textContent();
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect.poll(() => versionOf(page).catch(() => old)).not.toBe(old);
  await ready(page);
  expect(await page.locator('.prompt .sentence').textContent()).toBe(later);
  await answerHere(page, 1);
  expect(trouble).toEqual([]);
  await context.close();
  await site.stop();
  rmSync(next, { recursive: true });
});

for (const game of withBoard)
  test(`a whole game of ${game} below a path, without a network and without any server`, async ({
    browser,
  }) => {
    const site = await host(SITE);
    const { page, context, trouble } = await sitHere(browser, site.url, PHONE);
    await page.goto(site.url);
    await everythingIsKept(page);
    await site.stop();
    await context.setOffline(true);
    await playNow(page, game, site.url);
    const { outcome } = await finishHere(page);
    expect(outcome?.places).toHaveLength(3);
    await expect(page.locator('dialog[open] table')).toBeVisible();
    expect(trouble).toEqual([]);
    await context.close();
  });
