// Bots by name, hints, the analysis of a finished game, and tokens for programs.

import { look } from './inspect';
import { agree, finger, mouse, nextOf } from './player';
import { expect, LAPTOP, PHONE, sit, startServer, test, type Screen } from './server';
import { answerTimes, answerUntil, does, idOf, openTable, state } from './table';

const ENGLISH = { ...LAPTOP, language: 'en' } as const;
const SCREENS: Screen[] = [
  { ...LAPTOP, language: 'de', light: 'dark' },
  { ...PHONE, language: 'en', light: 'light' },
];
const press = (screen: Screen) => (screen.touch ? 'tap' : 'click') as 'tap' | 'click';

for (const screen of SCREENS)
  test(`bots are chosen by what they play like, ${screen.width} wide`, async ({ browser }) => {
    // A house that gives its bots all the time they are told to take.
    const house = await startServer([]);
    try {
      const { page, trouble } = await sit(browser, house.url, screen);
      const [strong, choose] =
        screen.language === 'de' ? ['Stratege', /Gegner/] : ['Strategist', /opponents/];
      await page.goto('/');
      await expect(page.getByText(choose)).toBeVisible();
      await page.locator('.opponent button.bot')[press(screen)]();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('radio')).toHaveCount(12);
      for (const sentence of await dialog.locator('.how').allTextContents()) {
        expect(sentence).not.toContain('<');
        expect(sentence.length).toBeGreaterThan(30);
      }
      await expect(dialog.getByRole('slider')).toHaveCount(0);
      await dialog.locator('li', { hasText: strong })[press(screen)]();
      const seconds = dialog.getByRole('slider');
      await expect(seconds).toHaveValue('1');
      await seconds.focus();
      for (let steps = 0; steps < 2; steps++) await page.keyboard.press('ArrowRight');
      await expect(dialog.locator('output')).toContainText('3');
      await look(page, screen, 'bots');
      await dialog.locator('.primary')[press(screen)]();
      await expect(page.locator('.opponent button.bot')).toContainText(strong);
      // Chosen once, for every table to come.
      await page.goto('/new/city-of-rome');
      await expect(page.locator('.chairs')).toContainText('3 s');
      await look(page, screen, 'new-table-bots');
      await page.locator('form .primary')[press(screen)]();
      await page.locator('.board .city').first().waitFor();
      const { table } = await state(page, idOf(page));
      expect(table.seats[1]?.bot).toBe('strong:ms=3000');
      expect(trouble).toEqual([]);
    } finally {
      await house.stop();
    }
  });

for (const screen of SCREENS)
  test(`a hint names offers, their chances and why, ${screen.width} wide`, async ({ browser, server }) => {
    const { page, trouble } = await sit(browser, server, screen);
    const { id } = await openTable(page, { game: 'city-of-rome' });
    await answerUntil(page, id, ({ ask }) => (ask?.offers.length ?? 0) >= 3);
    await page.goto(`/table/${id}`);
    await page.locator('.prompt.mine').waitFor();
    const { turn } = await state(page, id);
    const hint = page.getByRole('button', { name: screen.language === 'de' ? 'Tipp (H)' : 'Hint (H)' });
    await hint[press(screen)]();
    const sheet = page.locator('.hint');
    const tablets = sheet.locator('.tablet');
    await expect(tablets.first()).toBeVisible({ timeout: 20_000 });
    const count = await tablets.count();
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThanOrEqual(Math.min(3, turn?.ask?.offers.length ?? 0));
    for (let index = 0; index < count; index++) await expect(tablets.nth(index)).toHaveText(/\d+\s?%/);
    // It says why, in whole sentences: a gain, a risk, a price, or that the answers are equal.
    const why = sheet.locator('.why');
    await expect(why).toHaveAttribute('data-why', /^(better|even|safer|riskier|unclear)$/);
    await expect(why.locator('.verdict')).toHaveText(/\d/);
    await expect(why).not.toHaveText(/[<{]|city-stake/);
    // What it names is shown on the board while it has the focus, and is not covered by it.
    await expect(page.locator('[data-told]').first()).toBeAttached();
    const covered = await page.evaluate(() => {
      const box = document.querySelector('.hint')?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll('.board [data-told]')].filter((piece) => {
        const { left, right, top, bottom } = piece.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      }).length;
    });
    expect(covered).toBe(0);
    await look(page, screen, 'hint');
    // One future of each answer is played on a board of its own; nothing happens at the table.
    const before = (await state(page, id)).turn?.entries;
    await why.locator('.show')[press(screen)]();
    const future = page.locator('[data-future]');
    await expect(future.locator('.happened li').first()).toBeVisible({ timeout: 20_000 });
    await look(page, screen, 'hint-future');
    await future.locator('.which .button').nth(1)[press(screen)]();
    await expect(future.locator('.which .button').nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(future.locator('.happened li').first()).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press('Escape');
    await expect(future).toHaveCount(0);
    await expect(sheet).toBeVisible();
    expect((await state(page, id)).turn?.entries).toBe(before);
    // Put away and asked for again by keys; the price has been paid.
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page.keyboard.press('h');
    await expect(tablets.first()).toBeFocused({ timeout: 20_000 });
    const lines = (await state(page, id)).turn?.entries ?? 0;
    await page.keyboard.press('Enter');
    await agree(page, screen.touch ? finger : mouse);
    await expect(sheet).toHaveCount(0);
    await expect.poll(async () => (await state(page, id)).turn?.entries ?? 0).toBeGreaterThan(lines);
    expect(trouble).toEqual([]);
  });

for (const screen of SCREENS)
  test(`a hint costs the rating, and the page says so before, ${screen.width} wide`, async ({
    browser,
    server,
  }) => {
    const { page, trouble } = await sit(browser, server, screen);
    // No deal that somebody chose is rated; whatever is dealt, the first question is one to ask a hint for.
    const { id } = await openTable(page, { game: 'city-of-rome', seed: undefined });
    await page.goto(`/table/${id}`);
    await page.locator('.prompt.mine').waitFor();
    expect((await state(page, id)).table.rated).toBe(true);
    await page.keyboard.press('h');
    const sheet = page.locator('.hint');
    await expect(sheet).toContainText(screen.language === 'de' ? 'gewertet' : 'rated');
    await look(page, screen, 'hint-rated');
    await sheet.locator('.primary')[press(screen)]();
    await expect(sheet.locator('.tablet').first()).toBeVisible();
    expect((await state(page, id)).table.rated).toBe(false);
    expect(trouble).toEqual([]);
  });

test('while others play there are no hints, and the page says why', async ({ browser, server }) => {
  const host = await sit(browser, server, ENGLISH);
  const { id } = await openTable(host.page, { game: 'city-of-rome', seats: ['me', 'open'], public: true });
  const guest = await sit(browser, server, ENGLISH);
  await guest.page.goto(`/table/${id}`);
  await guest.page.getByRole('button', { name: 'Join' }).click();
  await host.page.goto(`/table/${id}`);
  const { page } = (await nextOf([host, guest])).side;
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Show the hint' }).click();
  await expect(page.locator('.hint')).toContainText('No hints');
});

for (const screen of SCREENS)
  test(`the analysis is drawn over the replay, ${screen.width} wide`, async ({ browser, server }) => {
    const { page, trouble } = await sit(browser, server, screen);
    // A short game is looked at for a short time: given up after a few answers of little sense.
    const { id } = await openTable(page, { game: 'city-of-rome' });
    await answerTimes(page, id, 12);
    await does(page, id, { resign: { seat: 0, in_favour_of: 1 } });
    await page.goto(`/table/${id}`);
    const name = screen.language === 'de' ? 'Analyse' : 'Analysis';
    await page.getByRole('link', { name })[press(screen)]();
    const panel = page.locator('.analysis');
    await expect(panel.getByRole('heading', { name })).toBeVisible();
    await expect(panel.locator('figure')).toBeVisible({ timeout: 150_000 });
    await look(page, screen, 'analysis');
    await expect(panel.locator('figcaption')).toHaveText(/\d+\s?%.*\d+\s?%/s);
    await expect(panel.locator('.luck b')).toHaveCount(2);
    // Everything the lines tell stands in a table as well.
    const entries = Number(
      /\d+$/.exec((await page.locator('.controls .at').textContent())?.trim() ?? '')?.[0],
    );
    await panel.locator('summary')[press(screen)]();
    await expect(panel.locator('tbody tr')).toHaveCount(entries + 1);
    await look(page, screen, 'analysis-table');
    // A move that cost much is one press away, and says what was better.
    const dear = panel.locator('.costly button').first();
    const at = /\d+/.exec((await dear.locator('.soft').textContent()) ?? '')?.[0];
    if (screen.touch) await dear.tap();
    else {
      await dear.focus();
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('.controls .at')).toHaveText(`${at}/${entries}`);
    await expect(page.locator('.said .costly')).toContainText(screen.language === 'de' ? 'Besser' : 'Better');
    await look(page, screen, 'analysis-move');
    // Found once, it stays.
    await page.goto(`/replay/${id}`);
    await page.getByRole('button', { name })[press(screen)]();
    await expect(panel.locator('figure')).toBeVisible();
    expect(trouble).toEqual([]);
  });

test('an access token is shown once, plays as its person, and can be taken away', async ({
  browser,
  server,
  request,
}) => {
  const { page, trouble } = await sit(browser, server, ENGLISH);
  await page.goto('/');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByText('Let programs play').click();
  await page.getByLabel('Name of the token').fill('My bot');
  await page.getByRole('button', { name: 'Create a token' }).click();
  const code = page.getByRole('dialog').locator('code');
  await expect(code).toHaveText(/^sat_/);
  await look(page, ENGLISH, 'tokens');
  const headers = { authorization: `Bearer ${await code.textContent()}` };
  const me = (await (await request.get(`${server}/api/me`, { headers })).json()) as { name: string };
  expect(me.name).toBe(await page.getByLabel('Name', { exact: true }).first().inputValue());
  await page.reload();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByText('Let programs play').click();
  await expect(page.getByText('last used')).toBeVisible();
  await expect(code).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete token My bot' }).click();
  await expect(page.getByText('My bot')).toHaveCount(0);
  expect((await request.get(`${server}/api/me`, { headers })).status()).toBe(401);
  expect(trouble).toEqual([]);
});
