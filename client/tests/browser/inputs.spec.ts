// How much it takes to say what one means: whole games of each game, played by a person who wants what a sensible player wants. What that is
// says a recorded game of bots; the bots at the table go on as they did there, so that the whole game comes out the same. Counted are clicks
// and taps for each answer, and how many questions had one answer.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Ask, Offer, ServerMessage, Turn } from '../../src/protocol/wire';
import { withBoard } from './boards';
import { finger, mouse, ready, take, type Hand, type Sight, type Thing } from './player';
import { binary, expect, LAPTOP, PHONE, sit, STEADY, test } from './server';
import { against, sitDown } from './table';

/** Each plays another deal. */
const SCREENS = [
  ['a laptop', LAPTOP, mouse, 4],
  ['a phone', PHONE, finger, 9],
] as const;
/** Clicks or taps for one answer, over a whole game. */
const MOST_INPUTS = 1.15;
/** How many questions may have one answer. Drawing a card and rolling dice are done with one's own hand, and counted apart. */
const MOST_LONE = 0.03;
const BY_HAND = ['rome-ask-think', 'alea-ask-roll', 'alea-ask-throw', 'city-ask-school-deck'];
/** Answers that are gathered of several like things: each of them is decided on by itself. */
const GATHERED = ['sylla-ask-characters'];
const SEATS = 3;

interface Recorded {
  seed: string;
  entries: { seat?: number; answer?: unknown }[];
}

/** A whole game of steady bots. */
function recorded(game: string, deal: number): Recorded {
  const folder = mkdtempSync(join(tmpdir(), 'saturnalia-inputs-'));
  const program = binary('saturnalia', process.env['SATURNALIA_BIN']);
  const words = `--seats ${SEATS} --games 1 --seed ${deal} --bots ${STEADY} --record ${folder}`;
  execFileSync(program, ['simulate', game, ...words.split(' ')], { stdio: 'ignore' });
  const [file] = readdirSync(folder);
  const text = readFileSync(join(folder, file ?? ''), 'utf8');
  rmSync(folder, { recursive: true });
  return JSON.parse(text) as Recorded;
}

/** What one question took. */
interface Answered {
  question: string;
  offers: number;
  inputs: number;
  /** Things that were decided: the pieces of an answer that is gathered of several like ones, otherwise one. */
  things: number;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The answer that is wanted: the one of the record if it is offered, otherwise any. */
function wanted(ask: Ask, turn: Turn, { entries }: Recorded): Offer | undefined {
  const noted = entries[turn.entries];
  const meant = noted?.seat === ask.seat ? noted.answer : undefined;
  return (
    ask.offers.find((offer) => same(offer.answer, meant)) ?? ask.offers[turn.entries % ask.offers.length]
  );
}

/** What a person touches who wants that: what is suggested, what alone leads there, or one piece of it after the other. */
function next(sight: Sight, offer: Offer, ask: Ask): Thing | undefined {
  if (sight.confirm) return sight.confirm;
  const said = JSON.stringify(offer.answer);
  // What would give another answer is left alone.
  const mine = sight.pieces.filter(
    ({ what, answer }) => offer.pieces.includes(what) && (answer === null || answer === said),
  );
  const suggested = mine.find(({ answer }) => answer === said);
  const alone = mine.find(({ what }) => ask.offers.filter((one) => one.pieces.includes(what)).length === 1);
  const named = sight.buttons.filter(({ answer }) => answer === said);
  return suggested ?? alone ?? named[0] ?? mine[0] ?? sight.pieces[0] ?? sight.buttons[0];
}

async function playThrough(page: Page, hand: Hand, game: Recorded, heard: () => Turn): Promise<Answered[]> {
  const all: Answered[] = [];
  let inputs = 0;
  let before: Turn | undefined;
  for (let acts = 0; acts < 3_000; acts++) {
    const sight = await ready(page);
    const turn = heard();
    const { ask } = turn;
    if (before?.ask && inputs > 0 && turn.entries !== before.entries) {
      const { question, offers } = before.ask;
      const things = GATHERED.includes(question.key) ? (offers[0]?.pieces.length ?? 1) : 1;
      all.push({ question: question.key, offers: offers.length, inputs, things });
      inputs = 0;
    }
    if (sight.over) return all;
    before = turn;
    if (!ask) throw new Error('something can be chosen though nothing is asked');
    const offer = wanted(ask, turn, game);
    const thing = offer && next(sight, offer, ask);
    if (!thing) throw new Error(`nothing leads to ${JSON.stringify(offer)}`);
    await take(page, hand, thing);
    inputs += 1;
    if (inputs > 12)
      throw new Error(`${JSON.stringify(offer)} is not reached by ${thing.what}\n${JSON.stringify(sight)}`);
  }
  throw new Error('the game does not come to an end');
}

function table(all: readonly Answered[]): string {
  const keys = [...new Set(all.map(({ question }) => question))].sort();
  return keys
    .map((key) => {
      const these = all.filter(({ question }) => question === key);
      const inputs = these.reduce((sum, one) => sum + one.inputs, 0);
      const lone = these.filter(({ offers }) => offers === 1).length;
      return `  ${key.padEnd(30)} ${String(these.length).padStart(4)} asked ${String(inputs).padStart(4)} inputs ${String(lone).padStart(3)} lone`;
    })
    .join('\n');
}

for (const game of withBoard)
  for (const [screen, options, hand, deal] of SCREENS)
    test(`${game} on ${screen} asks for few clicks`, async ({ browser, server }, info) => {
      test.setTimeout(600_000);
      const { page, trouble } = await sit(browser, server, { ...options, language: 'de' });
      let latest: Turn | undefined;
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
          const message = JSON.parse(String(payload)) as ServerMessage;
          if ('turn' in message) latest = message.turn;
        }),
      );
      const record = recorded(game, deal);
      await sitDown(page, { game, seats: against(SEATS - 1), seed: record.seed });
      const all = await playThrough(page, hand, record, () => latest as Turn);
      const sum = (of: (one: Answered) => number) => all.reduce((so, one) => so + of(one), 0);
      const inputs = sum((one) => one.inputs) / sum((one) => one.things);
      const questions = all.filter(({ question }) => !BY_HAND.includes(question));
      const lone = questions.filter(({ offers }) => offers === 1).length / questions.length;
      const figures = `${game} ${screen}: ${inputs.toFixed(2)} inputs for each of ${sum((one) => one.things)} decisions, ${(100 * lone).toFixed(1)} % of ${questions.length} questions had one answer`;
      info.annotations.push({ type: 'figures', description: figures });
      console.log(`${figures}\n${table(all)}`);
      expect(inputs, table(all)).toBeLessThanOrEqual(MOST_INPUTS);
      expect(lone, table(all)).toBeLessThanOrEqual(MOST_LONE);
      expect(trouble).toEqual([]);
    });
