// What the others do can be followed: beside the piece, in the line above the board, in the log; and it can be shown again.

import type { Page } from '@playwright/test';
import { act, die, mouse, ready } from './player';
import { expect, LAPTOP, PHONE, sit, test } from './server';
import { against, does, finish, openTable, sitDown, state } from './table';

const MOVING = { ...LAPTOP, language: 'en', motion: true } as const;

/** In the page: every caption that is ever shown, and what stood in the prompt then. */
async function noteCaptions(page: Page): Promise<() => Promise<{ said: string; mine: boolean }[]>> {
  await page.addInitScript(() => {
    const captions: { said: string; mine: boolean }[] = [];
    Object.assign(globalThis, { captions });
    new MutationObserver(() => {
      const caption = document.querySelector<HTMLElement>('[data-caption].placed');
      const said = caption?.innerText ?? '';
      if (said !== '' && captions.at(-1)?.said !== said)
        captions.push({ said, mine: document.querySelector('.prompt.mine') !== null });
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { captions: { said: string; mine: boolean }[] }).captions);
}

/** Acts until a bot has acted and I am asked again. */
async function aRound(page: Page, roll: (sides: number) => number): Promise<void> {
  for (let acts = 0; acts < 12; acts++) {
    await act(page, mouse, roll, await ready(page));
    await ready(page);
    if (await page.locator('[data-herald] .deeds').isVisible()) return;
  }
}

test('what a bot does is said beside the piece before I am asked; I hurry it, and see the round again', async ({
  browser,
  server,
}) => {
  const { page, trouble } = await sit(browser, server, MOVING);
  await page.addInitScript(() => localStorage.setItem('saturnalia.sound-offered', 'yes'));
  const captions = await noteCaptions(page);
  await sitDown(page, { game: 'city-of-rome', seats: against(2) });
  const roll = die(7);
  await aRound(page, roll);
  const told = await captions();
  expect(told.some(({ said }) => /Livia|Marcus/.test(said))).toBe(true);
  expect(
    told.filter(({ mine }) => mine),
    'said over a question',
  ).toEqual([]);
  await expect(page.locator('[data-caption]')).toHaveCount(0);

  // The line above the board sums it up; all of it is behind it.
  const deeds = page.locator('[data-herald] .deeds');
  await expect(deeds).toContainText('Since your last turn');
  await deeds.click();
  const all = page.getByRole('dialog', { name: 'Since your last turn' });
  await expect(all.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(all).toHaveCount(0);

  // Again, as a key and with the space bar to hurry it.
  const lines = await page.locator('.log .line').count();
  await page.keyboard.press('r');
  await expect(page.locator('[data-herald] .now')).toBeVisible();
  await expect(page.locator('.prompt .sentence')).toHaveText('The others are playing …');
  await expect(page.locator('[data-glow]')).toHaveCount(0);
  await expect(async () => {
    await page.keyboard.press(' ');
    await expect(page.locator('.prompt.mine')).toBeVisible({ timeout: 200 });
  }).toPass();
  expect(await page.locator('.log .line').count()).toBe(lines);
  expect(trouble).toEqual([]);
});

test('whoever cannot see the table is told everything once', async ({ browser, server }) => {
  const { page } = await sit(browser, server, { ...LAPTOP, language: 'en' });
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver(() => {
      const now = document.querySelector('[data-announcer]')?.textContent ?? '';
      if (now !== '' && heard.at(-1) !== now) heard.push(now);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await sitDown(page, { game: 'city-of-rome', seats: against(2) });
  await ready(page);
  const before = await page.locator('.log .line p').allInnerTexts();
  const roll = die(7);
  while ((await page.locator('.log .line').count()) === before.length)
    await act(page, mouse, roll, await ready(page));
  await ready(page);
  const said = (await page.locator('.log .line p').allTextContents()).slice(before.length);
  const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join(' '));
  for (const sentence of said) expect(heard.split(sentence.trim()).length - 1, sentence).toBe(1);
  // The log itself keeps silent, and pictures of it too.
  await expect(page.getByRole('log')).toHaveAttribute('aria-live', 'off');
});

test('at once means at once: nothing is said beside pieces', async ({ browser, server }) => {
  const { page } = await sit(browser, server, MOVING);
  await page.addInitScript(() =>
    localStorage.setItem('saturnalia.settings', JSON.stringify({ turns: 'at_once', where: 'server' })),
  );
  const captions = await noteCaptions(page);
  await sitDown(page, { game: 'city-of-rome', seats: against(2) });
  const roll = die(7);
  for (let acts = 0; acts < 5; acts++) await act(page, mouse, roll, await ready(page));
  await ready(page);
  expect(await captions()).toEqual([]);
});

test('the log has a face: by turns, with names, cards that explain themselves, and the way back', async ({
  browser,
  server,
}) => {
  const { page, trouble } = await sit(browser, server, { ...LAPTOP, language: 'en' });
  await sitDown(page, { game: 'city-of-rome', seats: against(2) });
  const roll = die(7);
  for (let acts = 0; acts < 8; acts++) await act(page, mouse, roll, await ready(page));
  await ready(page);
  const log = page.getByRole('log');
  await expect(log.locator('.actor', { hasText: 'Livia' }).first()).toBeVisible();
  await expect(log.locator('.heading', { hasText: 'Round 1' })).toBeVisible();
  expect(await log.locator('.line .sign svg').count()).toBeGreaterThan(2);
  // A card is a word that shows the card.
  const word = log.locator('[data-word^="card/"]').last();
  const name = await word.innerText();
  await word.hover();
  await expect(page.getByRole('tooltip')).toContainText(name);
  await page.mouse.move(2, 2);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  // By keys: one stop, and the arrows lead on.
  await log.focus();
  await page.keyboard.press('ArrowUp');
  expect(await page.evaluate(() => document.activeElement?.matches('[data-word], .jump'))).toBe(true);
  // What a line is about lights up.
  const placed = log.locator('.line', { hasText: 'places a builder' }).last();
  await placed.hover({ position: { x: 4, y: 4 } });
  await expect(page.locator('[data-told]').first()).toBeVisible();
  // To that moment, as far as the table still has it.
  await log
    .locator('.line.leads')
    .last()
    .click({ position: { x: 4, y: 4 } });
  await ready(page);
  expect(trouble).toEqual([]);
});

test('after the end a line of the log leads into the replay, whose address is that of the move', async ({
  browser,
  server,
}) => {
  const { page, trouble } = await sit(browser, server, { ...LAPTOP, language: 'en' });
  const { id } = await openTable(page, { game: 'city-of-rome', seats: against(1) });
  await finish(page, id);
  await page.goto(`/table/${id}`);
  await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();
  const line = page.locator('.log .line.leads').nth(12);
  await line.click({ position: { x: 4, y: 4 } });
  await expect(page).toHaveURL(/\/replay\/[^?]+\?entry=\d+$/);
  await page.locator('.controls').waitFor();
  const at = Number(new URL(page.url()).searchParams.get('entry'));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`entry=${at + 1}$`));
  await expect(page.locator('.controls .at')).toContainText(`${at + 1}/`);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.locator('.controls .at')).toContainText(`${at + 1}/`);
  await expect(page.getByLabel('Speed')).toHaveValue('at_once');
  await page.getByLabel('Speed').selectOption('fast');
  // Played on, a step says beside the piece what happens.
  const captions = await noteCaptions(page);
  await page.reload();
  await page.locator('.controls').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => (await captions()).length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('let the game run');
  expect(trouble).toEqual([]);
});

for (const [language, title, words] of [
  ['de', 'Tasten', ['letzte Runde noch einmal zeigen', 'Leertaste', 'diese Liste zeigen']],
  ['en', 'Keys', ['show the last round again', 'Space', 'show this list']],
] as const)
  test(`the question mark shows the keys (${language})`, async ({ browser, server }) => {
    const { page } = await sit(browser, server, { ...LAPTOP, language });
    await sitDown(page, { game: 'city-of-rome', seats: against(1) });
    await ready(page);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: title });
    for (const word of words) await expect(dialog).toContainText(word);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

test('what was said while one looked elsewhere is counted, also on a phone', async ({ browser, server }) => {
  const host = await sit(browser, server, { ...LAPTOP, language: 'en' });
  const { id, invite } = await openTable(host.page, {
    game: 'city-of-rome',
    seats: ['me', 'invited'],
    pace: 'no_clock',
  });
  const guest = await sit(browser, server, PHONE);
  await guest.page.goto(`/table/${id}?invite=${invite}`);
  await guest.page.getByRole('button', { name: 'Join' }).tap();
  await host.page.goto(`/table/${id}`);
  await host.page.locator('.prompt').waitFor();
  await guest.page.locator('.prompt').waitFor();
  await host.page.getByRole('tab', { name: 'Chat' }).click();
  await host.page.getByPlaceholder('Say something').fill('Salve!');
  await host.page.keyboard.press('Enter');
  const chat = guest.page.getByRole('button', { name: 'Chat' });
  await expect(chat).toContainText('one unread');
  await chat.tap();
  await expect(guest.page.locator('.chat .lines')).toContainText('Salve!');
  await expect(guest.page.locator('.badge-count')).toHaveCount(0);
  // My own words are no news to me, nor what I have read before.
  await expect(host.page.locator('nav .badge-count')).toHaveCount(0);
  await guest.page.reload();
  await guest.page.locator('.prompt').waitFor();
  await expect(guest.page.getByRole('button', { name: 'Chat' })).toHaveCount(0);
  // The log counts what happened while it was not to be seen.
  for (const { page } of [host, guest]) {
    const { version, ask } = (await state(page, id)).turn ?? {};
    if (ask && version !== undefined)
      await does(page, id, { play: { seat: ask.seat, version, answer: ask.offers[0]?.answer } });
  }
  await expect(guest.page.getByRole('button', { name: 'Log' })).toContainText('unread');
  expect(guest.trouble).toEqual([]);
});

test('where things are hidden there is a notepad, which stays here and is sent to nobody', async ({
  browser,
  server,
}) => {
  const { page, trouble } = await sit(browser, server, { ...LAPTOP, language: 'en' });
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await sitDown(page, { game: 'city-of-rome', seats: against(1) });
  await expect(page.getByRole('tab', { name: 'Notes' })).toHaveCount(0);
  const id = await sitDown(page, { game: 'gloria-mundi', seats: against(1), options: { screens: 'closed' } });
  await page.getByRole('tab', { name: 'Notes' }).click();
  const pad = page.getByRole('textbox', { name: 'Notes' });
  await pad.fill('Livia has three gold');
  await page.reload();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(pad).toHaveValue('Livia has three gold');
  // Keys typed there play nothing.
  await pad.press('u');
  await sitDown(page, { game: 'gloria-mundi', seats: against(1), options: { screens: 'closed' } });
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(pad).toHaveValue('');
  expect(sent.filter((text) => text.includes('three gold'))).toEqual([]);
  expect(id).not.toBe('');
  expect(trouble).toEqual([]);
});
