// Settings, keys, help, and what happens without a server.

import { act, die, mouse, ready } from './player';
import { expect, LAPTOP, PHONE, sit, startServer, test } from './server';

const ENGLISH = { ...LAPTOP, language: 'en' } as const;
const NOW = '.game[data-game="city-of-rome"] [data-play]';

test('settings are heard at once and kept', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, ENGLISH);
  await page.goto('/');
  const root = page.locator('html');
  const letters = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  const small = await letters();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Larger' }).check({ force: true });
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(root).toHaveAttribute('data-light', 'dark');
  expect(await letters()).toBeGreaterThan(small * 1.15);
  await page.getByLabel('Patterns as well as colours').uncheck();
  await expect(root).toHaveAttribute('data-patterns', 'off');
  await expect(page.getByLabel('Sounds', { exact: true })).not.toBeChecked();
  await page.getByRole('radio', { name: 'Deutsch' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await page.reload();
  await expect(root).toHaveAttribute('lang', 'de');
  await expect(root).toHaveAttribute('data-light', 'dark');
  await expect(root).toHaveAttribute('data-patterns', 'off');
  expect(trouble).toEqual([]);
});

test('keys: list, numbers, Escape, and help on everything', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, ENGLISH);
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Always' }).check({ force: true });
  await page.keyboard.press('Escape');
  await page.locator(NOW).click();
  await page.locator('.prompt.mine').waitFor();
  await page.keyboard.press('l');
  const list = page.locator('.offers');
  await expect(list.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('1');
  await expect(page.locator('[data-confirm]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-confirm]')).toHaveCount(0);

  // Whatever explains itself is reached with Shift and the arrows, though Tab does not stop there.
  const help = page.getByRole('tooltip');
  await expect(page.locator('[data-piece="seat/1/money"]').first()).not.toHaveAttribute('tabindex');
  const topics = new Set<string | null>();
  for (let steps = 0; steps < 8; steps++) {
    await page.keyboard.press('Shift+ArrowRight');
    const focused = page.locator(':focus');
    topics.add(await focused.getAttribute('data-topic'));
    await expect(help).toBeVisible();
    await expect(focused).toHaveAttribute('aria-describedby', (await help.getAttribute('id')) ?? '');
    expect((await help.textContent())?.trim().length).toBeGreaterThan(10);
  }
  expect(topics.size).toBeGreaterThan(2);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  // A piece that cannot be chosen says why.
  const refused = page.locator('.board [data-why]');
  const roll = die(2);
  for (let turns = 0; turns < 300; turns++) {
    const sight = await ready(page);
    if ((await refused.count()) > 0) break;
    await act(page, mouse, roll, sight);
  }
  await page.mouse.move(0, 0);
  for (let steps = 0; steps < 80 && !(await page.locator(':focus[data-why]').count()); steps++)
    await page.keyboard.press('Shift+ArrowRight');
  await expect(help.locator('.why')).not.toBeEmpty();
  expect(trouble).toEqual([]);
});

test('a long press explains any piece on a phone, without choosing it', async ({ browser, server }) => {
  const { page, context, trouble } = await sit(browser, server, { ...PHONE, language: 'de' });
  await page.goto('/');
  await page.locator(NOW).tap();
  await page.locator('.prompt.mine').waitFor();
  const question = await page.locator('.prompt .sentence').textContent();
  const touch = await context.newCDPSession(page);
  for (const piece of ['seat/1/money', (await ready(page)).pieces[0]?.what ?? '']) {
    const box = await page.locator(`[data-piece="${piece}"]`).first().boundingBox();
    if (!box) throw new Error(`${piece} is not to be seen`);
    const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
    await expect(page.getByRole('tooltip')).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('.prompt .sentence')).toHaveText(question ?? '');
    await expect(page.locator('[data-confirm]')).toHaveCount(0);
  }
  expect(trouble).toEqual([]);
});

/** In the page: scripts and styles that it has loaded and that would not be there without the server. */
async function kept(): Promise<string[]> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = loaded.filter((name) => /\/assets\/.*\.(js|css)$/.test(name));
  const missing = await Promise.all(files.map(async (name) => ((await caches.match(name)) ? [] : [name])));
  return missing.flat();
}

test('the page can be installed, is small, and opens without the server', async ({ browser }) => {
  const house = await startServer();
  try {
    const { page, context } = await sit(browser, house.url, ENGLISH);
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    let bytes = 0;
    // Pictures have a budget of their own (scripts/budget.mjs).
    const pictures = new Set<string>();
    network.on(
      'Network.responseReceived',
      ({ type, requestId }) => type === 'Image' && pictures.add(requestId),
    );
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!pictures.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto('/');
    await page.locator('.game').nth(4).waitFor();
    await page.waitForLoadState('networkidle');
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes, 'first load of the start page').toBeLessThan(200_000);

    const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
      name: string;
      display: string;
      start_url: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Saturnalia', display: 'standalone', start_url: './' });
    expect(manifest.icons.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.some((icon) => icon.purpose === 'maskable')).toBe(true);
    for (const icon of manifest.icons)
      expect((await page.request.get(icon.src)).headers()['content-type']).toBe('image/png');

    // The table is loaded once; then the server goes away, and comes back.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.locator(NOW).click();
    await page.locator('.prompt.mine').waitFor();
    const table = page.url();
    await expect.poll(() => page.evaluate(kept)).toEqual([]);
    await house.crash();
    await expect(page.locator('.prompt .sentence')).toContainText('The connection is gone');
    await page.reload();
    await expect(page.getByText('The connection is gone').first()).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('alert').first()).toContainText('cannot be reached');
    await house.rise();
    await expect(page.locator('.game').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await house.crash();
    await page.goto(table);
    await expect(page.getByText('The connection is gone').first()).toBeVisible();
    await house.rise();
    await expect(page.locator('.prompt.mine')).toBeVisible();
    const files = await page.evaluate(async () => {
      const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(all)).flat().map(({ url }) => new URL(url).pathname);
    });
    expect(files.length).toBeGreaterThan(10);
    expect(
      files.filter((path) => !/^\/(assets\/.*|[a-z0-9-]+(\.[a-z]+)?)$/.test(path) || path.startsWith('/api')),
    ).toEqual([]);
  } finally {
    await house.stop();
  }
});
