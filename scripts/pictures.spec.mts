// Takes the pictures of docs/pictures, and the small ones of every board for the start page, with the machinery of the browser tests: bots play a game to its end, and a person
// takes over a seat in the middle of it.

import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { still } from '../client/tests/browser/inspect';
import { expect, LAPTOP, PHONE, sit, test, type Screen } from '../client/tests/browser/server';
import { played } from './played.mts';

const FOLDER = join(import.meta.dirname, '../docs/pictures');
const GAMES = join(import.meta.dirname, '../client/src/games');
/** How wide a picture of the start page is, in pixels, and how many bytes it may have. */
const FRONT = { width: 520, quality: 40, bytes: 26_000 };
/** All pictures together, in bytes. */
const BUDGET = 400_000;

const BOARD = { ...LAPTOP, width: 1280, height: 800, language: 'en', light: 'light' } as const;

interface Picture {
  game: string;
  /** Its name in docs/pictures; without one it is for the start page alone. */
  file?: string;
  /** The board alone is also the picture of the start page. */
  front: boolean;
  screen: Screen;
  seats: number;
  seed: number;
  /** Once this share of the game has been played and the first seat is asked this. */
  share: number;
  asked: string;
  /** What the person does then. */
  gesture?: (page: Page) => Promise<void>;
}

const PICTURES: readonly Picture[] = [
  {
    game: 'city-of-rome',
    file: 'city-of-rome',
    front: true,
    screen: BOARD,
    seats: 3,
    seed: 6,
    share: 0.8,
    asked: 'city-ask-site',
    gesture: (page) => page.locator('.ground .cell[data-glow]').nth(1).hover(),
  },
  {
    game: 'alea-iacta-est',
    file: 'alea-iacta-est',
    front: true,
    screen: BOARD,
    seats: 4,
    seed: 8,
    share: 0.88,
    asked: 'alea-ask-place',
    gesture: async (page) => {
      for (const face of [3, 4, 5]) await page.locator(`.tray [data-piece="dice/${face}/1"]`).click();
    },
  },
  {
    game: 'gloria-mundi',
    file: 'gloria-mundi',
    front: true,
    screen: BOARD,
    seats: 4,
    seed: 8,
    share: 0.8,
    asked: 'gloria-ask-buy',
  },
  {
    game: 'glory-to-rome',
    file: 'glory-to-rome-phone',
    front: false,
    screen: PHONE,
    seats: 3,
    seed: 5,
    share: 0.48,
    asked: 'rome-ask-follow',
  },
  {
    game: 'glory-to-rome',
    front: true,
    screen: BOARD,
    seats: 3,
    seed: 5,
    share: 0.6,
    asked: 'rome-ask-follow',
  },
  {
    game: 'sylla',
    front: true,
    screen: BOARD,
    seats: 4,
    seed: 3,
    share: 0.6,
    asked: 'sylla-ask-recruit',
  },
];

for (const { game, file, front, screen, seats, seed, share, asked, gesture } of PICTURES)
  test(file ?? `${game} on the start page`, async ({ browser, server }) => {
    const { page, context, trouble } = await sit(browser, server, screen);
    const post = async (path: string, data: object) => {
      const answer = await page.request.post(path, { data });
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()) as { table: string };
    };
    const get = async (path: string) => (await page.request.get(path)).json();

    await post('/api/session', { name: 'Livia' });
    const whole = await post('/api/import', played(game, seats, seed));
    const { by } = (await get(`/api/tables/${whole.table}/replay`)) as { by: number[] };
    const bots = Array.from({ length: seats - 1 }, () => ({ bot: { spec: 'greedy' } }));
    const here = async (entry: number) => {
      const { table } = await post(`/api/tables/${whole.table}/play-on`, { entry, seats: ['me', ...bots] });
      const { turn } = (await get(`/api/tables/${table}`)) as {
        turn: { ask?: { question: { key: string } } };
      };
      return turn.ask?.question.key === asked ? table : undefined;
    };
    let table: string | undefined;
    for (let entry = Math.round(by.length * share); !table && entry < by.length; entry++)
      if (by[entry] === 0) table = await here(entry);
    expect(table, `the first seat is asked ${asked}`).toBeDefined();

    // Sounds are offered after the first gesture: not in a picture.
    await page.addInitScript(() => localStorage.setItem('saturnalia.sound-offered', 'yes'));
    await page.goto(`/table/${table}`);
    await page.locator('.prompt.mine').waitFor();
    await gesture?.(page);
    await still(page);
    const devtools = await context.newCDPSession(page);
    if (file !== undefined) {
      const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
      writeFileSync(join(FOLDER, `${file}.webp`), Buffer.from(data, 'base64'));
    }
    if (front) {
      const box = await page.getByRole('main').boundingBox();
      const { x, y, width, height } = box as NonNullable<typeof box>;
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'webp',
        quality: FRONT.quality,
        clip: { x, y, width, height, scale: FRONT.width / width },
      });
      const bytes = Buffer.from(data, 'base64');
      expect(bytes.length).toBeLessThan(FRONT.bytes);
      writeFileSync(join(GAMES, game, 'front.webp'), bytes);
    }
    expect(trouble).toEqual([]);
  });

test.afterAll('all pictures together are small', () => {
  const sizes = readdirSync(FOLDER).map((file) => statSync(join(FOLDER, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET);
});
