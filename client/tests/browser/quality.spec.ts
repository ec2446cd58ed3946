import { look as lookAt } from './inspect';
import { expect, LAPTOP, PHONE, sit, test, type Screen } from './server';
import { finish, idOf } from './table';

const screens: Screen[] = [
  { ...LAPTOP, language: 'de', light: 'light' },
  { ...LAPTOP, language: 'en', light: 'dark' },
  { ...PHONE, language: 'de', light: 'dark' },
  { ...PHONE, language: 'en', light: 'light' },
];

for (const screen of screens) {
  test(`every screen is accessible and fits: ${screen.width} wide, ${screen.language}, ${screen.light}`, async ({
    browser,
    server,
  }) => {
    const { page, trouble } = await sit(browser, server, screen);
    const look = (name: string) => lookAt(page, screen, name);
    await page.goto('/');
    await page.locator('.game').first().waitFor();
    await look('start');
    await page.goto('/new/city-of-rome');
    await page.locator('.chairs').waitFor();
    await look('new-table');
    await page.locator('.chairs li:nth-child(2) select').first().selectOption('invited');
    await page.locator('main .button.primary').click();
    await page.locator('.waiting').waitFor();
    await look('waiting-room');
    await page.goto('/');
    await page.getByRole('button', { name: screen.language === 'de' ? 'Einstellungen' : 'Settings' }).click();
    await page.getByRole('dialog').waitFor();
    await look('settings');
    await page.keyboard.press('Escape');
    await page.locator('.game', { hasText: 'City of Rome' }).locator('[data-play]').click();
    await page.locator('.prompt.mine').waitFor();
    await finish(page, idOf(page));
    // A busy machine draws two hundred turns one after the other; what counts here is the last.
    await page.reload();
    await expect(page.locator('dialog[open] table')).toBeVisible();
    await look('result');
    await page.goto(page.url().replace('/table/', '/replay/'));
    await page.locator('.controls').waitFor();
    await page.getByRole('slider').fill('60');
    await expect(page.locator('.at')).toHaveText(/^60\//);
    await look('replay');
    expect(trouble).toEqual([]);
  });
}

test('a sentence without words is noticed wherever it turns up', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, LAPTOP);
  await page.goto('/');
  await page.locator('.game').first().waitFor();
  expect(trouble).toEqual([]);
  await page.evaluate(() => {
    const [line] = document.querySelectorAll('h1');
    line?.append(Object.assign(document.createElement('b'), { textContent: 'Ave <city-ask-nothing>!' }));
    line?.setAttribute('aria-label', '<client-nobody>');
  });
  await expect
    .poll(() => trouble)
    .toEqual([
      'console: a text is missing: <city-ask-nothing>',
      'console: a text is missing: <client-nobody>',
    ]);
});
