// Somebody types in the cards of their own box and plays with them: no compiler, one file.

import { execFileSync } from 'node:child_process';
import { mouse, play } from './player';
import { binary, expect, fits, LAPTOP, PHONE, sit, startServer, test, type House } from './server';

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
