import { finger, mouse, play } from './player';
import { accessible, picture } from './inspect';
import { expect, fits, LAPTOP, PHONE, sit, test, type Screen } from './server';

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
    const hand = screen.touch ? finger : mouse;
    const look = async (name: string) => {
      await page.waitForTimeout(250);
      await fits(page);
      await accessible(page, name);
      await picture(page, screen, name);
    };
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
    await page.locator('.game', { hasText: 'City of Rome' }).locator('.button.primary').click();
    await page.locator('.tray .card').first().waitFor();
    await look('table-draft');
    await play(page, hand, 77, (acts) => acts >= 45);
    await page.locator('.prompt').waitFor();
    await look('table');
    await play(page, hand, 78);
    await look('result');
    await page.goto(page.url().replace('/table/', '/replay/'));
    await page.locator('.controls').waitFor();
    await page.getByRole('slider').fill('60');
    await page.waitForTimeout(300);
    await look('replay');
    expect(trouble).toEqual([]);
  });
}
