import type { Page } from '@playwright/test';
import { accessible } from './inspect';
import { agree, finger, mouse, play } from './player';
import { expect, fits, LAPTOP, PHONE, sit, test } from './server';
import { against, sitDown } from './table';

/** A table against bots. */
async function open(page: Page, seats: number, scenario?: object): Promise<void> {
  await sitDown(page, { game: 'gloria-mundi', seats: against(seats - 1), scenario });
  await page.locator('.board .map').waitFor();
}

test('Gloria Mundi for two by mouse, in German', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, LAPTOP);
  const bought = { food: 5, gold: 5, peace: 5 };
  await open(page, 2, { forum: { 0: 'F01', 1: 'C02' }, seats: [{ tokens: bought }, {}] });
  await fits(page);
  await accessible(page, 'Gloria Mundi');

  // What an activation brings is summed up before the card is laid, for me and for the other.
  await page.locator('[data-piece="hand/city"]').hover();
  await expect(page.locator('.sum')).toContainText('Stadt: Du bekämst');
  await expect(page.locator('.sum .others > span')).toHaveCount(1);

  // The help of a card says what it does, and that it is reconstructed and why.
  await page.locator('[data-piece="forum/F01"]').hover();
  const help = page.locator('.help, .popover').filter({ hasText: 'Hortus' });
  await expect(help).toContainText('rekonstruiert');
  await page.mouse.move(2, 2);

  // Everything behind the screens was seen by everybody, and is counted.
  await page.locator('.deck').click();
  await expect(page.getByRole('dialog').locator('tbody tr').first().locator('td').nth(4)).toHaveText('15');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const acts = await play(page, mouse, 23);
  expect(acts).toBeGreaterThan(40);
  await expect(page.getByRole('dialog')).toContainText('Schritte von Rom');
  await fits(page);
  expect(trouble).toEqual([]);
});

test('a raid takes a card from everybody in turn and gives the tribute back', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, { ...LAPTOP, width: 1280, height: 720 });
  const tribute = [{ food: 1 }, { food: 1 }, { gold: 1 }];
  await open(page, 3, { phase: 'goth', goth: 3, tribute });
  await expect(page.locator('.map .tribute')).toHaveCount(3);
  await page.locator('.prompt button[data-offer]').last().click();
  await expect(page.locator('.threat')).toContainText('Noch zu verlieren');
  await expect(page.locator('.map .tribute')).toHaveCount(0);
  await page.locator('.mine [data-piece="seat/0/city"][data-glow]').click();
  await agree(page, mouse);
  await expect(page.locator('.threat')).toContainText('Tribut');
  await page.locator('[data-piece="spoils/gold"][data-glow]').click();
  await agree(page, mouse);
  await expect(page.getByText('fordert 1 Gold zurück')).toBeVisible();
  await expect(page.getByText('verliert ein Landgut')).toHaveCount(2);
  expect(trouble).toEqual([]);
});

test('a building that the Goth takes burns where it stands, and nothing flies to the fire', async ({
  browser,
  server,
}) => {
  const { page, trouble } = await sit(browser, server, { ...LAPTOP, motion: true });
  await page.addInitScript(() => {
    const seen: { burnt: string[]; carried: string[] } = { burnt: [], carried: [] };
    Object.assign(globalThis, { seen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (JSON.stringify(frames).includes('sepia')) seen.burnt.push(this.textContent ?? '');
      if (this.hasAttribute('data-flying')) seen.carried.push(this.textContent ?? '');
      return animate.call(this, frames, options);
    };
  });
  const seat = { bare: { farm: 1, city: 0, peace: 1 }, built: { city: ['C02'] } };
  await open(page, 2, {
    phase: 'goth',
    goth: 3,
    tribute: [{ food: 1 }, { food: 1 }, { gold: 1 }],
    seats: [seat, {}],
  });
  await expect(page.locator('[data-piece="fire"]')).toHaveText('0');
  await page.locator('.prompt button[data-offer]').last().click();
  await page.locator('.mine [data-piece="seat/0/building/C02"][data-glow]').click();
  await agree(page, mouse);
  await expect(page.locator('[data-piece="fire"]')).toHaveText('1');
  await expect(page.locator('[data-piece="seat/0/building/C02"]')).toHaveCount(0);
  const { burnt, carried } = await page.evaluate(
    () => (globalThis as unknown as { seen: { burnt: string[]; carried: string[] } }).seen,
  );
  expect(burnt.join()).toContain('Moneta');
  expect(carried.join()).not.toContain('Moneta');
  expect(trouble).toEqual([]);
});

test('closed screens show their outside, and are lifted at the end', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, LAPTOP);
  const options = { screens: 'closed' };
  await sitDown(page, { game: 'gloria-mundi', seats: against(2), options });
  await fits(page);
  await accessible(page, 'Gloria Mundi behind screens');
  const other = page.locator('.other').first();
  await expect(other).toContainText('Sichtschirm');
  await expect(other.locator('[data-piece="seat/1/tokens"]')).toHaveCount(0);
  await page.locator('.deck').click();
  await expect(page.getByRole('dialog').locator('tbody tr').nth(1).locator('td').first()).toHaveText('–');
  await page.keyboard.press('Escape');
  // Whoever looks at another display sees the screen from outside there too.
  await page
    .getByRole('button', { name: /^Ansehen, was/ })
    .first()
    .click();
  await expect(page.locator('.board .mine')).toContainText('hinter dem Sichtschirm verborgen');
  await page.getByRole('button', { name: 'Zurück zu mir' }).click();
  await play(page, mouse, 23);
  await expect(page.locator('.other').first().locator('[data-piece="seat/1/tokens"]')).toBeVisible();
  await expect(page.getByText(/Hinter dem Sichtschirm: .* hat/).first()).toBeAttached();
  expect(trouble).toEqual([]);
});

test('closed screens on a phone, in English', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, PHONE);
  await sitDown(page, { game: 'gloria-mundi', seats: against(3), options: { screens: 'closed' } });
  await expect(page.locator('.other .closed').first()).toBeVisible();
  await fits(page);
  await accessible(page, 'Gloria Mundi behind screens on a phone');
  await play(page, finger, 31, (acts) => acts >= 8);
  await fits(page);
  expect(trouble).toEqual([]);
});

test('Gloria Mundi for six by touch on a phone, in English', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, PHONE);
  await open(page, 6);
  await fits(page);
  await accessible(page, 'Gloria Mundi on a phone');
  await play(page, finger, 31, (acts) => acts >= 25);
  await fits(page);
  const sticksOut = await page.locator('.board.phone').evaluate((board) => {
    if (board.scrollWidth <= board.clientWidth) return [];
    const edge = board.getBoundingClientRect().right + 1;
    const parts = [...board.querySelectorAll('*')];
    const out = parts.filter((part) => part.getBoundingClientRect().right > edge);
    return [board.scrollWidth - board.clientWidth, ...out.map((part) => part.outerHTML.slice(0, 120))];
  });
  expect(sticksOut, 'the board is wider than the phone').toEqual([]);
  expect(trouble).toEqual([]);
});
