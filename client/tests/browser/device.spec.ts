// Tables on this device: the engine runs in workers of the page, and what it keeps lies in the browser. The server gives the page and is
// asked for nothing else.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { withBoard } from './boards';
import { answerHere, finishHere, playNow, sitHere } from './device';
import { act, die, mouse, play, ready, see, take } from './player';
import { binary, expect, fits, LAPTOP, PHONE, test } from './server';

const ENGLISH = { ...LAPTOP, language: 'en' } as const;
const CITY = 'city-of-rome';
const lines = (page: Page) => page.locator('.log .line').count();
const question = (page: Page) => page.locator('.prompt .sentence').textContent();

/** Requests that a table of a server would make. */
function asksOfTables(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/tables\/(?!mine|waiting)./.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Saves the file of what is shown, and says where it lies. */
async function saved(page: Page, button: string): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return (await saving).path();
}

for (const game of withBoard)
  test(`a whole game of ${game} on this device, and its file is verified by the command line`, async ({
    browser,
    server,
  }) => {
    const { page, trouble } = await sitHere(browser, server, { ...ENGLISH, light: 'dark' });
    const asked = asksOfTables(page);
    await playNow(page, game);
    await expect(page).toHaveURL(/\/table\/device-/);
    await play(page, mouse, 3, (acts) => acts >= 6);
    const { outcome } = await finishHere(page);
    expect(outcome?.places).toHaveLength(3);
    await expect(page.locator('dialog[open] table')).toBeVisible();
    await expect(page.getByText('Checked by this page')).toBeVisible();
    const file = await saved(page, 'Save game file');
    const program = binary('saturnalia', process.env['SATURNALIA_BIN']);
    expect(execFileSync(program, ['verify', file], { encoding: 'utf8' })).toContain(game);
    expect(asked).toEqual([]);
    expect(trouble).toEqual([]);
  });

test('a table is there again after the page was loaded anew, and is listed beside those of the server', async ({
  browser,
  server,
}) => {
  const { page, trouble } = await sitHere(browser, server, ENGLISH);
  await playNow(page, CITY);
  await answerHere(page, 9);
  await ready(page);
  const before = [await lines(page), await question(page)];
  await page.reload();
  await ready(page);
  expect([await lines(page), await question(page)]).toEqual(before);
  await page.goto('/');
  const mine = page.locator('.table', { hasText: 'on this device' });
  await expect(mine).toContainText('Your turn');
  await mine.click();
  await ready(page);
  expect(await question(page)).toBe(before[1]);
  expect(trouble).toEqual([]);
});

test('a tab that is killed while something is chosen loses nothing that was answered', async ({
  browser,
  server,
}) => {
  const { page, context } = await sitHere(browser, server, ENGLISH);
  // What is chosen waits to be confirmed.
  await context.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('saturnalia.settings') ?? '{}') as object;
    localStorage.setItem('saturnalia.settings', JSON.stringify({ ...kept, confirm: 'always' }));
  });
  await playNow(page, CITY);
  await answerHere(page, 5);
  const sight = await ready(page);
  const before = [await lines(page), await question(page)];
  const [piece] = sight.pieces;
  if (piece) await take(page, mouse, piece);
  const address = page.url();
  const line = await context.newCDPSession(page);
  const died = page.waitForEvent('crash');
  void line.send('Page.crash').catch(() => undefined);
  await died;
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await ready(again);
  expect([await lines(again), await question(again)]).toEqual(before);
  const roll = die(1);
  await act(again, mouse, roll, await ready(again));
});

test('a table that is open in two windows is played in one of them, which the other can take over', async ({
  browser,
  server,
}) => {
  const { page, context, trouble } = await sitHere(browser, server, ENGLISH);
  await playNow(page, CITY);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('This table is open in another window.')).toBeVisible();
  await expect(page.locator('.prompt.mine')).toBeVisible();
  await other.getByRole('button', { name: 'Go on here' }).click();
  await ready(other);
  await expect(page.getByText('This table is open in another window.')).toBeVisible();
  const said = await question(other);
  await other.close();
  await ready(page);
  expect(await question(page)).toBe(said);
  expect(trouble).toEqual([]);
});

/** Lets the browser keep so many bytes and no more. */
async function quota(context: BrowserContext, page: Page, bytes?: number): Promise<void> {
  const line = await context.newCDPSession(page);
  await line.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(page.url()).origin,
    ...(bytes === undefined ? {} : { quotaSize: bytes }),
  });
}

test('where nothing can be kept the game says so and goes on', async ({ browser, server }) => {
  const { page, context, trouble } = await sitHere(browser, server, ENGLISH);
  await page.goto('/');
  await quota(context, page, 1);
  await page.locator(`.game[data-game="${CITY}"] [data-play]`).click();
  await page.locator('.prompt.mine').waitFor();
  await expect(page.getByText('This device has no room left.')).toBeVisible();
  await answerHere(page, 6);
  await ready(page);
  const said = await question(page);
  // It lives as long as the page does, and can be left and found again.
  await page.getByRole('link', { name: /Saturnalia/ }).click();
  await page.locator('.table', { hasText: 'on this device' }).click();
  await ready(page);
  expect(await question(page)).toBe(said);
  // There is room again: everything is kept after all.
  await quota(context, page);
  await answerHere(page, 1);
  await expect(page.getByText('This device has no room left.')).toBeHidden();
  await ready(page);
  const [before, entries] = [await question(page), await lines(page)];
  await page.reload();
  await ready(page);
  expect([await question(page), await lines(page)]).toEqual([before, entries]);
  expect(trouble).toEqual([]);
});

test('an engine that fails is ended, its table set aside and its file saved; it can be tried again', async ({
  browser,
  server,
}) => {
  const { page, context, trouble } = await sitHere(browser, server, { ...ENGLISH, direct: true });
  await playNow(page, CITY);
  await answerHere(page, 4);
  await ready(page);
  const said = await question(page);
  // As a panic does: the call into WebAssembly traps.
  const trap = `;DeviceTable.prototype.hear = () => { throw new WebAssembly.RuntimeError('unreachable'); };`;
  await context.route(/\/assets\/engine-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()) + trap });
  });
  await page.reload();
  await expect(page.getByText('It was set aside')).toBeVisible();
  const file = await saved(page, 'Save as a file');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ saturnalia_table: 1 });
  await page.reload();
  await expect(page.getByText('It was set aside')).toBeVisible();
  await context.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await ready(page);
  expect(await question(page)).toBe(said);

  // The file is the whole table: another browser goes on with it.
  const elsewhere = await sitHere(browser, server, ENGLISH);
  await elsewhere.page.goto('/');
  await elsewhere.page.locator('input[type=file]').setInputFiles(file);
  await ready(elsewhere.page);
  expect(await question(elsewhere.page)).toBe(said);
  expect([...trouble, ...elsewhere.trouble]).toEqual([]);
});

test('a table that the rules of today cannot read is kept, and its file is saved', async ({
  browser,
  server,
}) => {
  const { page, trouble } = await sitHere(browser, server, ENGLISH);
  await playNow(page, CITY);
  await answerHere(page, 4);
  await ready(page);
  const table = new URL(page.url()).pathname.replace('/table/device-', '');
  await page.goto('/');
  // An answer that no rules offer, where there was one.
  const kept = await page.evaluate(
    (table) =>
      new Promise<number>((done, failed) => {
        const opening = indexedDB.open('saturnalia');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const lines = opening.result.transaction('lines', 'readwrite').objectStore('lines');
          lines.put({ table, number: 3, line: '[0,{"play":{"seat":0,"answer":"nonsense"}}]' });
          const counting = lines.count(IDBKeyRange.bound([table, 0], [table, Infinity]));
          counting.onsuccess = () => done(counting.result);
        };
      }),
    table,
  );
  await page.goto(`/table/device-${table}`);
  await expect(page.getByText('It is kept as it is.')).toBeVisible();
  const file = JSON.parse(readFileSync(await saved(page, 'Save as a file'), 'utf8')) as { lines: string[] };
  // All that was there, and nothing else: rules to come may read it.
  expect(file.lines).toHaveLength(kept);
  expect(trouble).toEqual([]);
});

test('several people at one device, with a curtain and a clock', async ({ browser, server }) => {
  const { page, trouble } = await sitHere(browser, server, ENGLISH);
  await page.goto(`/new/${CITY}`);
  await expect(page.getByRole('radio', { name: 'On this device' })).toBeChecked();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Seat 2').selectOption('local');
  await page.getByLabel('Name of the person').fill('Anna');
  await page.locator('label', { hasText: /^Clock$/ }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const curtain = page.getByRole('dialog', { name: /Pass the device/ });
  await expect(curtain).toBeVisible();
  const passed = new Set<string>();
  const roll = die(3);
  for (let acts = 0; passed.size < 2 && acts < 30; acts++) {
    const sight = await ready(page);
    if (sight.curtain) passed.add((await curtain.getByRole('heading').textContent()) ?? '');
    await act(page, mouse, roll, sight);
  }
  expect(passed.size).toBe(2);
  await expect(page.locator('.board [role="timer"]').first()).toHaveText(/^\d\d:\d\d$/);
  expect(trouble).toEqual([]);
});

test('an answer is taken back, a hint is free, and a finished game is looked at, analysed and played on', async ({
  browser,
  server,
}) => {
  const { page, trouble } = await sitHere(browser, server, ENGLISH);
  await playNow(page, CITY);
  await answerHere(page, 4);
  await ready(page);
  const [said, entries] = [await question(page), await lines(page)];
  // An answer that shows nobody anything can be taken back.
  const back = page.getByRole('button', { name: 'Undo', exact: true });
  for (let acts = 0; acts < 20 && (await lines(page)) === entries; acts++) {
    const sight = await see(page);
    if (sight) await act(page, mouse, die(2), sight);
  }
  await expect(back.or(page.getByRole('button', { name: 'Ask to undo' })).first()).toBeVisible();
  await page.keyboard.press('u');
  await expect.poll(() => question(page)).toBe(said);

  await ready(page);
  await page.getByRole('button', { name: 'Hint (H)' }).click();
  await expect(page.getByText('Recommended moves')).toBeVisible();
  await expect(page.getByText(/chance of winning/).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page
    .getByRole('button', { name: / wins$/ })
    .first()
    .click();
  await expect(page.locator('dialog[open] table')).toBeVisible();
  await page.locator('dialog[open]').getByRole('link', { name: 'Analysis' }).click();
  // In the background, and how far it has come is said.
  const progress = page.getByRole('progressbar', { name: 'Analysis' });
  await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]/, { timeout: 120_000 });
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(progress.or(page.getByRole('heading', { name: 'Your costliest moves' }))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your costliest moves' })).toBeVisible({ timeout: 120_000 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your costliest moves' })).toBeVisible();
  // Everybody's eyes are there, and through each other cards are seen than through one's own.
  const eyes = page.getByLabel('View as');
  const board = page.locator('div.board');
  await eyes.selectOption('0');
  await expect(page.locator('.at')).toHaveText(/^0\//);
  const own = await board.innerText();
  await eyes.selectOption('1');
  await expect.poll(() => board.innerText()).not.toBe(own);
  await eyes.selectOption('spectator');
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect(page.locator('.at')).toHaveText(/^1\//);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('.prompt.mine').waitFor();
  await expect(page).toHaveURL(/\/table\/device-/);
  await ready(page);
  expect(trouble).toEqual([]);
});

test('a finished game is counted, dealt once more, kept on the server and deleted here', async ({
  browser,
  server,
}) => {
  const { page, trouble } = await sitHere(browser, server, ENGLISH);
  const resign = async () => {
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page
      .getByRole('button', { name: / wins$/ })
      .first()
      .click();
    await expect(page.locator('dialog[open] table')).toBeVisible();
  };
  await playNow(page, CITY);
  await answerHere(page, 2);
  await ready(page);
  await resign();
  const first = page.url();
  await page.getByRole('button', { name: 'Same deal again' }).click();
  await expect(page).not.toHaveURL(first);
  await page.locator('.prompt.mine').waitFor();
  await expect(page).toHaveURL(/\/table\/device-/);
  await resign();
  await page.getByRole('button', { name: 'Keep on the server' }).click();
  await expect(page).toHaveURL(/\/table\/(?!device-)/);
  await expect(page.locator('dialog[open] table')).toBeVisible();

  await page.goto(first);
  await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Account:/ }).click();
  const rows = page.locator('dialog[open] tr', { hasText: 'City of Rome' });
  await expect(rows).toContainText('2');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Delete this table' }).click();
  await page.getByRole('button', { name: 'Delete this table' }).last().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(first);
  await expect(page.getByText('There is no such table')).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a game file is brought in, looked at, and leads to a rematch on this device', async ({
  browser,
  server,
}) => {
  const { page, trouble } = await sitHere(browser, server, ENGLISH);
  await playNow(page, CITY);
  await finishHere(page);
  const file = await saved(page, 'Save game file');
  const first = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(first);
  await expect(page).toHaveURL(/\/table\/device-/);
  await ready(page);

  const elsewhere = await sitHere(browser, server, ENGLISH);
  await elsewhere.page.goto('/');
  await elsewhere.page.locator('input[type=file]').setInputFiles(file);
  await expect(elsewhere.page.locator('dialog[open] table')).toBeVisible();
  await expect(elsewhere.page).toHaveURL(/\/table\/device-/);
  await expect(elsewhere.page.getByText('Checked by this page')).toBeVisible();
  expect([...trouble, ...elsewhere.trouble]).toEqual([]);
});

/** Takes the running table along by one click in its menu. */
async function takeAlong(page: Page, where: 'on this device' | 'on the server'): Promise<void> {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: `Continue ${where}` }).click();
}

/** What the table's menu says. */
async function menuSays(page: Page, sentence: string): Promise<void> {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Table' })).toContainText(sentence);
  await page.keyboard.press('Escape');
}

/** Tables of the server that are not over. */
async function served(page: Page): Promise<string[]> {
  const { tables } = (await (await page.request.get('/api/tables/mine')).json()) as {
    tables: { table: { id: string; status: string } }[];
  };
  return tables.filter(({ table }) => table.status === 'running').map(({ table }) => table.id);
}

test('a running table goes to the server and back, with its seat and its history', async ({
  browser,
  server,
}) => {
  const { page, trouble } = await sitHere(browser, server, ENGLISH);
  await playNow(page, CITY);
  await answerHere(page, 5);
  await ready(page);
  const before = [await lines(page), await question(page)];
  const source = page.url();
  await takeAlong(page, 'on the server');
  await expect(page).toHaveURL(/\/table\/(?!device-)/);
  await ready(page);
  // The log is the same to the line, also where the table answered by itself.
  expect([await lines(page), await question(page)]).toEqual(before);
  await menuSays(page, 'This game began on a device.');
  const there = new URL(page.url()).pathname.split('/').pop() ?? '';
  const info = (await (await page.request.get(`/api/tables/${there}`)).json()) as {
    table: { rated: boolean; seats: { mine: boolean }[] };
  };
  expect(info.table.rated).toBe(false);
  expect(info.table.seats.filter(({ mine }) => mine)).toHaveLength(1);
  await act(page, mouse, die(4), await ready(page));
  await ready(page);
  const later = [await lines(page), await question(page)];

  await takeAlong(page, 'on this device');
  await expect(page).toHaveURL(/\/table\/device-/);
  expect(page.url()).not.toBe(source);
  await ready(page);
  expect([await lines(page), await question(page)]).toEqual(later);
  await menuSays(page, 'This game began on the server.');
  expect(await served(page)).toEqual([]);

  // Where it was, it says where it is, and leads there.
  const here = page.url();
  await page.goto(`/table/${there}`);
  await expect(page.getByText('the game continues on a device')).toBeVisible();
  await page.getByRole('button', { name: 'Continue on this device' }).click();
  await expect(page).toHaveURL(here);
  await page.goto(source);
  await expect(page.getByText('the game continues on the server')).toBeVisible();
  await page.goto('/');
  await expect(page.locator('.table')).toHaveCount(1);
  expect(trouble).toEqual([]);
});

test('a table that was lost on its way arrives when it is tried again, and only once', async ({
  browser,
  server,
}) => {
  const { page, context } = await sitHere(browser, server, { ...ENGLISH, direct: true });
  await playNow(page, CITY);
  await answerHere(page, 4);
  await ready(page);
  const said = await question(page);
  // The other side does what it is asked; nobody hears of it.
  const deaf = (address: RegExp) =>
    context.route(address, async (route) => {
      await route.fetch();
      await route.abort();
    });
  await deaf(/\/api\/take-along$/);
  await takeAlong(page, 'on the server');
  await expect(page.getByText('the game continues on the server')).toBeVisible();
  expect(await served(page)).toHaveLength(1);
  await context.unrouteAll();
  await page.reload();
  await page.getByRole('button', { name: 'Continue on the server' }).click();
  await expect(page).toHaveURL(/\/table\/(?!device-)/);
  await ready(page);
  expect(await question(page)).toBe(said);
  expect(await served(page)).toHaveLength(1);

  await deaf(/\/take-along$/);
  await takeAlong(page, 'on this device');
  await expect(page.getByText('the game continues on a device')).toBeVisible();
  await context.unrouteAll();
  // By itself, as soon as the start page is there.
  await page.goto('/');
  const mine = page.locator('.table', { hasText: 'on this device' });
  await expect(mine).toHaveCount(1);
  await mine.click();
  await ready(page);
  expect(await question(page)).toBe(said);
  expect(await served(page)).toEqual([]);
});

test('a table that the server does not take stays here', async ({ browser, server }) => {
  const { page } = await sitHere(browser, server, ENGLISH);
  await page.goto('/');
  // Longer than bots may think on that server.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('saturnalia.settings') ?? '{}') as object;
    localStorage.setItem('saturnalia.settings', JSON.stringify({ ...kept, opponent: 'strong:ms=2000' }));
  });
  await playNow(page, CITY);
  await ready(page);
  const said = await question(page);
  await takeAlong(page, 'on the server');
  await expect(page.getByText('There is no such bot.')).toBeVisible();
  await page.keyboard.press('Escape');
  await ready(page);
  expect(await question(page)).toBe(said);
  expect(await served(page)).toEqual([]);
  await page.reload();
  await ready(page);
  expect(await question(page)).toBe(said);
});

test('on a page of a server one chooses where to play, and on this device nothing is rated', async ({
  browser,
  server,
}) => {
  const { page, trouble } = await sitHere(browser, server, ENGLISH);
  const asked = asksOfTables(page);
  await playNow(page, CITY);
  await expect(page).toHaveURL(/\/table\/device-/);
  await menuSays(page, 'It is not rated, so help is free.');
  expect(asked).toEqual([]);
  await page.goto('/');
  await page.getByRole('radio', { name: 'On this server' }).check();
  await page.locator(`.game[data-game="${CITY}"] [data-play]`).click();
  await page.locator('.prompt.mine').waitFor();
  await expect(page).toHaveURL(/\/table\/(?!device-)/);
  expect(trouble).toEqual([]);
});

test('a table of the server comes back by itself when the network does', async ({ browser, server }) => {
  const { page, context } = await sitHere(browser, server, ENGLISH);
  await page.goto('/');
  await page.getByRole('radio', { name: 'On this server' }).check();
  await page.locator(`.game[data-game="${CITY}"] [data-play]`).click();
  await page.locator('.prompt.mine').waitFor();
  await page.goto('/');
  const mine = page.locator('.own .table');
  await mine.waitFor();
  await context.setOffline(true);
  await expect(page.getByText('The server cannot be reached.')).toHaveCount(1, { timeout: 30_000 });
  await context.setOffline(false);
  await expect(page.getByText('The server cannot be reached.')).toHaveCount(0, { timeout: 30_000 });
  await mine.click();
  await ready(page);
  await act(page, mouse, die(5), await ready(page));
});

test('a strong bot thinks for a second and the page does not wait', async ({ browser, server }) => {
  const { page, trouble } = await sitHere(browser, server, ENGLISH);
  await page.goto('/');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('saturnalia.settings') ?? '{}') as object;
    localStorage.setItem('saturnalia.settings', JSON.stringify({ ...kept, opponent: 'strong' }));
  });
  await playNow(page, CITY);
  await answerHere(page, 1);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Table' })).toBeVisible();
  await page.keyboard.press('Escape');
  await answerHere(page, 1);
  expect(trouble).toEqual([]);
});

test('without a network the start page says so once, and tables on this device go on, on a phone', async ({
  browser,
  server,
}) => {
  const { page, context } = await sitHere(browser, server, PHONE);
  await playNow(page, CITY);
  await page.getByRole('link', { name: /Saturnalia/ }).tap();
  await page.locator('.table', { hasText: 'on this device' }).waitFor();
  await context.setOffline(true);
  await expect(page.getByText('The server cannot be reached.')).toHaveCount(1, { timeout: 30_000 });
  await fits(page);
  await page.locator('.table', { hasText: 'on this device' }).tap();
  await ready(page);
  await answerHere(page, 3);
  await context.setOffline(false);
  await page.getByRole('link', { name: /Saturnalia/ }).tap();
  await expect(page.getByText('The server cannot be reached.')).toHaveCount(0, { timeout: 30_000 });
});
