// Sounds: made on the spot, heard where they are wanted, and never where they are not.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import ts from 'typescript';
import { SOUNDS, type Sound } from '../../src/sound/synth';
import { act, die, mouse, play, ready } from './player';
import { expect, LAPTOP, sit, test } from './server';
import { against, answerUntil, openTable, sitDown } from './table';

const SYNTH = join(import.meta.dirname, '../../src/sound/synth.ts');
const RATE = 44_100;

/** One sound as it is played: its samples between -1 and 1. */
async function rendered(page: Page, sound: Sound): Promise<number[]> {
  return page.evaluate(
    async ([name, rate]) => {
      const { strike } = (globalThis as unknown as { synth: typeof import('../../src/sound/synth') }).synth;
      const context = new OfflineAudioContext(1, 2 * rate, rate);
      strike(name, context.destination as unknown as AudioNode, 0);
      const buffer = await context.startRendering();
      return [...buffer.getChannelData(0)];
    },
    [sound, RATE] as const,
  );
}

/** Plain 16 bit samples as a file that every program opens. */
function wav(samples: readonly number[]): Buffer {
  const bytes = Buffer.alloc(44 + 2 * samples.length);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + 2 * samples.length, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(2 * RATE, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(2 * samples.length, 40);
  samples.forEach((one, index) =>
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, one)) * 32_767), 44 + 2 * index),
  );
  return bytes;
}

/** Where the middle of a sound's spectrum lies, by how often it crosses zero, in Hz. */
const crossings = (samples: readonly number[], length: number) =>
  samples.slice(1, length).filter((one, index) => one >= 0 !== (samples[index] ?? 0) >= 0).length /
  (2 * (length / RATE));

test('every sound can be heard, is not too loud, over within a second, and unlike the others', async ({
  page,
}) => {
  const { outputText } = ts.transpileModule(readFileSync(SYNTH, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
  });
  await page.addScriptTag({
    type: 'module',
    content: `${outputText}\nglobalThis.synth = { strike };`,
  });
  await page.waitForFunction(() => 'synth' in globalThis);
  const folder = process.env['SATURNALIA_SOUNDS'];
  if (folder) mkdirSync(folder, { recursive: true });
  const prints = new Map<string, Sound>();
  for (const sound of SOUNDS) {
    const samples = await rendered(page, sound);
    const loud = samples.map(Math.abs);
    const peak = loud.reduce((most, one) => Math.max(most, one), 0);
    const end = loud.findLastIndex((one) => one > 0.002);
    const power = Math.sqrt(samples.slice(0, end).reduce((sum, one) => sum + one * one, 0) / end);
    if (folder) writeFileSync(join(folder, `${sound}.wav`), wav(samples.slice(0, end + RATE / 20)));
    console.log(
      `${sound.padEnd(8)} peak ${peak.toFixed(2)} rms ${power.toFixed(3)} ${(end / RATE).toFixed(2)} s, about ${crossings(samples, end).toFixed(0)} Hz`,
    );
    expect(peak, `${sound} is heard`).toBeGreaterThan(0.1);
    expect(peak, `${sound} is not clipped`).toBeLessThan(1);
    expect(power, `${sound} is more than a click`).toBeGreaterThan(0.01);
    expect(end / RATE, `${sound} is over`).toBeLessThan(1);
    expect(samples.every(Number.isFinite)).toBe(true);
    const print = samples
      .slice(0, 2_000)
      .map((one) => one.toFixed(2))
      .join();
    expect(prints.get(print), `${sound} sounds like`).toBeUndefined();
    prints.set(print, sound);
  }
});

/** In the page: what the audio graph is really made to play, and by which sound of ours. */
async function listen(page: Page): Promise<{
  struck: () => Promise<string[]>;
  started: () => Promise<number>;
}> {
  await page.addInitScript(() => {
    const spy = { started: 0, contexts: 0 };
    Object.assign(globalThis, { spy });
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) {
      spy.started += 1;
      return start.apply(this, when);
    };
    for (const Kind of [OscillatorNode, AudioBufferSourceNode]) {
      const own = Object.getOwnPropertyDescriptor(Kind.prototype, 'start')?.value as
        typeof AudioBufferSourceNode.prototype.start | undefined;
      if (!own) continue;
      Kind.prototype.start = function (this: AudioBufferSourceNode, ...when: []) {
        spy.started += 1;
        return own.apply(this, when);
      } as never;
    }
  });
  return {
    struck: () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('mark')
          .flatMap(({ name }) => (name.startsWith('saturnalia-sound-') ? [name.slice(17)] : [])),
      ),
    started: () => page.evaluate(() => (globalThis as unknown as { spy: { started: number } }).spy.started),
  };
}

const prefer = (page: Page, settings: object) =>
  page.addInitScript(
    (given) => localStorage.setItem('saturnalia.settings', JSON.stringify({ where: 'server', ...given })),
    settings,
  );

test('nothing is heard until it was offered and taken; it is offered once, and never again', async ({
  browser,
  server,
}) => {
  const { page, trouble } = await sit(browser, server, { ...LAPTOP, language: 'en' });
  const { struck, started } = await listen(page);
  await sitDown(page, { game: 'city-of-rome', seats: against(1) });
  const roll = die(7);
  await ready(page);
  const offer = page.locator('[data-herald] .offer');
  await expect(offer, 'before the first gesture').toHaveCount(0);
  await act(page, mouse, roll, await ready(page));
  await ready(page);
  await expect(offer).toContainText('Play with sounds?');
  for (let acts = 0; acts < 4; acts++) await act(page, mouse, roll, await ready(page));
  expect([await struck(), await started()]).toEqual([[], 0]);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media' || /\.(wav|ogg|mp3|webm)$/.test(request.url()))
      requests.push(request.url());
  });
  await ready(page);
  await offer.getByRole('button', { name: 'Sounds on' }).click();
  await expect(offer).toHaveCount(0);
  expect(await struck()).toEqual(['turn']);
  expect(await started()).toBeGreaterThan(0);
  for (let acts = 0; acts < 6; acts++) await act(page, mouse, roll, await ready(page));
  await ready(page);
  expect((await struck()).length).toBeGreaterThan(3);
  expect(requests, 'fetched for a sound').toEqual([]);
  await page.reload();
  await page.locator('.prompt').waitFor();
  await page.mouse.click(3, 300);
  await ready(page);
  await expect(offer).toHaveCount(0);
  expect(trouble).toEqual([]);
});

test('who says no hears nothing and is not asked again, at another table either', async ({
  browser,
  server,
}) => {
  const { page } = await sit(browser, server, { ...LAPTOP, language: 'en' });
  const { struck, started } = await listen(page);
  await sitDown(page, { game: 'city-of-rome', seats: against(1) });
  const roll = die(7);
  await act(page, mouse, roll, await ready(page));
  await ready(page);
  await page.locator('[data-herald] .offer').getByRole('button', { name: 'No, thanks' }).click();
  for (let acts = 0; acts < 4; acts++) await act(page, mouse, roll, await ready(page));
  expect([await struck(), await started()]).toEqual([[], 0]);
  await sitDown(page, { game: 'alea-iacta-est', seats: against(1) });
  await page.mouse.click(3, 300);
  await ready(page);
  await expect(page.locator('[data-herald] .offer')).toHaveCount(0);
});

test('a volume of nothing is silence', async ({ browser, server }) => {
  const { page } = await sit(browser, server, { ...LAPTOP, language: 'en' });
  await prefer(page, { sound: true, volume: 0, turns: 'at_once', motion: 'off' });
  const { started } = await listen(page);
  await sitDown(page, { game: 'city-of-rome', seats: against(1) });
  const roll = die(7);
  for (let acts = 0; acts < 5; acts++) await act(page, mouse, roll, await ready(page));
  expect(await started()).toBe(0);
});

const GAMES: readonly (readonly [game: string, seats: number, wanted: readonly Sound[]])[] = [
  ['alea-iacta-est', 1, ['dice', 'stone', 'turn']],
  ['city-of-rome', 1, ['card', 'stone', 'turn']],
  ['gloria-mundi', 1, ['card', 'coin', 'turn']],
  ['glory-to-rome', 1, ['card', 'turn']],
  ['sylla', 2, ['card', 'turn']],
];
for (const [game, bots, wanted] of GAMES)
  test(`pieces sound like what they are: ${game}`, async ({ browser, server }) => {
    const { page } = await sit(browser, server, { ...LAPTOP, language: 'en' });
    await prefer(page, { sound: true, turns: 'fast', motion: 'off' });
    const { struck, started } = await listen(page);
    await sitDown(page, { game, seats: against(bots) });
    await page.mouse.click(3, 300);
    const heard = async () => new Set(await struck());
    await play(page, mouse, 5, async (acts) => {
      const now = await heard();
      return wanted.every((one) => now.has(one)) || acts > 60;
    });
    expect([...(await heard())]).toEqual(expect.arrayContaining([...wanted]));
    expect(await started()).toBeGreaterThan(0);
  });

test('a refusal is heard', async ({ browser, server }) => {
  const { page } = await sit(browser, server, { ...LAPTOP, language: 'en' });
  await prefer(page, { sound: true, turns: 'at_once', motion: 'off' });
  const { struck } = await listen(page);
  await sitDown(page, { game: 'city-of-rome', seats: against(1) });
  await ready(page);
  await page.mouse.click(3, 300);
  // The page asks for something that is over: it is refused, and the question stays.
  await page.evaluate(() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
      send.call(this, String(text).replace(/"version":\d+/, '"version":1'));
    };
  });
  const roll = die(7);
  await expect(async () => {
    await act(page, mouse, roll, await ready(page));
    expect(await struck()).toContain('refusal');
  }).toPass({ timeout: 30_000 });
});

test('the end of the game is heard', async ({ browser, server }) => {
  const { page } = await sit(browser, server, { ...LAPTOP, language: 'en' });
  await prefer(page, { sound: true, turns: 'at_once', motion: 'off' });
  const { struck } = await listen(page);
  const id = await sitDown(page, { game: 'city-of-rome', seats: against(1) });
  await ready(page);
  await page.mouse.click(3, 300);
  await answerUntil(page, id, ({ outcome }) => outcome !== undefined);
  await expect(page.locator('dialog[open]')).toBeVisible({ timeout: 60_000 });
  expect((await struck()).filter((one) => one === 'win' || one === 'loss')).toHaveLength(1);
});

test('somebody speaks, and it is heard by the others alone', async ({ browser, server }) => {
  const sides = [];
  for (const screen of [LAPTOP, LAPTOP]) {
    const { page } = await sit(browser, server, { ...screen, language: 'en' });
    await prefer(page, { sound: true, turns: 'at_once', motion: 'off' });
    sides.push({ page, ...(await listen(page)) });
  }
  const [host, guest] = sides as [(typeof sides)[0], (typeof sides)[0]];
  const { id, invite } = await openTable(host.page, { game: 'city-of-rome', seats: ['me', 'invited'] });
  await guest.page.goto(`/table/${id}?invite=${invite}`);
  await guest.page.getByRole('button', { name: 'Join' }).click();
  await host.page.goto(`/table/${id}`);
  for (const { page } of sides) {
    await page.locator('.prompt').waitFor();
    await page.mouse.click(3, 300);
  }
  await host.page.getByRole('tab', { name: 'Chat' }).click();
  await host.page.getByPlaceholder('Say something').fill('Salve!');
  await host.page.keyboard.press('Enter');
  await expect.poll(guest.struck).toContain('chat');
  expect(await host.struck()).not.toContain('chat');
});
