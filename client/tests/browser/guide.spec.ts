// The first-game guide of every game that has a walk: it points at what is there, and the same deal meets the same bots.

import type { Page } from '@playwright/test';
import type { Guide } from '../../src/store/game';
import { withBoard } from './boards';
import { accessible, picture, still } from './inspect';
import { act, die, finger, mouse, ready, spotOf, take, type Hand, type Thing } from './player';
import { expect, fits, LAPTOP, PHONE, sit, test, type Screen } from './server';
import { against, alone, answerUntil, openTable, state } from './table';

const guideOf = async (game: string) =>
  ((await import(`../../src/games/${game}/guide.ts`)) as { guide: Guide }).guide;

/** Takes the advice where something can be chosen within a frame. */
async function follow(page: Page, hand: Hand, roll: (sides: number) => number): Promise<void> {
  const sight = await alone(page);
  const frames = await page
    .locator('.frame')
    .evaluateAll((all) => all.map((frame) => frame.getBoundingClientRect().toJSON() as DOMRect));
  let advised: Thing | undefined;
  for (const piece of frames.length > 0 ? sight.pieces : []) {
    const { x, y } = await spotOf(page, piece);
    const framed = frames.some(
      ({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom,
    );
    if (framed) advised ??= piece;
  }
  if (advised && !sight.confirm && !sight.curtain && roll(4) > 0) await take(page, hand, advised);
  else await act(page, hand, roll, sight);
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
    const bubble = page.getByRole('region', { name: screen.language === 'de' ? 'Einführung' : 'Tutorial' });
    await expect(bubble).toBeVisible();
    const roll = die(17);
    const seen = new Set<number>();
    const nowhere: number[] = [];
    for (let turns = 0; turns < 400 && seen.size < 6; turns++) {
      if (await bubble.isVisible()) {
        const number = Number(/\d+/.exec((await bubble.locator('.steps').textContent()) ?? '')?.[0]);
        if (!seen.has(number)) {
          seen.add(number);
          await expect(bubble.locator('.says')).not.toHaveText(/^<|^$/);
          await still(page);
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
      await ready(page);
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
  const { seed, seats } = await guideOf('city-of-rome');
  const course = async (): Promise<string> => {
    const { id } = await openTable(page, { game: 'city-of-rome', seed, seats: against(seats - 1) });
    let answers = 0;
    await answerUntil(
      page,
      id,
      () => answers++ === 12,
      () => 0,
    );
    return JSON.stringify((await state(page, id)).turn?.notices);
  };
  const first = await course();
  expect(first.length).toBeGreaterThan(500);
  expect(await course()).toBe(first);
});
