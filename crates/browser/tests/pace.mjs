// The half of scripts/engine-pace that runs the engine in Node, whose compiler for WebAssembly is Chromium's.
//   node crates/browser/tests/pace.mjs ENGINE NATIVE PAIRS

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { loadEngine } from '../../../client/scripts/load-engine.mjs';

const [folder, native, pairs] = process.argv.slice(2);
const { DeviceTable, bytes_of_chance, games, pace } = await loadEngine(folder);

const ITERATIONS = 1000;
const ANSWERS = 10;

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
const timed = (work) => {
  const start = performance.now();
  const result = work();
  return { result, took: performance.now() - start };
};

/** The first question of a new table against a strong bot, with everything that a page is shown of it. */
function firstQuestion(game) {
  const owner = JSON.stringify({ account: '0000000000001', name: 'Livia' });
  const chance = crypto.getRandomValues(new Uint8Array(bytes_of_chance()));
  const plan = JSON.stringify({
    game,
    seats: ['me', { bot: { spec: 'strong' } }],
  });
  return DeviceTable.open(plan, owner, chance, Date.now()).hear('{"hello":{}}', Date.now());
}

const rows = JSON.parse(games()).map(({ key }) => {
  const first = timed(() => firstQuestion(key)).took;
  const runs = Array.from({ length: Number(pairs) }, () => {
    const here = timed(() => pace(key, ITERATIONS, ANSWERS));
    const [took, said] = execFileSync(native, [key, ITERATIONS, ANSWERS].map(String), {
      encoding: 'utf8',
    }).split('\n');
    assert.equal(here.result, said, `${key}: bots answer otherwise in WebAssembly`);
    return { here: here.took, native: Number(took) };
  });
  const perSecond = (took) => Math.round((ITERATIONS * ANSWERS * 1000) / took);
  return {
    game: key,
    'iterations/s, WebAssembly': perSecond(median(runs.map(({ here }) => here))),
    'iterations/s, native': perSecond(median(runs.map(({ native }) => native))),
    'ratio (median of pairs)': Number(median(runs.map((run) => run.native / run.here)).toFixed(2)),
    'first question, ms': Number(first.toFixed(1)),
  };
});
console.table(rows);
