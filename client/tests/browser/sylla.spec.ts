import type { Page } from '@playwright/test';
import { finger, mouse, play } from './player';
import { expect, fits, LAPTOP, PHONE, sit, test } from './server';
import { against, alone, sitDown } from './table';

/** Notes every vote that was shown being counted, with the thumbs that turned. */
async function watchVotes(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { votesSeen: seen });
    new MutationObserver((changes) => {
      for (const change of changes)
        for (const node of change.addedNodes)
          if (node instanceof Element && node.matches('.verdict'))
            seen.push(node.querySelectorAll('.thumb').length);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { votesSeen: number[] }).votesSeen);
}

test('Sylla: a whole game for three by mouse, in German', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, LAPTOP);
  const votes = await watchVotes(page);
  await page.goto('/');
  await page
    .locator('.game', { hasText: 'Sylla' })
    .getByRole('button', { name: 'Jetzt gegen Bots spielen' })
    .click();
  await expect(page.locator('.board .household')).toHaveCount(3);
  await fits(page);
  // What an event would do to me is said where I point at it.
  await page.locator('.event').last().hover();
  await expect(page.getByRole('tooltip')).toContainText('Dekadenz');
  await expect(page.getByRole('tooltip').locator('.me')).toContainText('nach links');
  await page.getByRole('button', { name: 'Was du wissen kannst' }).click();
  await expect(page.getByRole('dialog')).toContainText('Noch verdeckte Ereignisse');
  await page.keyboard.press('Escape');
  const acts = await play(page, mouse, 7, () => false, alone);
  expect(acts).toBeGreaterThan(40);
  // Five great works, and each time all thumbs turned at once.
  expect(await votes()).toEqual([3, 3, 3, 3, 3]);
  await expect(page.getByRole('dialog')).toContainText('Befreite Sklaven');
  await fits(page);
  expect(trouble).toEqual([]);
});

test('Sylla: a round by touch on a phone, in English', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, PHONE);
  const votes = await watchVotes(page);
  await page.goto('/');
  await page
    .locator('.game', { hasText: 'Sylla' })
    .getByRole('button', { name: 'Play now against bots' })
    .tap();
  await page.locator('.board .household').first().waitFor();
  await fits(page);
  const tall = await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
  expect(tall, 'the table is longer than the phone').toBe(true);
  await page.getByRole('tab', { name: 'Others' }).tap();
  await expect(page.locator('.board .household')).toHaveCount(3);
  // A long press explains a piece.
  await page.getByRole('tab', { name: 'Events' }).tap();
  const spot = await page.locator('.event').first().boundingBox();
  const device = await page.context().newCDPSession(page);
  const at = { x: (spot?.x ?? 0) + 40, y: (spot?.y ?? 0) + 40 };
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(page.getByRole('tooltip')).toContainText('Fought by');
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await play(page, finger, 19, async (acts) => acts > 150 || (await votes()).length > 0, alone);
  expect((await votes()).length).toBeGreaterThan(0);
  await fits(page);
  expect(trouble).toEqual([]);
});

interface Seen {
  version: number;
  sealed: number[];
  view: { players: { row: { count: number }[] }[]; votes: unknown[] };
  notices: unknown[];
  ask?: { seat: number; question: { key: string }; offers: { answer: unknown }[] };
}

test('Sylla: characters and votes stay sealed, also for whoever comes back', async ({ browser, server }) => {
  // Two people and somebody who looks on, by plain requests: each answer is all that a page without a past would get.
  const visitors = await Promise.all(
    ['Livia', 'Marcus', 'Flavia'].map(async (name) => {
      const { request } = await browser.newContext({ baseURL: server });
      expect((await request.post('/api/session', { data: { name } })).ok()).toBe(true);
      return request;
    }),
  );
  const [livia, marcus] = visitors as [(typeof visitors)[0], (typeof visitors)[0]];
  const seats = ['me', 'open', { bot: { spec: 'random' } }];
  const opened = await livia.post('/api/tables', { data: { game: 'sylla', public: true, seats } });
  const { id } = ((await opened.json()) as { table: { id: string } }).table;
  expect((await marcus.post(`/api/tables/${id}/act`, { data: { join: {} } })).ok()).toBe(true);
  const look = async (who: typeof livia) =>
    ((await (await who.get(`/api/tables/${id}`)).json()) as { turn: Seen }).turn;
  const answer = async (who: typeof livia, pick: (offers: number) => number) => {
    const { ask, version } = await look(who);
    if (!ask) return;
    const chosen = ask.offers[pick(ask.offers.length)]?.answer;
    const done = await who.post(`/api/tables/${id}/act`, {
      data: { play: { seat: ask.seat, version, answer: chosen } },
    });
    expect(done.ok(), await done.text()).toBe(true);
  };
  const sealed: string[] = [];
  const asked = async () => (await Promise.all([livia, marcus].map(look))).some(({ ask }) => ask);
  for (let turns = 0; turns < 400 && sealed.length < 2; turns++) {
    await expect.poll(asked, { intervals: [10] }).toBe(true);
    const key = (await look(marcus)).ask?.question.key ?? '';
    if (key === 'sylla-ask-characters' || key === 'sylla-ask-vote') {
      const earlier = await Promise.all(visitors.map(look));
      await answer(livia, (offers) => offers - 1);
      for (const [index, who] of visitors.entries()) {
        const after = await look(who);
        expect(after.sealed).toContain(0);
        expect(after.view).toEqual(earlier[index]?.view);
        expect(after.notices).toEqual(earlier[index]?.notices);
      }
      await answer(marcus, () => 0);
      await expect.poll(async () => (await look(marcus)).sealed, { timeout: 20_000 }).toEqual([]);
      const { view } = await look(marcus);
      if (key === 'sylla-ask-vote') expect(view.votes).not.toContain(null);
      else for (const { row } of view.players) expect(row.reduce((sum, { count }) => sum + count, 0)).toBe(6);
      sealed.push(key);
      continue;
    }
    await answer(livia, () => 0);
    await answer(marcus, () => 0);
  }
  expect(sealed).toEqual(['sylla-ask-characters', 'sylla-ask-vote']);
});

for (const [name, width, height] of [
  ['upright', 390, 844],
  ['on its side', 844, 390],
] as const)
  test(`the bench was wider than a phone ${name}: counter and advice are seen whole`, async ({
    browser,
    server,
  }) => {
    const { page, trouble } = await sit(browser, server, { ...PHONE, width, height, language: 'de' });
    await sitDown(page, { game: 'sylla', seats: against(2) });
    const bench = page.locator('.bench');
    for (const part of ['.counter', 'ol', 'button']) {
      const box = await bench.locator(part).boundingBox();
      expect(box?.x, part).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? width) + (box?.width ?? 1), part).toBeLessThanOrEqual(width);
    }
    expect(trouble).toEqual([]);
  });

test('Sylla: a rich voter could not reach every coin', async ({ browser, server }) => {
  const { page, trouble } = await sit(browser, server, LAPTOP);
  const scenario = {
    round: 2,
    phase: 'great_work',
    consul: 0,
    works: ['baths', 'pantheon'],
    players: [
      { upright: ['senator', 'merchant'], denarii: 12 },
      { upright: ['senator'], denarii: 3 },
      { upright: ['legionary'], denarii: 4 },
    ],
  };
  await sitDown(page, { game: 'sylla', seats: against(2), scenario });
  const coins = page.locator('.ballot .coin');
  await expect(coins).toHaveCount(13);
  // What lies at the middle of each coin is that coin, and none lies over a bidder.
  const covered = await coins.evaluateAll((all) =>
    all
      .filter((coin) => {
        const { x, y, width, height } = coin.getBoundingClientRect();
        return !coin.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((coin) => coin.textContent),
  );
  expect(covered).toEqual([]);
  const lowest = Math.max(
    ...(await coins.evaluateAll((all) => all.map((coin) => coin.getBoundingClientRect().bottom))),
  );
  const bidder = await page.locator('.ballot li').first().boundingBox();
  expect(lowest).toBeLessThanOrEqual((bidder?.y ?? 0) + 1);
  await fits(page);
  expect(trouble).toEqual([]);
});
