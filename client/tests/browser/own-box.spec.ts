// Somebody types in the cards of their own box and plays with them: no compiler, one file.

import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { agree, mouse, play } from './player';
import { binary, expect, fits, LAPTOP, PHONE, sit, startServer, test, type House } from './server';
import { sitDown } from './table';

let house: House;
test.beforeAll(async () => {
  house = await startServer(['--bot-ms', '50']);
});
test.afterAll(() => house.stop());

const program = () => binary('saturnalia', process.env['SATURNALIA_BIN']);

/** The components of a game, changed as an owner of the box would change them. */
function box(game: string, change: (printed: string) => string) {
  const printed = execFileSync(program(), ['components', 'print', game], { encoding: 'utf8' });
  const changed = change(printed);
  expect(changed).not.toBe(printed);
  return { name: `${game}.toml`, mimeType: 'text/plain', buffer: Buffer.from(changed) };
}

for (const where of ['server', 'device'] as const)
  test(`a changed card of Gloria Mundi is played in the browser, on the ${where}`, async ({ browser }) => {
    const { page, trouble } = await sit(browser, house.url, { ...LAPTOP, where });
    await page.goto('/new/gloria-mundi');
    // Every card of this box is called otherwise, so that one lies in any display.
    const names = (printed: string) => printed.replace(/name = "([^"]*)", /g, 'name = "Mea $1", ');
    await page
      .locator('input[type=file]')
      .setInputFiles(
        box('gloria-mundi', (printed) => names(printed).replace('My own box', 'Meine Schachtel')),
      );
    await expect(page.getByText('gloria-mundi.toml')).toBeVisible();
    await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
    await expect(page.locator('main.board')).toBeVisible();
    await expect(page.getByText('Meine Schachtel').first()).toBeVisible();
    await expect(page.locator('main.board')).toContainText('Mea ');
    await fits(page);
    expect(await play(page, mouse, 7, (acts) => acts >= 12)).toBeGreaterThan(0);
    expect(trouble).toEqual([]);
  });

/**
 * A value that the owner of a box changes, and where it is seen: in a picture on the board (`drawn`), in the help of what is
 * hovered (`over`), on the rules page opened from the table (`ruled`).
 */
const CHANGED = [
  {
    game: 'alea-iacta-est',
    change: (printed: string) => printed.replace('values = [1, 2, 3, 4]', 'values = [7, 7, 7, 7]'),
    drawn: (page: Page) => page.locator('.province').getByText('VII').first(),
    over: (page: Page) => page.locator('.province', { hasText: 'VII' }).first(),
    help: '7 wert',
    ruled: (page: Page) => page.getByText('Hier: 7 für die Provinz'),
  },
  {
    game: 'city-of-rome',
    change: (printed: string) => printed.replace(/^cost = \d$/gm, 'cost = 4'),
    drawn: (page: Page) => page.locator('.tile .cost svg:nth-child(4)').first(),
    over: (page: Page) => page.locator('.tile:has(.cost)').first(),
    help: '4 Baupunkte',
    ruled: (page: Page) => page.locator('.rules-page .tile .cost svg:nth-child(4)').first(),
  },
  {
    game: 'glory-to-rome',
    change: (printed: string) =>
      printed.replace(/^value = \d$/gm, 'value = 5').replace('sites = 6', 'sites = 5'),
    drawn: (page: Page) => page.locator('.hand .card .value i:nth-child(5)').first(),
    over: (page: Page) => page.locator('.hand .card:has(.value)').first(),
    help: 'Braucht 5 Materialien',
    ruled: (page: Page) => page.getByText('die übrigen von 5 liegen auswärts'),
  },
  {
    game: 'sylla',
    change: (printed: string) => printed.replace(/(\[events\.decadence\]\nprestige\s*= \{ value = )1/, '$17'),
    drawn: (page: Page) => page.locator('.event .prestige').getByText('7'),
    over: (page: Page) => page.locator('.event:has(.prestige)'),
    help: 'bringen 7 Prestige',
    ruled: (page: Page) => page.getByText('bringen 7 Prestige'),
  },
];

for (const { game, change, drawn, over, help, ruled } of CHANGED)
  test(`a changed value of ${game} is drawn on the board, in the help and on the rules page of that table`, async ({
    browser,
  }) => {
    const { page, trouble } = await sit(browser, house.url, LAPTOP);
    await page.goto(`/new/${game}`);
    await page
      .locator('input[type=file]')
      .setInputFiles(box(game, (printed) => change(printed).replace('My own box', 'Meine Schachtel')));
    await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
    await expect(page.locator('main.board')).toBeVisible();
    await expect(drawn(page)).toBeAttached();
    await over(page).hover();
    await expect(page.getByRole('tooltip')).toContainText(help);
    const popup = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Regeln', exact: true }).click();
    const rules = await popup;
    await expect(ruled(rules)).toBeAttached();
    // On the page of the game itself things are as printed.
    await rules.goto(`/rules/${game}`);
    await expect(rules.locator('.rules-page')).toBeVisible();
    await expect(ruled(rules)).toHaveCount(0);
    expect(await play(page, mouse, 7, (acts) => acts >= 6)).toBeGreaterThan(0);
    expect(trouble).toEqual([]);
  });

test('a card with a form of its own is drawn, explained and used', async ({ browser }) => {
  const { page, trouble } = await sit(browser, house.url, LAPTOP);
  const components = box('gloria-mundi', (printed) =>
    printed.replace('effect = "+2F"', 'effect = "1F+2B>price+1S"').replace('My own box', 'Meine Schachtel'),
  ).buffer.toString();
  const built = { farm: ['F01'], city: ['W03', 'W04'] };
  await sitDown(page, {
    game: 'gloria-mundi',
    components,
    scenario: { phase: 'activate', laid: 'farm', seats: [{ tokens: { food: 1 }, built }, {}] },
  });
  const hortus = page.locator('.mine [data-piece="seat/0/building/F01"]');
  await hortus.hover();
  const help = page.locator('.help, .popover').filter({ hasText: 'Hortus' });
  await expect(help).toContainText(
    'Gib 1 Nahrung und 2 andere Aufbau-Karten ab und erhalte die aufgedruckten Kaufpreise',
    { ignoreCase: true },
  );
  await fits(page);
  await hortus.click();
  // The card below it could produce as well.
  await page.getByRole('button', { name: 'Hortus nutzen' }).click();
  await agree(page, mouse);
  await expect(page.locator('.prompt')).toContainText('Welche anderen Aufbau-Karten wirfst du ab? Noch 2.');
  // Then only one is left, which the table takes by itself.
  await page.locator('.mine [data-piece="seat/0/building/W03"][data-glow]').click();
  await agree(page, mouse);
  await expect(page.getByText('erhält 1 Nahrung, 5 Gold und 2 Frieden').first()).toBeAttached();
  expect(trouble).toEqual([]);
});

test('a slip of the finger is shown with its line, on a phone, and nothing is opened', async ({
  browser,
}) => {
  const { page, trouble } = await sit(browser, house.url, PHONE);
  await page.goto('/new/gloria-mundi');
  await page
    .locator('input[type=file]')
    .setInputFiles(box('gloria-mundi', (printed) => printed.replace('effect = "+2F"', 'effect = "+2Q"')));
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('alert')).toContainText(/cannot be played with.*gloria-mundi\.toml: line \d+/);
  await fits(page);
  expect(trouble.filter((line) => !line.includes('422'))).toEqual([]);
});

test('the rules of a table that is not there are refused, and those of the game offered', async ({
  browser,
}) => {
  const { page, trouble } = await sit(browser, house.url, LAPTOP);
  await page.goto('/rules/sylla?table=0000000000000');
  await expect(page.getByRole('alert')).toContainText('Diesen Tisch gibt es nicht');
  await page.getByRole('link', { name: 'Regeln', exact: true }).click();
  await expect(page.locator('.rules-page')).toBeVisible();
  expect(trouble.filter((line) => !line.includes('404'))).toEqual([]);
});
