// Tables by plain requests, in the name of whoever sits at a page: for tests whose subject is not how a table is opened.

import type { APIResponse, Page } from '@playwright/test';
import type { Act, NewTable, TableState, Turn } from '../../src/protocol/wire';
import { ready, type Sight } from './player';
import { expect, SEED, STEADY } from './server';

/** A table to be opened; what is missing is chosen so that it is played the same way each time. */
export type Wanted = Partial<NewTable> & { game: string };

const bots = (count: number) => Array.from({ length: count }, () => ({ bot: { spec: STEADY } }));
/** Me and steady bots. */
export const against = (count: number): NewTable['seats'] => ['me', ...bots(count)];

/** Whoever asks the server: a page, or a program without one. */
export type Asker = Pick<Page, 'request'>;

async function post(page: Asker, path: string, data: object): Promise<APIResponse> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer;
}

/** Opens a table against one bot unless told otherwise. The deal is chosen where it may be: among my own seats and bots. */
export async function openTable(page: Page, wanted: Wanted): Promise<{ id: string; invite: string }> {
  await page.request.post('/api/session', { data: {} });
  const seats = wanted.seats ?? against(1);
  const alone = seats.every(
    (seat) => seat !== 'open' && seat !== 'invited' && !(typeof seat === 'object' && 'kept' in seat),
  );
  const opened = await post(page, '/api/tables', { ...(alone ? { seed: SEED } : {}), seats, ...wanted });
  const { table } = (await opened.json()) as TableState;
  return { id: table.id, invite: table.invite ?? '' };
}

/** The same, and sits down at it. */
export async function sitDown(page: Page, wanted: Wanted): Promise<string> {
  const { id } = await openTable(page, wanted);
  await page.goto(`/table/${id}`);
  await page.locator('.prompt').waitFor();
  return id;
}

export const state = async (page: Asker, id: string) =>
  (await (await page.request.get(`/api/tables/${id}`)).json()) as TableState;

export const does = (page: Asker, id: string, act: Act) => post(page, `/api/tables/${id}/act`, act);

/** The table when it is my turn or the game is over. */
async function myTurn(page: Asker, id: string): Promise<Turn> {
  let turn: Turn | undefined;
  await expect
    .poll(
      async () => {
        turn = (await state(page, id)).turn;
        return turn?.ask !== undefined || turn?.outcome !== undefined;
      },
      { intervals: [10] },
    )
    .toBe(true);
  return turn as Turn;
}

/** Plays by plain requests until it is enough; by default any answer in turn. */
export async function answerUntil(
  page: Asker,
  id: string,
  enough: (turn: Turn) => boolean,
  choose = (offers: number, answers: number) => answers % offers,
): Promise<void> {
  for (let answers = 0; answers < 2_000; answers++) {
    const turn = await myTurn(page, id);
    if (enough(turn)) return;
    const { ask, version } = turn;
    if (!ask) break;
    const answer = ask.offers[choose(ask.offers.length, answers)]?.answer;
    await does(page, id, { play: { seat: ask.seat, version, answer } });
  }
  throw new Error('the game does not come to that');
}

/** So many answers by plain requests. */
export async function answerTimes(page: Page, id: string, times: number): Promise<void> {
  let answers = 0;
  await answerUntil(page, id, ({ outcome }) => outcome !== undefined || answers++ === times);
}

/** Plays to the end by plain requests. */
export const finish = (page: Asker, id: string) =>
  answerUntil(page, id, ({ outcome }) => outcome !== undefined);

/** The table that a page shows. */
export const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/**
 * Waits until something can be done and nobody else is asked: where all answer at the same time the bots are waited for, so that nothing
 * is drawn anew while something is chosen.
 */
export async function alone(page: Page): Promise<Sight> {
  await ready(page);
  const others = async () => {
    const { table, turn } = await state(page, idOf(page));
    return turn?.asked.filter(({ seat }) => !table.seats[seat]?.mine).length;
  };
  await expect.poll(others, { intervals: [10] }).toBe(0);
  return ready(page);
}
