import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hasOwnBoard } from '../../src/games/registry';
import { finger, mouse, play } from './player';
import { expect, fits, LAPTOP, PHONE, sit, test, type Screen } from './server';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SHOTS = process.env['SATURNALIA_SCREENSHOTS'] ?? join(tmpdir(), 'saturnalia-screenshots');
mkdirSync(SHOTS, { recursive: true });

/** No serious or critical finding of axe-core. */
async function accessible(page: Page, where: string): Promise<void> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(): Promise<{
          violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[];
        }>;
      };
    };
    const { violations } = await axe.run();
    return violations
      .filter((one) => one.impact === 'serious' || one.impact === 'critical')
      .map(
        (one) =>
          `${one.id}: ${one.nodes
            .map((node) => `${node.html.slice(0, 160)} — ${node.failureSummary.slice(0, 200)}`)
            .slice(0, 4)
            .join('\n   ')}`,
      );
  });
  expect(found, where).toEqual([]);
}

async function picture(page: Page, screen: Screen, name: string): Promise<void> {
  await page.screenshot({
    path: join(SHOTS, `${name}-${screen.width}x${screen.height}-${screen.language}-${screen.light}.png`),
  });
}

const screens: Screen[] = [
  { ...LAPTOP, language: 'de', light: 'light' },
  { ...LAPTOP, language: 'en', light: 'dark' },
  { ...PHONE, language: 'de', light: 'dark' },
  { ...PHONE, language: 'en', light: 'light' },
];

for (const screen of screens) {
  test(`every screen is accessible and fits: ${screen.width} wide, ${screen.language}, ${screen.light}`, async ({
    browser,
    server,
  }) => {
    const { page, trouble } = await sit(browser, server, screen);
    const hand = screen.touch ? finger : mouse;
    const look = async (name: string) => {
      await page.waitForTimeout(250);
      await fits(page);
      await accessible(page, name);
      await picture(page, screen, name);
    };
    await page.goto('/');
    await page.locator('.game').first().waitFor();
    await look('start');
    await page.goto('/new/city-of-rome');
    await page.locator('.chairs').waitFor();
    await look('new-table');
    await page.goto('/rules/city-of-rome');
    await page.locator('article').waitFor();
    await look('rules');
    await page.goto('/');
    await page.locator('.game', { hasText: 'City of Rome' }).locator('.button.primary').click();
    await page.locator('.tray .card').first().waitFor();
    await look('table-draft');
    await play(page, hand, 77, (acts) => acts >= 45);
    await page.locator('[data-glow]').first().waitFor();
    await look('table');
    await play(page, hand, 78);
    await look('result');
    await page.goto(page.url().replace('/table/', '/replay/'));
    await page.locator('.controls').waitFor();
    await page.getByRole('slider').fill('60');
    await page.waitForTimeout(300);
    await look('replay');
    expect(trouble).toEqual([]);
  });
}

test('a game without a board of its own can be played', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, { ...LAPTOP, language: 'en' });
  const games = (await (await page.request.get('/api/games')).json()) as { key: string }[];
  const plain = games.findIndex((game) => !hasOwnBoard(game.key));
  test.skip(plain < 0, 'every game has a board of its own');
  await page.goto('/');
  await page.locator('.game').nth(plain).locator('.button.primary').click();
  await page.locator('.zones').waitFor();
  await play(page, mouse, 5, (acts) => acts >= 6);
  expect(trouble).toEqual([]);
});

test('the shell opens without the server and says what is missing', async ({ browser, server }) => {
  const { page, context } = await sit(browser, server, { ...LAPTOP, language: 'en' });
  await page.goto('/');
  await page.locator('.game').first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.locator('.game').first().waitFor();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
  await context.setOffline(false);
  await page.reload();
  await expect(page.locator('.game').first()).toBeVisible();
});
