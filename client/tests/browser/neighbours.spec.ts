// What people do about each other, and what the host has to say.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, LAPTOP, PHONE, sit, startServer, test } from './server';
import { openTable } from './table';

test('a line of chat is reported and its speaker blocked, and heard again when that is taken back', async ({
  browser,
  server,
}) => {
  const host = await sit(browser, server, { ...LAPTOP, language: 'en' });
  const { id, invite } = await openTable(host.page, { game: 'city-of-rome', seats: ['me', 'invited'] });
  const guest = await sit(browser, server, { ...PHONE, language: 'en' });
  await guest.page.goto(`/table/${id}?invite=${invite}`);
  await guest.page.getByRole('button', { name: 'Join' }).tap();
  await expect(guest.page.locator('.board .city').first()).toBeVisible();
  const said = await guest.page.request.post(`/api/tables/${id}/act`, {
    data: { chat: { text: 'something bad' } },
  });
  expect(said.ok()).toBe(true);
  await host.page.goto(`/table/${id}`);
  await host.page.getByRole('tab', { name: 'Chat' }).click();
  const line = host.page.locator('.lines', { hasText: 'something bad' });
  await expect(line).toBeVisible();
  const more = line.getByRole('button', { name: /About what/ });
  await more.click();
  await line.getByRole('button', { name: 'Report' }).click();
  await expect(host.page.getByText('whoever runs this server will look at it')).toBeVisible();
  await more.click();
  await host.page.screenshot({ path: test.info().outputPath('chat.png') });
  await line.getByRole('button', { name: 'Block' }).click();
  await expect(host.page.getByText('something bad')).toHaveCount(0);

  await host.page.getByRole('button', { name: /^Account/ }).click();
  const dialog = host.page.locator('dialog[open]');
  await dialog.getByText('Blocked people').click();
  await host.page.screenshot({ path: test.info().outputPath('account.png') });
  const kept = await host.page.request.get('/api/me/data');
  expect(((await kept.json()) as { account: { id: string } }).account.id).toMatch(/^\w{13}$/);
  await expect(dialog.getByRole('link', { name: 'Download (JSON)' })).toHaveAttribute('href', '/api/me/data');
  await dialog.getByRole('button', { name: 'Unblock' }).click();
  await host.page.keyboard.press('Escape');
  await expect(host.page.getByText('something bad')).toBeVisible();
  expect(host.trouble.concat(guest.trouble)).toEqual([]);
});

test("the host's own pages are linked and shown as text", async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'saturnalia-pages-'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'imprint.de.md'),
    '# Impressum\n\nDer Verein, <b>Via Appia 1</b>.\n\n- [schreiben](mailto:verein@play.example)\n',
  );
  const house = await startServer(['--pages', folder]);
  try {
    const { page, trouble } = await sit(browser, house.url, { ...LAPTOP, language: 'de' });
    await page.goto('/');
    await page.getByRole('link', { name: 'Impressum' }).click();
    await expect(page.getByRole('heading', { name: 'Impressum' })).toBeVisible();
    await expect(page.getByText('Der Verein, <b>Via Appia 1</b>.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'schreiben' })).toHaveAttribute(
      'href',
      'mailto:verein@play.example',
    );
    await page.screenshot({ path: test.info().outputPath('imprint.png') });
    // From every page: at its foot, or from the settings where a board takes all the room.
    const { id } = await openTable(page, {
      game: 'city-of-rome',
      seats: ['me', { bot: { spec: 'random' } }],
    });
    const me = (await (await page.request.get('/api/me')).json()) as { id: string };
    const link = page.getByRole('link', { name: 'Impressum' });
    for (const address of [
      '',
      'new/sylla',
      'rules/sylla',
      'learn/sylla',
      'puzzles/sylla',
      'today',
      `people/${me.id}`,
      'ranking/sylla',
      'friends',
      'page/imprint',
      'no/such/page',
      'nowhere',
    ]) {
      await page.goto(`/${address}`);
      await expect(link, address).toBeVisible();
    }
    for (const address of [`table/${id}`, `replay/${id}`, `practice/${id}`]) {
      await page.goto(`/${address}`);
      await page.getByRole('button', { name: 'Einstellungen' }).click();
      await expect(link, address).toBeVisible();
    }
    // A game that goes on has no replay, and says so.
    expect(trouble.filter((one) => !/409|not_finished/.test(one))).toEqual([]);
  } finally {
    await house.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
