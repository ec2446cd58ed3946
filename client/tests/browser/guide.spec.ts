// The first-game guide of every game that has a walk: it points at what is there, and the same deal meets the same bots.

import type { Page } from '@playwright/test';
import type { Guide } from '../../src/store/game';
import { withBoard } from './boards';
import { accessible, picture } from './inspect';
import { act, die, finger, mouse, see, type Hand } from './player';
import { expect, fits, LAPTOP, PHONE, sit, test, type Screen } from './server';

const guideOf = async (game: string) =>
  ((await import(`../../src/games/${game}/guide.ts`)) as { guide: Guide }).guide;

/** Takes the advice where something can be chosen within a frame. */
async function follow(page: Page, hand: Hand, roll: (sides: number) => number): Promise<void> {
  const sight = await see(page);
  const frames = await page
    .locator('.frame')
    .evaluateAll((all) => all.map((frame) => frame.getBoundingClientRect().toJSON() as DOMRect));
  const advised = sight.pieces.filter(({ x, y }) =>
    frames.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom),
  );
  const [first] = advised;
  if (first && !sight.confirm && !sight.curtain && roll(4) > 0) await hand(page, first);
  else await act(page, hand, roll);
}

for (const [index, game] of withBoard.entries())
  test(`the guide of ${game} points at what it speaks of`, async ({ browser, server }) => {
    const { steps } = await guideOf(game);
    // Both screens and both languages over the games.
    const screen = {
      ...(index % 2 ? LAPTOP : PHONE),
      language: index % 3 ? 'de' : 'en',
    } satisfies Screen;
    const { page, trouble } = await sit(browser, server, screen);
    await page.goto(`/guide/${game}`);
    const bubble = page.getByRole('region', { name: screen.language === 'de' ? 'Anleitung' : 'Guide' });
    await expect(bubble).toBeVisible({ timeout: 20_000 });
    const roll = die(17);
    const seen = new Set<number>();
    const nowhere: number[] = [];
    for (let turns = 0; turns < 400 && seen.size < 6; turns++) {
      if (await bubble.isVisible()) {
        const number = Number(/\d+/.exec((await bubble.locator('.steps').textContent()) ?? '')?.[0]);
        if (!seen.has(number)) {
          seen.add(number);
          await expect(bubble.locator('.says')).not.toHaveText(/^<|^$/);
          await page.waitForTimeout(200);
          if (steps[number - 1]?.at && (await page.locator('.frame').count()) === 0) nowhere.push(number);
          await fits(page);
          if (seen.size === 2) await accessible(page, `${game} guide`);
          await picture(page, screen, `${game}-guide-${number}`);
        }
        const next = bubble.locator('.primary');
        if (await next.isVisible()) {
          await (screen.touch ? next.tap() : next.click());
          continue;
        }
      }
      await follow(page, screen.touch ? finger : mouse, roll);
      await page.waitForTimeout(60);
    }
    expect(seen.size).toBeGreaterThanOrEqual(6);
    // One thing at a time on a phone: what a step speaks of may lie behind what is asked.
    expect(nowhere.length, `steps ${nowhere} point at nothing`).toBeLessThanOrEqual(screen.touch ? 2 : 0);
    // A reload forgets nothing, and whoever has enough ends it.
    await page.reload();
    await page.locator('.prompt').waitFor();
    if (await bubble.isVisible()) await bubble.getByRole('button').first().click();
    await expect(bubble).toHaveCount(0);
    expect(trouble).toEqual([]);
  });

test('a chosen deal meets the same bots each time', async ({ browser, server }) => {
  const { page } = await sit(browser, server, LAPTOP);
  await page.goto('/');
  await page.locator('.game').first().waitFor();
  const { seed, seats } = await guideOf('city-of-rome');
  const bots = Array.from({ length: seats - 1 }, () => ({ bot: { spec: 'greedy' } }));
  const course = async (): Promise<string> => {
    const opened = await page.request.post('/api/tables', {
      data: { game: 'city-of-rome', seed, seats: ['me', ...bots] },
    });
    const { table } = (await opened.json()) as { table: { id: string } };
    type Turn = {
      version: number;
      ask?: { seat: number; offers: { answer: unknown }[] };
      notices: unknown[];
    };
    let turn: Turn = { version: 0, notices: [] };
    for (let answers = 0; answers < 12;) {
      turn = ((await (await page.request.get(`/api/tables/${table.id}`)).json()) as { turn: Turn }).turn;
      const { version, ask } = turn;
      if (!ask) continue;
      await page.request.post(`/api/tables/${table.id}/act`, {
        data: { play: { seat: ask.seat, version, answer: ask.offers[0]?.answer } },
      });
      answers += 1;
    }
    return JSON.stringify(turn.notices);
  };
  const first = await course();
  expect(first.length).toBeGreaterThan(500);
  expect(await course()).toBe(first);
});
