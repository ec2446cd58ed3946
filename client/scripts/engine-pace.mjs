// The half of scripts/engine-pace that runs the engine in a worker of Chromium.
//   node client/scripts/engine-pace.mjs ENGINE NATIVE PAIRS [GAME …]

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';

const [folder, native, pairs, ...wanted] = process.argv.slice(2);

/** How much is searched: more in games whose iterations are quick, so that each run takes about half a second. */
const ANSWERS = 10;
const [FEWEST, MOST] = [50, 5000];
const ABOUT = 500;

/** A worker as those of the page are: it has the compiled engine, and answers what it is asked. */
const WORKER = `
import * as engine from './engine.js';
const owner = JSON.stringify({ account: '0000000000001', name: 'Livia' });
const work = {
  begin: (module) => void engine.initSync({ module }),
  games: () => JSON.parse(engine.games()).map(({ key }) => key),
  pace: (...what) => engine.pace(...what),
  // A new table against a strong bot, with everything that a page is shown of it.
  first(game) {
    const chance = crypto.getRandomValues(new Uint8Array(engine.bytes_of_chance()));
    const plan = JSON.stringify({ game, seats: ['me', { bot: { spec: 'strong' } }] });
    return engine.DeviceTable.open(plan, owner, chance, Date.now()).hear('{"hello":{}}', Date.now());
  },
};
onmessage = ({ data: [method, ...given] }) => {
  const began = performance.now();
  const result = work[method](...given);
  postMessage({ result, took: performance.now() - began });
};
`;
const PAGE = '<!doctype html><title>pace</title>';
const KINDS = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

const server = createServer(({ url }, answer) => {
  const made = { '/': ['text/html', PAGE], '/worker.js': ['text/javascript', WORKER] }[url];
  const [kind, body] = made ?? [KINDS[extname(url)], KINDS[extname(url)] && readFileSync(join(folder, url))];
  answer.writeHead(kind ? 200 : 404, kind ? { 'content-type': kind } : {}).end(body);
});
await new Promise((up) => server.listen(0, '127.0.0.1', up));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.evaluate(async () => {
    const module = await WebAssembly.compileStreaming(fetch('/engine_bg.wasm'));
    /** Asks a worker, a new one if none is given. */
    globalThis.ask = (what, worker = new Worker('/worker.js', { type: 'module' })) =>
      new Promise((heard, failed) => {
        worker.onmessage = ({ data }) => heard({ ...data, worker });
        worker.onerror = ({ message }) => failed(new Error(message));
        worker.postMessage(what);
      });
    /** What a page does for a new table once it has the engine: a worker, the engine in it, the table, its first question. */
    globalThis.first = async (game) => {
      const began = performance.now();
      const { worker } = await ask(['begin', module]);
      await ask(['first', game], worker);
      worker.terminate();
      return performance.now() - began;
    };
    globalThis.bot = (await ask(['begin', module])).worker;
  });
  const inWorker = async (...what) => {
    const { result, took } = await page.evaluate(async (what) => {
      const { result, took } = await ask(what, bot);
      return { result, took };
    }, what);
    return { result, took };
  };
  const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

  const games = (await inWorker('games')).result.filter((key) => !wanted.length || wanted.includes(key));
  const rows = [];
  for (const game of games) {
    const [tried] = execFileSync(native, [game, String(FEWEST), String(ANSWERS)], { encoding: 'utf8' }).split(
      '\n',
    );
    const iterations = Math.min(MOST, Math.max(FEWEST, Math.round((FEWEST * ABOUT) / Number(tried))));
    // Code that is new is compiled in two steps: what is measured is how it runs.
    await inWorker('pace', game, iterations, 2);
    const [runs, firsts] = [[], []];
    for (let pair = 0; pair < Number(pairs); pair++) {
      const here = await inWorker('pace', game, iterations, ANSWERS);
      const there = execFileSync(native, [game, iterations, ANSWERS].map(String), { encoding: 'utf8' });
      const [took, said] = there.split('\n');
      assert.equal(here.result, said, `${game}: bots answer otherwise in WebAssembly`);
      runs.push({ here: here.took, native: Number(took) });
      firsts.push(await page.evaluate((game) => first(game), game));
    }
    const perSecond = (took) => Math.round((iterations * ANSWERS * 1000) / took);
    const ratios = runs.map((run) => run.native / run.here);
    rows.push({
      game,
      'iterations/s, worker': perSecond(median(runs.map(({ here }) => here))),
      'iterations/s, native': perSecond(median(runs.map(({ native }) => native))),
      'ratio, median': Number(median(ratios).toFixed(2)),
      'from … to': `${Math.min(...ratios).toFixed(2)} … ${Math.max(...ratios).toFixed(2)}`,
      'first question, ms': Math.round(median(firsts)),
    });
    console.error(rows.at(-1));
  }
  console.table(rows);
} finally {
  await browser.close();
  server.close();
}
