// A group: founded, joined by name and by link, a table of its own, and what a game there comes to.

import type { GroupState, TableState } from '../../src/protocol/wire';
import { look } from './inspect';
import { expect, LAPTOP, PHONE, sit, test } from './server';
import { does, state } from './table';

const ENGLISH = { ...LAPTOP, language: 'en' } as const;
const POCKET = { ...PHONE, language: 'de' } as const;

test('three people found a group, play at its table, and see among themselves how they do', async ({
  browser,
  server,
}) => {
  const livia = await sit(browser, server, ENGLISH);
  const marcus = await sit(browser, server, POCKET);
  const julia = await sit(browser, server, ENGLISH);
  const stranger = await sit(browser, server, ENGLISH);
  const name = `Marcus ${test.info().workerIndex}`;
  for (const { page } of [livia, marcus, julia, stranger]) await page.goto('/');
  await marcus.page.request.post('/api/session', { data: {} });
  const kept = await marcus.page.request.post('/api/me/password', {
    data: { name, password: 'a horse with no name' },
  });
  expect(kept.ok()).toBe(true);

  // She founds it, and asks him by name.
  await livia.page.getByRole('button', { name: /^Account/ }).click();
  await livia.page.getByRole('link', { name: 'Groups' }).click();
  await livia.page.getByLabel('Name of the group').fill('Our Thursday round');
  await livia.page
    .getByLabel('A line about it')
    .fill('Every Thursday at eight, whoever is late brings wine.');
  await livia.page.getByRole('button', { name: 'Found the group' }).click();
  await expect(livia.page.getByRole('heading', { name: 'Our Thursday round' })).toBeVisible();
  await livia.page.getByLabel('Name', { exact: true }).fill('Nobody at all');
  await livia.page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(livia.page.getByText('No account has that name.')).toBeVisible();
  livia.trouble.length = 0;
  await livia.page.getByLabel('Name', { exact: true }).fill(name.toLowerCase());
  await livia.page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(livia.page.getByText('The invitation is on its way.')).toBeVisible();

  // He is told wherever he is, and joins.
  await marcus.page.goto('/friends');
  await marcus.page.locator('a.next').tap();
  await expect(marcus.page.getByText('Our Thursday round')).toBeVisible();
  await look(marcus.page, POCKET, 'groups');
  await marcus.page.getByRole('button', { name: 'Beitreten' }).tap();
  await expect(marcus.page.getByRole('heading', { name: 'Mitglieder' })).toBeVisible();

  // Another comes by the link, which is there as a code, too. To everybody else there is nothing.
  const group = livia.page.url();
  const link = await livia.page.getByLabel('Link to this group').inputValue();
  await livia.page.getByText('As a code to scan').click();
  await expect(livia.page.getByRole('img', { name: 'As a code to scan' })).toBeVisible();
  await julia.page.goto(link);
  await julia.page.getByRole('button', { name: 'Join the group' }).click();
  await expect(julia.page.getByRole('heading', { name: 'Members' })).toBeVisible();
  await stranger.page.goto(group);
  await expect(stranger.page.getByRole('alert')).toHaveText('There is no such group, or you are not in it.');

  // A table for the group: one choice in the form.
  await livia.page.getByRole('link', { name: 'Open a table for the group: City of Rome' }).click();
  await expect(livia.page.getByLabel('Who may come')).toHaveValue(group.split('/').at(-1) ?? '');
  await livia.page.getByRole('radio', { name: '2', exact: true }).check();
  await look(livia.page, ENGLISH, 'group-new-table');
  await livia.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(livia.page.getByText('A table of your group')).toBeVisible();
  const table = livia.page.url().split('/').at(-1) ?? '';
  const hidden = await stranger.page.request.get(`/api/tables/${table}`);
  expect(hidden.status()).toBe(404);

  // He sits down with one tap, she watches.
  await marcus.page.reload();
  await look(marcus.page, POCKET, 'group-open-table');
  await marcus.page.getByRole('link', { name: /City of Rome.*Mitspielen/ }).tap();
  for (const { page } of [livia, marcus]) await expect(page.locator('.board .city').first()).toBeVisible();
  await julia.page.reload();
  await julia.page.getByRole('link', { name: /City of Rome.*Watch/ }).click();
  await expect(julia.page.locator('.board .city').first()).toBeVisible();
  // A game that has hardly begun would not count.
  const answered = new Map([livia, marcus].map(({ page }) => [page, 0]));
  while (Math.min(...answered.values()) < 6)
    for (const [page, times] of answered) {
      const { ask, version } = (await state(page, table)).turn ?? {};
      if (!ask || version === undefined) continue;
      await does(page, table, { play: { seat: ask.seat, version, answer: ask.offers[0]?.answer } });
      answered.set(page, times + 1);
    }
  await does(livia.page, table, { resign: { seat: 0, in_favour_of: 1 } });
  const over = async () =>
    ((await (await julia.page.request.get(`/api/tables/${table}`)).json()) as TableState).table.status;
  await expect.poll(over).toBe('finished');

  // The game is in the history of the group, and counts for its ratings.
  const counted = async () =>
    (
      (await (
        await julia.page.request.get(`/api${new URL(group).pathname.replace('group', 'groups')}`)
      ).json()) as GroupState
    ).rankings.length;
  await expect.poll(counted).toBe(1);
  await julia.page.goto(group);
  const ratings = julia.page.getByRole('region', { name: 'Ratings in the group' });
  await expect(ratings.getByRole('row').nth(1)).toContainText(name);
  await expect(julia.page.getByRole('region', { name: 'Games of the group' }).getByText(name)).toBeVisible();
  await look(julia.page, ENGLISH, 'group');
  await marcus.page.goto(group);
  const played = marcus.page.getByRole('region', { name: 'Partien der Gruppe' });
  await expect(played.locator('.gain')).toHaveText(/^\+/);
  await look(marcus.page, POCKET, 'group');
  await played.getByRole('link', { name: 'Nachspielen' }).tap();
  await expect(marcus.page.locator('.board .city').first()).toBeVisible();

  // She hands it over, and goes.
  await livia.page.goto(group);
  const hand = livia.page.getByRole('button', { name: `Let ${name} lead the group` });
  await hand.click();
  await hand.click();
  await expect(hand).toHaveCount(0);
  await livia.page.getByRole('button', { name: 'Leave the group' }).click();
  await livia.page.getByRole('button', { name: 'Yes, leave' }).click();
  await expect(livia.page.getByText('You are not in a group yet.')).toBeVisible();
  expect([...livia.trouble, ...marcus.trouble, ...julia.trouble]).toEqual([]);
});
