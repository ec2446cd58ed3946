// Wherever the rules tell a piece to come from or to go to, the board draws something: for whoever plays and for whoever looks on.

import type { Page } from '@playwright/test';
import { flightsOf } from '../../src/motion/moves';
import type { GameSummary, ServerMessage, Turn } from '../../src/protocol/wire';
import { sinceMyLast, withNotices } from '../../src/store/hear';
import { withBoard } from './boards';
import { expect, LAPTOP, sit, test } from './server';
import { against, finish, openTable } from './table';

/** What a page drew when it was told the next thing. */
interface Told {
  turn: Turn;
  /** Addresses drawn before that. */
  drawn: string[];
}

/** In the page: notes every turn as it is told, with what is drawn at that moment, and lets itself be asked what is drawn now. */
function note(): void {
  const told: Told[] = [];
  const drawn = () =>
    [...document.querySelectorAll<HTMLElement>('main.board [data-piece]')]
      .filter((piece) => piece.getBoundingClientRect().width * piece.getBoundingClientRect().height > 0)
      .flatMap(({ dataset: { piece = '', walks } }) =>
        walks === undefined ? [piece] : [piece, `${piece}/*`],
      );
  Object.assign(globalThis, { told, drawn });
  const Plain = globalThis.WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(address: string | URL) {
      super(address);
      // Before the client hears it, which draws it at once where nothing has to travel.
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data)) as ServerMessage;
        if ('turn' in message) told.push({ turn: message.turn, drawn: drawn() });
      });
    }
  };
}

/** Every address that was told to a page and not drawn there, before or after. */
async function undrawn(page: Page): Promise<string[]> {
  await page.waitForFunction(
    () => {
      const { told } = globalThis as unknown as { told: Told[] };
      return told.at(-1)?.turn.outcome !== undefined;
    },
    undefined,
    { timeout: 120_000 },
  );
  const { told, drawn } = await page.evaluate(() => {
    const { told, drawn } = globalThis as unknown as { told: Told[]; drawn: () => string[] };
    return { told, drawn: drawn() };
  });
  /** Each with one of the pieces that were to go there or to come from there. */
  const missing = new Map<string, string>();
  let log = told[0]?.turn.notices ?? [];
  let flights = 0;
  for (const [index, { turn, drawn: before }] of told.entries()) {
    const earlier = told[index - 1]?.turn;
    if (!earlier) continue;
    log = withNotices(log, turn);
    const after = new Set(told[index + 1]?.drawn ?? drawn);
    const is = (there: ReadonlySet<string>, address: string) =>
      // What is out of the game lies nowhere; what comes from the supply may be drawn.
      address === 'box' ||
      [address, address.replace(/^box\//, ''), address.replace(/[^/]+$/, '*')].some((one) => there.has(one));
    for (const { from, to } of flightsOf(
      sinceMyLast(log, earlier.entries).flatMap((one) => one.moves ?? []),
    )) {
      flights += 1;
      if (!is(new Set(before), from)) missing.set(`${from} before`, `to ${to} in ${turn.entries}`);
      if (!is(after, to)) missing.set(`${to} after`, `from ${from} in ${turn.entries}`);
    }
  }
  expect(flights).toBeGreaterThan(50);
  return [...missing].map((words) => words.join(', ')).sort();
}

for (const game of withBoard)
  test(`${game}: every place that pieces come from or go to is drawn`, async ({ browser, server }) => {
    const [player, spectator] = [await sit(browser, server, LAPTOP), await sit(browser, server, LAPTOP)];
    const games = (await (await player.page.request.get('/api/games')).json()) as GameSummary[];
    // With four there is everything, the temple of Alea Iacta Est too.
    const seats = Math.min(4, games.find(({ key }) => key === game)?.max_seats ?? 0);
    const { id } = await openTable(player.page, { game, public: true, seats: against(seats - 1) });
    for (const { page } of [player, spectator]) {
      await page.addInitScript(note);
      await page.goto(`/table/${id}`);
      await page.locator('.board [data-piece]').first().waitFor();
    }
    await finish(player.page, id);
    expect(await undrawn(player.page), 'to a player').toEqual([]);
    expect(await undrawn(spectator.page), 'to a spectator').toEqual([]);
    expect([...player.trouble, ...spectator.trouble]).toEqual([]);
  });
