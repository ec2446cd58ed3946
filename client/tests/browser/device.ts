// Tables on this device: answers by plain messages to the worker that keeps one, for tests whose subject is not how an answer is chosen.

import type { Browser, Page } from '@playwright/test';
import type { ServerMessage, Turn } from '../../src/protocol/wire';
import { sit, type Screen } from './server';

interface Answering {
  /** Answers so many questions, or all of them; the last turn. */
  answer(times: number): Promise<Turn>;
}

/** In the page, before anything else: looks over the shoulder of whoever speaks to the keeper of a table. */
function listen(): void {
  interface Call {
    call: number;
    method: string;
    parameters: unknown[];
  }
  let keeper: Worker | undefined;
  let turn: Turn | undefined;
  let heard: () => void = () => undefined;
  const attend = (worker: Worker) => {
    keeper = worker;
    turn = undefined;
    worker.addEventListener('message', ({ data }: MessageEvent<{ news?: { told?: string[] } }>) => {
      for (const text of data.news?.told ?? []) {
        const said = JSON.parse(text) as ServerMessage;
        if ('turn' in said) turn = said.turn;
      }
      heard();
    });
  };
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, message: Call) {
    if (['open', 'take_up', 'bring', 'unpack'].includes(message.method)) attend(this);
    post.call(this, message);
  };
  let call = 1_000_000;
  const answer = async (times: number): Promise<Turn> => {
    for (let answers = 0; ; answers++) {
      while (!turn?.ask && !turn?.outcome) await new Promise<void>((on) => (heard = on));
      if (turn.outcome || answers === times || !turn.ask) return turn;
      const { ask, version } = turn;
      const play = { seat: ask.seat, version, answer: ask.offers[answers % ask.offers.length]?.answer };
      turn = undefined;
      const act = JSON.stringify({ act: { id: call, act: { play } } });
      post.call(keeper, { call: call++, method: 'hear', parameters: [act] });
    }
  };
  Object.assign(globalThis, { answering: { answer } satisfies Answering });
}

/** A browser of its own whose page opens tables on this device. */
export async function sitHere(browser: Browser, url: string, screen: Screen) {
  const sitting = await sit(browser, url, { ...screen, where: 'device' });
  await sitting.context.addInitScript(listen);
  return sitting;
}

/** Opens a table of this device by one click on the start page, which is at that address. */
export async function playNow(page: Page, game: string, start = '/'): Promise<void> {
  await page.goto(start);
  await page.locator(`.game[data-game="${game}"] [data-play]`).click();
  await page.locator('.prompt.mine').waitFor();
}

const answering = (page: Page, times: number): Promise<Turn> =>
  page.evaluate(
    (times) => (globalThis as unknown as { answering: Answering }).answering.answer(times),
    times,
  );

/** So many answers, any in turn. */
export const answerHere = (page: Page, times: number): Promise<Turn> => answering(page, times);

/** Plays to the end. */
export const finishHere = (page: Page): Promise<Turn> => answering(page, 5_000);
