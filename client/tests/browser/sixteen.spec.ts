// A duplicate tournament of City of Rome on two processes: three people in browsers, nine without one, and four bots.

import { request } from '@playwright/test';
import type { PushedTiding, TournamentState } from '../../src/protocol/wire';
import { startDatabase } from './database';
import { finger, mouse, play } from './player';
import { startPushService } from './push';
import { expect, LAPTOP, PHONE, sit, startServer, test } from './server';
import { type Asker, does, finish } from './table';

const FLAGS = ['--bot-ms', '50'];
const BOTS = 4;
const HEADLESS = 9;

const shown = async ({ request: asked }: Asker, id: string) =>
  (await (await asked.get(`/api/tournaments/${id}`)).json()) as TournamentState;

/** Does something about a tournament. */
async function acts({ request: asked }: Asker, id: string, act: object): Promise<void> {
  const answer = await asked.post(`/api/tournaments/${id}/act`, { data: act });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** My table of the round, once it was drawn. */
async function tableOf(who: Asker, id: string): Promise<string> {
  let table: string | undefined;
  await expect.poll(async () => (table = (await shown(who, id)).my_table)).toBeDefined();
  return table ?? '';
}

/** What was told of that kind about a table. */
const toldOf = (told: readonly PushedTiding[], title: string, table: string) =>
  told.filter((one) => one.title.endsWith(title) && one.path.startsWith(`/table/${table}`));

test('twelve people and four bots finish a duplicate tournament on two processes', async ({ browser }) => {
  test.setTimeout(1_200_000);
  const database = startDatabase();
  const push = await startPushService();
  const flags = [...FLAGS, '--away', '0.2', '--push-receiver', push.origin];
  const houses = [
    await startServer(flags, undefined, database.url),
    await startServer(flags, undefined, database.url),
  ];
  const url = (number: number) => houses[number % houses.length]?.url ?? '';
  try {
    const people = [
      { ...(await sit(browser, url(0), { ...LAPTOP, language: 'en' })), hand: mouse },
      { ...(await sit(browser, url(1), { ...PHONE, language: 'en' })), hand: finger },
      { ...(await sit(browser, url(0), { ...LAPTOP, language: 'en', light: 'dark' })), hand: mouse },
    ];
    const [host] = people;
    if (!host) throw new Error('nobody is there');
    // Nobody of these has a page: they are told through a push service, or not at all.
    const others: (Asker & { told: readonly PushedTiding[] })[] = [];
    for (let number = 0; number < HEADLESS; number++) {
      const asked = await request.newContext({ baseURL: url(number) });
      await asked.post('/api/session', { data: { name: `Guest ${number + 1}` } });
      others.push({ request: asked, told: await push.listen({ request: asked }) });
    }

    await host.page.goto('/');
    const held = await host.page.request.post('/api/tournaments', {
      data: {
        title: 'Ludi Romani',
        game: 'city-of-rome',
        form: { swiss: { rounds: 1 } },
        seats: 4,
        duplicate: true,
        pace: { live: { seconds: 3600, increment: 60 } },
        most: 16,
        no_show: 3600,
      },
    });
    expect(held.ok(), await held.text()).toBe(true);
    const { id } = ((await held.json()) as TournamentState).summary;
    for (const { page } of people) {
      await page.goto(`/tournament/${id}`);
      await page.getByRole('button', { name: 'Take part' }).click();
      await expect(page.getByText('You take part')).toBeVisible();
    }
    for (const [number, other] of others.entries())
      await acts(other, id, { enter: { part: String(number + 1).padStart(64, '0') } });
    for (let bot = 0; bot < BOTS; bot++) await acts(host.page, id, { add_bot: { spec: 'greedy' } });
    await host.page.getByRole('button', { name: 'Begin now' }).click();

    // The people in browsers are led to their tables and play there by hand for a while; the others by plain requests.
    const byHand = people.map(async ({ page, hand }) => {
      const table = await tableOf(page, id);
      await expect(page.locator(`a.next[href="/table/${table}?join"]`), 'the open page tells').toBeVisible({
        timeout: 60_000,
      });
      await page.getByRole('link', { name: 'To my table' }).first().click();
      await expect(page.locator('.board .city').first()).toBeVisible({ timeout: 120_000 });
      await play(page, hand, 7, (answers) => answers >= 2);
      await finish(page, table);
    });
    const byRequests = others.map(async (other) => {
      const table = await tableOf(other, id);
      const invited = () => toldOf(other.told, 'a seat is kept for you', table).length;
      await expect.poll(invited, { message: 'a closed browser is told', timeout: 60_000 }).toBe(1);
      await does(other, table, { join: {} });
      await finish(other, table);
      const over = () => toldOf(other.told, 'the game is over', table).length;
      await expect.poll(over, { message: 'the end is told', timeout: 60_000 }).toBe(1);
    });
    await Promise.all([...byHand, ...byRequests]);

    // Both processes tell the same: everybody has played to the end, and there is an order.
    for (const { page } of people) {
      await page.goto(`/tournament/${id}`);
      await expect(page.getByText(/^Winner: /)).toBeVisible({ timeout: 60_000 });
      await expect(page.locator('tbody tr')).toHaveCount(HEADLESS + people.length + BOTS);
    }
    const over = await shown(host.page, id);
    const seats = over.rounds.flatMap((round) => round.tables.flatMap((table) => table.seats));
    expect(seats).toHaveLength(16);
    expect(seats.every(({ result }) => result?.by === 'owner')).toBe(true);
    const elsewhere = await shown(people[1]?.page ?? host.page, id);
    expect(elsewhere.standings).toEqual(over.standings);
    expect(people.flatMap(({ trouble }) => trouble)).toEqual([]);
  } finally {
    for (const house of houses) await house.stop();
    database.stop();
    push.stop();
  }
});
