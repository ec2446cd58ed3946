// Somebody types in the cards of their own box and plays with them: no compiler, one file.

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

test('a changed card of Gloria Mundi is played in the browser', async ({ browser }) => {
  const { page, trouble } = await sit(browser, house.url, LAPTOP);
  await page.goto('/new/gloria-mundi');
  // Every card of this box is called otherwise, so that one lies in any display.
  const names = (printed: string) => printed.replace(/name = "([^"]*)", /g, 'name = "Mea $1", ');
  await page
    .locator('input[type=file]')
    .setInputFiles(box('gloria-mundi', (printed) => names(printed).replace('My own box', 'Meine Schachtel')));
  await expect(page.getByText('gloria-mundi.toml')).toBeVisible();
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await expect(page.locator('main.board')).toBeVisible();
  await expect(page.getByText('Meine Schachtel').first()).toBeVisible();
  await expect(page.locator('main.board')).toContainText('Mea ');
  await fits(page);
  expect(await play(page, mouse, 7, (acts) => acts >= 12)).toBeGreaterThan(0);
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
  await agree(page, mouse);
  await expect(page.locator('.prompt')).toContainText('Welche anderen Aufbau-Karten wirfst du ab? Noch 2.');
  for (const id of ['W03', 'W04']) {
    await page.locator(`.mine [data-piece="seat/0/building/${id}"][data-glow]`).click();
    await agree(page, mouse);
  }
  await expect(page.getByText('erhält 1 Nahrung, 5 Gold und 2 Frieden')).toBeAttached();
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
