// What people do at a table beside playing: clocks, pauses, taking back, resigning, accounts, game files, calls.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { act, die, mouse, nextOf } from './player';
import { expect, LAPTOP, PHONE, sit, test } from './server';
import { openTable } from './table';

const ENGLISH = { ...LAPTOP, language: 'en' } as const;

test('the clock is shown, runs, and hands the seat to a bot when it runs out', async ({
  browser,
  server,
}) => {
  const { page, trouble } = await sit(browser, server, ENGLISH);
  const { id } = await openTable(page, {
    game: 'city-of-rome',
    pace: { live: { seconds: 10, increment: 0 } },
  });
  await page.goto(`/table/${id}`);
  const clock = page.locator('.plate').getByRole('timer');
  await expect(clock).toHaveText(/^0:0\d$|^0:10$/);
  await expect(clock).toHaveClass(/low/);
  const before = await clock.textContent();
  await expect(clock).not.toHaveText(before ?? '');
  await expect(page.locator('.plate .bot')).toBeVisible({ timeout: 30_000 });
  // The bot plays on to the end, and the person may watch.
  await expect(page.locator('dialog[open] table')).toBeVisible({ timeout: 30_000 });
  expect(trouble).toEqual([]);
});

test('pause and taking back by consent, resigning, the game file, the deal', async ({ browser, server }) => {
  const host = await sit(browser, server, ENGLISH);
  const { id, invite } = await openTable(host.page, { game: 'city-of-rome', seats: ['me', 'invited'] });
  const guest = await sit(browser, server, { ...PHONE, language: 'en' });
  await guest.page.goto(`/table/${id}?invite=${invite}`);
  await guest.page.getByRole('button', { name: 'Join' }).tap();
  await host.page.goto(`/table/${id}`);
  await expect(host.page.locator('.board .city').first()).toBeVisible();
  await expect(guest.page.locator('.board .city').first()).toBeVisible();

  await host.page.getByRole('button', { name: 'Table', exact: true }).click();
  await host.page.getByRole('button', { name: 'Ask for a pause' }).click();
  await expect(guest.page.getByRole('alert')).toContainText('would like a pause');
  await guest.page.getByRole('button', { name: 'Agree' }).tap();
  const paused = (page: Page) => page.locator('.request', { hasText: 'paused' });
  for (const { page } of [host, guest]) await expect(paused(page)).toBeVisible();
  await guest.page.getByRole('button', { name: 'Play on' }).tap();
  await expect(paused(host.page)).toHaveCount(0);

  // Somebody has learned something: what was done is taken back only if the other agrees.
  const sides = [host, guest];
  const lines = (page: Page) => page.locator('.log .line').count();
  const first = (await nextOf(sides)).side;
  const other = first === host ? guest : host;
  const question = await first.page.locator('.prompt .sentence').textContent();
  await first.page.keyboard.press('1');
  await expect(first.page.locator('.prompt .sentence')).not.toHaveText(question ?? '');
  await first.page.getByRole('button', { name: 'Ask to undo' }).click();
  await expect(other.page.getByRole('alert')).toContainText('undo a move');
  await other.page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(other.page.getByRole('alert')).toHaveCount(0);
  await first.page.getByRole('button', { name: 'Ask to undo' }).click();
  await other.page.getByRole('button', { name: 'Agree' }).click();
  await expect(first.page.locator('.prompt .sentence')).toHaveText(question ?? '');
  expect(await lines(host.page)).toBeGreaterThan(0);

  await guest.page.getByRole('button', { name: 'Table', exact: true }).tap();
  await guest.page.getByRole('button', { name: 'Resign' }).tap();
  await expect(guest.page.getByText('In whose favour?')).toBeVisible();
  await guest.page.getByRole('button', { name: / wins$/ }).tap();
  for (const { page } of sides) await expect(page.locator('dialog[open] table')).toBeVisible();

  const saving = host.page.waitForEvent('download');
  await host.page.getByRole('button', { name: 'Save game file' }).click();
  const file = await (await saving).path();
  expect((JSON.parse(readFileSync(file, 'utf8')) as { game: string }).game).toBe('city-of-rome');
  // The host came to the table after it had begun, the guest has given a part.
  await expect(host.page.getByText('Checked by this page')).toBeVisible();
  await expect(
    guest.page.getByText('Checked by this page: Nobody could choose the cards and dice.'),
  ).toBeVisible();
  await host.page.goto('/');
  await host.page.locator('input[type=file]').setInputFiles(file);
  await expect(host.page).toHaveURL(/\/(table|replay)\//);
  await expect(host.page.locator('.board .city').first()).toBeVisible();
  for (const side of sides) expect(side.trouble).toEqual([]);
});

test('a guest keeps the account, signs in elsewhere, and signs out everywhere', async ({
  browser,
  server,
}) => {
  const home = await sit(browser, server, ENGLISH);
  await home.page.goto('/');
  await home.page.getByRole('button', { name: /^Account:/ }).click();
  const dialog = home.page.getByRole('dialog', { name: 'You' });
  const name = 'Iulia Caesaris filia';
  await dialog.getByLabel('Name').first().fill(name);
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(dialog).toContainText('Your name has been changed.');
  await dialog.getByLabel('Password').first().fill('ave caesar 44');
  await dialog.getByRole('button', { name: 'Secure with a password' }).click();
  await expect(dialog).toContainText('sign in on any device');
  await home.page.keyboard.press('Escape');

  const away = await sit(browser, server, { ...PHONE, language: 'en' });
  await away.page.goto('/');
  await away.page.getByRole('button', { name: /^Account:/ }).tap();
  await away.page.getByText('I already have an account').tap();
  const form = away.page.locator('details form').first();
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill('ave caesar 44');
  await form.getByRole('button', { name: 'Sign in' }).tap();
  await expect(away.page.getByRole('button', { name: `Account: ${name}` })).toBeVisible();

  await home.page.getByRole('button', { name: `Account: ${name}` }).click();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(home.page.getByRole('button', { name: /^Account:/ })).not.toHaveAccessibleName(
    `Account: ${name}`,
  );
  await away.page.reload();
  await expect(away.page.getByRole('button', { name: /^Account:/ })).not.toHaveAccessibleName(
    `Account: ${name}`,
  );
  expect(home.trouble).toEqual([]);
});

test('a call is offered once, and comes when it is my turn and I look elsewhere', async ({
  browser,
  server,
}) => {
  const host = await sit(browser, server, ENGLISH);
  await host.context.addInitScript(() => {
    const heard = { asked: 0, notes: [] as string[], tones: 0, hidden: false };
    class Note {
      static permission = 'default';
      static requestPermission() {
        heard.asked += 1;
        Note.permission = 'granted';
        return Promise.resolve('granted');
      }
      onclick = null;
      constructor(title: string) {
        heard.notes.push(title);
      }
      close() {}
    }
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.tones += 1;
      start.call(this, when);
    };
    Object.defineProperty(document, 'hidden', { get: () => heard.hidden });
    Object.assign(globalThis, { Notification: Note, heard });
  });
  const heard = () =>
    host.page.evaluate(
      () => (globalThis as unknown as { heard: { asked: number; notes: string[]; tones: number } }).heard,
    );
  const { id, invite } = await openTable(host.page, { game: 'city-of-rome', seats: ['me', 'invited'] });
  const guest = await sit(browser, server, ENGLISH);
  await guest.page.goto(`/table/${id}?invite=${invite}`);
  await guest.page.getByRole('button', { name: 'Join' }).click();
  await host.page.goto(`/table/${id}`);
  const offer = host.page.getByRole('status').filter({ hasText: 'Notify you' });
  const sides = [
    { ...host, roll: die(3) },
    { ...guest, roll: die(4) },
  ];
  /** Plays as long as it is that person's turn. */
  const playAs = async (page: Page) => {
    for (let next = await nextOf(sides); next.side.page === page; next = await nextOf(sides))
      await act(page, mouse, next.side.roll, next.sight);
  };
  if ((await nextOf(sides)).side.page === guest.page) await playAs(guest.page);
  await playAs(host.page);
  await offer.getByRole('button', { name: 'Yes, please' }).click();
  await expect(offer).toHaveCount(0);
  expect((await heard()).asked).toBe(1);
  expect((await heard()).tones, 'sounds are off until wanted').toBe(0);

  await host.page.getByRole('button', { name: 'Settings' }).click();
  await host.page.getByLabel('Sounds', { exact: true }).check();
  await host.page.keyboard.press('Escape');
  await host.page.evaluate(() => {
    (globalThis as unknown as { heard: { hidden: boolean } }).heard.hidden = true;
  });
  await playAs(guest.page);
  await expect.poll(async () => (await heard()).notes).toEqual(['City of Rome']);
  await expect.poll(async () => (await heard()).tones).toBeGreaterThan(0);
  await expect(host.page).toHaveTitle('● City of Rome');
  await expect(host.page.locator('link[rel=icon]')).toHaveAttribute('href', '/icon-turn.svg');

  await host.page.reload();
  await host.page.locator('.prompt').waitFor();
  await playAs(host.page);
  await expect(offer).toHaveCount(0);
  expect(host.trouble).toEqual([]);
});
