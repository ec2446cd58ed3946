// Being away from games over days: said by one, seen by the other, and taken back.

import { look } from './inspect';
import { expect, LAPTOP, PHONE, sit, test } from './server';
import { does, openTable } from './table';

const ENGLISH = { ...LAPTOP, language: 'en' } as const;
const POCKET = { ...PHONE, language: 'de' } as const;

/** A day from today on, as a field for days has it. */
function day(later: number): string {
  const at = new Date();
  at.setDate(at.getDate() + later);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

test('somebody goes on holiday, the others see until when, and a click brings them back', async ({
  browser,
  server,
}) => {
  const livia = await sit(browser, server, ENGLISH);
  const marcus = await sit(browser, server, POCKET);
  await livia.page.request.post('/api/session', { data: { name: 'Livia' } });
  await marcus.page.request.post('/api/session', { data: { name: 'Marcus' } });
  const { id } = await openTable(livia.page, {
    game: 'city-of-rome',
    seats: ['me', 'open'],
    public: true,
    pace: { days: { days: 3 } },
  });
  await does(marcus.page, id, { join: {} });
  await livia.page.goto(`/table/${id}`);
  await livia.page.locator('.prompt').waitFor();

  // On a phone, in German: six days from today on.
  await marcus.page.goto('/');
  await marcus.page.getByRole('button', { name: /Marcus/ }).tap();
  const dialog = marcus.page.getByRole('dialog');
  await dialog.getByText('Urlaub', { exact: true }).tap();
  await expect(dialog.getByLabel('Erster Tag')).toHaveValue(day(0));
  await dialog.getByLabel('Letzter Tag').fill(day(40));
  await dialog.getByRole('button', { name: '41 Tage freinehmen' }).tap();
  await expect(dialog.getByText('Das sind mehr als die dreißig Tage im Jahr.')).toBeVisible();
  marcus.trouble.splice(0);
  await dialog.getByLabel('Letzter Tag').fill(day(5));
  await dialog.getByRole('button', { name: '6 Tage freinehmen' }).tap();
  await expect(dialog.getByText('Notiert. Gute Reise!')).toBeVisible();
  await expect(dialog.getByText('Von den dreißig Tagen im Jahr sind noch 24 übrig.')).toBeVisible();
  await dialog.getByText('Notiert. Gute Reise!').scrollIntoViewIfNeeded();
  await look(marcus.page, POCKET, 'holidays');

  // She sees it without doing anything: on the board (in few words), in the menu of the table, in the list of her tables.
  const back = new Date();
  back.setDate(back.getDate() + 6);
  const words = `away until ${new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' }).format(back)}`;
  await expect(livia.page.locator('.board').getByTitle(words).first()).toBeVisible();
  await look(livia.page, ENGLISH, 'holidays-table');
  await livia.page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(livia.page.getByRole('dialog').getByText(words)).toBeVisible();
  await livia.page.goto('/');
  await expect(livia.page.locator('.tables.own').getByText(words)).toBeVisible();
  await look(livia.page, ENGLISH, 'holidays-list');

  // He is back, and her list says nothing of it any more.
  await dialog.getByRole('button', { name: 'Ich bin zurück' }).tap();
  await expect(dialog.getByText('Von den dreißig Tagen im Jahr sind noch')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Ich bin zurück' })).toHaveCount(0);
  await livia.page.goto(`/table/${id}`);
  await livia.page.locator('.prompt').waitFor();
  await expect(livia.page.getByText('away until')).toHaveCount(0);
  expect([...livia.trouble, ...marcus.trouble]).toEqual([]);
});
