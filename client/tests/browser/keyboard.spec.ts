// Keys do what the page says they do, wherever the focus rests.

import type { Page } from '@playwright/test';
import { withBoard } from './boards';
import { act, confirmByKeys, die, isSomewhere, mouse } from './player';
import { expect, LAPTOP, sit, test } from './server';
import { against, alone, answerUntil, openTable, sitDown } from './table';

/** A table of City of Rome whose question has at least so many offers, in a browser that confirms everything. */
async function tableWith(page: Page, offers: number): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('saturnalia.settings', JSON.stringify({ motion: 'off', confirm: 'always' })),
  );
  const { id } = await openTable(page, { game: 'city-of-rome', seats: against(2) });
  await answerUntil(
    page,
    id,
    ({ ask }) => (ask?.offers.length ?? 0) >= offers,
    (count) => count - 1,
  );
  await page.goto(`/table/${id}`);
  await page.locator('.prompt.mine').waitFor();
}

test('Enter confirms while the focus rests on a piece that can no longer be chosen', async ({
  browser,
  server,
}) => {
  const { page, trouble } = await sit(browser, server, { ...LAPTOP, language: 'en' });
  await tableWith(page, 2);
  const idle = () =>
    page.evaluate(() => document.activeElement?.matches('[data-piece]:not([data-glow])') ?? false);
  for (let steps = 0; steps < 200 && !(await idle()); steps++) await page.keyboard.press('Shift+ArrowRight');
  expect(await idle(), 'there is no piece that only explains itself').toBe(true);
  const lines = await page.locator('.log .line').count();
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  expect(await idle()).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.locator('.log .line')).not.toHaveCount(lines);
  expect(trouble).toEqual([]);
});

test('a number half typed is forgotten with the list it was meant for', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, { ...LAPTOP, language: 'en' });
  // The page's time stands still unless it is told to pass: however long the machine takes, nobody waited.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await tableWith(page, 10);
  const chosen = page.locator('[data-confirm]');
  // Alone it means the first offer, after a while.
  await page.keyboard.press('1');
  await page.clock.runFor(600);
  await expect(chosen).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(chosen).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
  const prompt = await page.locator('.prompt').textContent();
  await page.clock.runFor(900);
  expect(await page.locator('.prompt').textContent()).toBe(prompt);
  expect(trouble).toEqual([]);
});

for (const game of withBoard)
  test(`${game}: whoever plays by keys stays where the pieces are`, async ({ browser, server }) => {
    const { page, trouble } = await sit(browser, server, { ...LAPTOP, language: 'en' });
    const { id } = await openTable(page, { game, seats: against(2) });
    await page.goto(`/table/${id}`);
    let chosen = 0;
    while (chosen < 8) {
      const sight = await alone(page);
      if (chosen > 0) await isAtTheTable(page);
      if (sight.confirm) await confirmByKeys(page);
      else if (sight.pieces.length > 0) {
        // A piece that keeps the focus and can be chosen need not be looked for.
        if (!(await page.locator('[data-glow]:focus').count())) await page.keyboard.press('ArrowRight');
        await expect(page.locator('[data-glow]:focus')).toHaveCount(1);
        await page.keyboard.press('Enter');
        await isAtTheTable(page);
        chosen += 1;
      } else {
        await page.locator('.prompt .buttons button').first().focus();
        await page.keyboard.press('Enter');
      }
    }
    expect(trouble).toEqual([]);
  });

/** On a piece of the board, or on the prompt or in it. */
async function isAtTheTable(page: Page): Promise<void> {
  await isSomewhere(page);
  await expect(
    page.locator('.board [data-piece]:focus, [data-prompt]:focus, [data-prompt] :focus'),
  ).toHaveCount(1);
}

for (const game of withBoard)
  test(`Tab reaches the first choice in two presses after every move of ${game}`, async ({
    browser,
    server,
  }) => {
    const { page, trouble } = await sit(browser, server, { ...LAPTOP, language: 'en' });
    await sitDown(page, { game, seats: against(2) });
    const roll = die(3);
    for (let moves = 0; moves < 8; moves++) {
      const sight = await alone(page);
      if (sight.over) break;
      const choice = page.locator('[data-glow]:focus, [data-offer]:focus, [data-confirm]:focus');
      await page.keyboard.press('Tab');
      if (!(await choice.count())) await page.keyboard.press('Tab');
      await expect(choice).toHaveCount(1);
      await act(page, mouse, roll, sight);
    }
    expect(trouble).toEqual([]);
  });
