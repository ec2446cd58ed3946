import { act, die, finger, mouse, nextOf, play, ready, take } from './player';
import { expect, fits, LAPTOP, PHONE, sit, startServer, test } from './server';
import { against, finish, openTable } from './table';

test('two browsers and a bot finish a game across a reload and a crash of the server', async ({
  browser,
}) => {
  const house = await startServer();
  try {
    const host = await sit(browser, house.url, LAPTOP);
    await host.page.goto('/new/city-of-rome');
    await host.page.getByRole('radio', { name: '3', exact: true }).check();
    await host.page.getByLabel('Platz 2').selectOption('invited');
    await host.page.getByRole('button', { name: 'Tisch eröffnen' }).click();
    const link = await host.page.getByLabel('Diesen Link an die Gäste schicken').inputValue();
    expect(link).toContain('invite=');

    const guest = await sit(browser, house.url, { ...PHONE, language: 'en' });
    await guest.page.goto(link);
    await guest.page.getByRole('button', { name: 'Join' }).tap();
    const sides = [
      { ...host, hand: mouse, roll: die(1) },
      { ...guest, hand: finger, roll: die(2) },
    ];
    for (const { page } of sides) await expect(page.locator('.board .city').first()).toBeVisible();
    await expect(host.page.locator('.other .bot')).toBeVisible();

    /** Both play in turns until so many acts are done, or the game is over. */
    const playOn = async (most: number) => {
      for (let acts = 0; acts < most; acts++) {
        const { side, sight } = await nextOf(sides);
        if (sight.over) return;
        await act(side.page, side.hand, side.roll, sight);
      }
    };
    const money = (page: typeof host.page) => page.locator('[data-piece="seat/1/money"]').first();
    await playOn(24);
    const before = await money(guest.page).textContent();
    await guest.page.reload();
    await expect(money(guest.page)).toHaveText(before ?? '');

    await playOn(10);
    const lines = await host.page.locator('.log .line').count();
    const quiet = sides.map((side) => side.trouble.length);
    await house.crash();
    for (const { page } of sides) await expect(page.locator('.prompt .sentence')).toHaveText(/weg|gone/);
    await house.rise();
    for (const { page } of sides) await expect(page.locator('.prompt .sentence')).not.toHaveText(/weg|gone/);
    expect(await host.page.locator('.log .line').count()).toBeGreaterThanOrEqual(lines);
    // What browsers say about a server that is gone is no fault of the page.
    sides.forEach((side, index) => side.trouble.splice(quiet[index] ?? 0));

    await playOn(Infinity);
    for (const side of sides) {
      await expect(side.page.locator('dialog[open] table')).toBeVisible();
      expect(side.trouble).toEqual([]);
    }
    const totals = (page: typeof host.page) => page.locator('dialog[open] tfoot td').allTextContents();
    expect(await totals(host.page)).toEqual(await totals(guest.page));
  } finally {
    await house.stop();
  }
});

test('a spectator sees the table and nothing that is hidden', async ({ browser, server }) => {
  const player = await sit(browser, server, { ...LAPTOP, language: 'en' });
  await player.page.goto('/new/city-of-rome');
  await player.page.getByLabel(/Show the table in the list/).check();
  await player.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(player.page.locator('.board .city').first()).toBeVisible();
  await play(player.page, mouse, 9, (acts) => acts >= 12);

  const watcher = await sit(browser, server, { ...LAPTOP, language: 'en' });
  await watcher.page.goto('/');
  // Other tests have tables that can be watched, too.
  const { pathname } = new URL(player.page.url());
  await watcher.page.locator(`a.table[href*="${pathname}"]`, { hasText: 'Watch' }).click();
  await expect(watcher.page.locator('.board .city').first()).toBeVisible();
  await expect(watcher.page.locator('[data-glow]')).toHaveCount(0);
  await expect(watcher.page.locator('[data-piece^="hand/"], [data-piece^="peeked/"]')).toHaveCount(0);
  await expect(watcher.page.locator('.prompt .sentence')).toContainText('To move:');
  await fits(watcher.page);
  await play(player.page, mouse, 10, (acts) => acts >= 4);
  await watcher.page.getByRole('button', { name: 'Chat' }).click();
  await watcher.page.getByPlaceholder('Say something').fill('Salve!');
  await watcher.page.keyboard.press('Enter');
  await expect(watcher.page.locator('.chat .lines')).toContainText('Salve!');
  expect(watcher.trouble).toEqual([]);
  expect(player.trouble).toEqual([]);
});

test('what can be taken back is taken back, and Escape steps back', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, { ...LAPTOP, language: 'en', motion: true });
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('saturnalia.settings') ?? '{}') as object;
    localStorage.setItem('saturnalia.settings', JSON.stringify({ ...kept, turns: 'fast' }));
  });
  await page.goto('/');
  await page
    .locator('.game', { hasText: 'City of Rome' })
    .getByRole('button', { name: 'Play now against bots' })
    .click();
  const roll = die(4);
  // Until a card is announced for building: that shows nobody anything.
  const sites = page.locator('.ground [data-glow]');
  for (let turns = 0; turns < 300 && (await sites.count()) === 0; turns++) {
    const sight = await ready(page);
    const build = sight.pieces.find((piece) => piece.what.startsWith('hand/'));
    if (build && !sight.confirm) await take(page, mouse, build);
    else await act(page, mouse, roll, sight);
    await ready(page);
  }
  await expect(sites.first()).toBeVisible();
  await page.locator('.ground [data-glow]').first().hover();
  await expect(page.locator('.change')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.locator('.hand [data-glow]').first()).toBeVisible();
  await page.locator('.hand [data-glow]').first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(trouble).toEqual([]);
});

test('replay to the last step, through other eyes, and on from there', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, { ...LAPTOP, language: 'en' });
  const { id } = await openTable(page, { game: 'city-of-rome', seats: against(2) });
  await finish(page, id);
  await page.goto(`/table/${id}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Replay' }).click();
  const at = page.locator('.at');
  await expect(at).toHaveText(/^0\/\d+$/);
  const entries = Number((await at.textContent())?.split('/')[1]);
  for (let step = 1; step <= 5; step++) {
    await page.getByRole('button', { name: 'One step forward' }).click();
    await expect(at).toHaveText(`${step}/${entries}`);
  }
  await page.getByLabel('View as').selectOption('1');
  await expect(at).toHaveText(`5/${entries}`);
  await page.getByLabel('Position in the game').fill(String(entries));
  await expect(at).toHaveText(`${entries}/${entries}`);
  await page.locator('.log button').nth(10).click();
  await expect(at).not.toHaveText(`${entries}/${entries}`);
  await page.getByLabel('Position in the game').fill(String(Math.floor(entries / 2)));
  await expect(at).toHaveText(`${Math.floor(entries / 2)}/${entries}`);
  await fits(page);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.locator('.prompt')).toBeVisible();
  await play(page, mouse, 8, (acts) => acts >= 3);
  expect(trouble).toEqual([]);
});

test('where sockets are blocked the table is played by plain requests', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, { ...LAPTOP, language: 'en' });
  await page.routeWebSocket(/\/live/, (socket) => socket.close());
  await page.goto('/');
  await page
    .locator('.game', { hasText: 'City of Rome' })
    .getByRole('button', { name: 'Play now against bots' })
    .click();
  await expect(page.locator('.board .city').first()).toBeVisible({ timeout: 20_000 });
  await play(page, mouse, 6, (acts) => acts >= 8);
  expect(trouble).toEqual([]);
});
