import type { Page } from '@playwright/test';
import { finger, mouse, play } from './player';
import { expect, fits, LAPTOP, PHONE, sit, test } from './server';

/** Notes every vote that was shown being counted, with the thumbs that turned. */
async function watchVotes(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { votesSeen: seen });
    new MutationObserver((changes) => {
      for (const change of changes)
        for (const node of change.addedNodes)
          if (node instanceof Element && node.matches('.verdict'))
            seen.push(node.querySelectorAll('.thumb').length);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { votesSeen: number[] }).votesSeen);
}

test('Sylla: a whole game for three by mouse, in German', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, LAPTOP);
  const votes = await watchVotes(page);
  await page.goto('/');
  await page
    .locator('.game', { hasText: 'Sylla' })
    .getByRole('button', { name: 'Sofort gegen Bots spielen' })
    .click();
  await expect(page.locator('.board .household')).toHaveCount(3);
  await fits(page);
  // What an event would do to me is said where I point at it.
  await page.locator('.event').last().hover();
  await expect(page.getByRole('tooltip')).toContainText('Dekadenz');
  await expect(page.getByRole('tooltip').locator('.me')).toContainText('nach links');
  await page.getByRole('button', { name: 'Was alle wissen können' }).click();
  await expect(page.getByRole('dialog')).toContainText('Noch verdeckte Ereignisse');
  await page.keyboard.press('Escape');
  const acts = await play(page, mouse, 7);
  expect(acts).toBeGreaterThan(40);
  // Five great works, and each time all thumbs turned at once.
  expect(await votes()).toEqual([3, 3, 3, 3, 3]);
  await expect(page.getByRole('dialog')).toContainText('Befreite Sklaven');
  await fits(page);
  expect(trouble).toEqual([]);
});

test('Sylla: a round by touch on a phone, in English', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, PHONE);
  const votes = await watchVotes(page);
  await page.goto('/');
  await page
    .locator('.game', { hasText: 'Sylla' })
    .getByRole('button', { name: 'Play now against bots' })
    .tap();
  await page.locator('.board .household').first().waitFor();
  await fits(page);
  const tall = await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
  expect(tall, 'the table is longer than the phone').toBe(true);
  await page.getByRole('tab', { name: 'Others' }).tap();
  await expect(page.locator('.board .household')).toHaveCount(3);
  // A long press explains a piece.
  await page.getByRole('tab', { name: 'Events' }).tap();
  const spot = await page.locator('.event').first().boundingBox();
  const device = await page.context().newCDPSession(page);
  const at = { x: (spot?.x ?? 0) + 40, y: (spot?.y ?? 0) + 40 };
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(page.getByRole('tooltip')).toContainText('Fought by');
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  let seen = 0;
  await play(page, finger, 19, (acts) => {
    void votes().then((counted) => (seen = counted.length));
    return seen > 0 || acts > 150;
  });
  expect(seen).toBeGreaterThan(0);
  await fits(page);
  expect(trouble).toEqual([]);
});
