// A law of the rules inside WebAssembly: every golden game (games/*/tests/golden) says there what it says natively, to the letter.
//   node crates/browser/tests/golden.mjs DIR    where scripts/engine has written the engine
// How a log is written, `saturnalia_rules_testkit::golden` says; the messages and what they need are read as the client's build reads them.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEngine } from '../../../client/scripts/load-engine.mjs';
import { readWords } from '../../../client/scripts/words.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const { course } = await loadEngine(process.argv[2]);
const used = new Map(
  readWords(ROOT).words.map(({ key, args }) => [key, new Set(args.map(([name]) => name))]),
);

const seatName = (seat) => `#${seat + 1}`;

function said({ key, args = {} }) {
  const names = Object.keys(args).filter((name) => used.get(key)?.has(name) ?? true);
  return [key, ...names.sort().map((name) => `${name}=${argument(args[name])}`)].join(' ');
}

function argument(arg) {
  if ('number' in arg) return String(arg.number);
  if ('text' in arg) return JSON.stringify(arg.text);
  if ('term' in arg) return arg.term;
  if ('seat' in arg) return seatName(arg.seat);
  if ('list' in arg) return `[${arg.list.map(argument).join(', ')}]`;
  return `(${said(arg.label)})`;
}

const list = (numbers) => `[${numbers.join(', ')}]`;

/** Everything a game shows: the answers, what was told to the truth, the final score. */
function logOf(file) {
  const { entries, told, score, places } = JSON.parse(course(file));
  const toldAfter = (made) => told.filter(([when]) => when === made).map(([, label]) => said(label));
  const lines = entries.flatMap(([seat, { answer, concede }], index) => [
    answer
      ? `> ${seatName(seat)} ${said(answer)}`
      : `> ${seatName(seat)} resigns in favour of ${seatName(concede)}`,
    ...toldAfter(index + 1),
  ]);
  return [
    ...toldAfter(0),
    ...lines,
    ...score.lines.map(({ label, points }) => `${said(label)}: ${list(points)}`),
    `points ${list(score.totals)}, places ${places ? `Some(${list(places)})` : 'None'}`,
    '',
  ];
}

let replayed = 0;
for (const game of readdirSync(join(ROOT, 'games'))) {
  const folder = join(ROOT, 'games', game, 'tests/golden');
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.game'))) {
    const lines = logOf(readFileSync(join(folder, name), 'utf8'));
    const expected = readFileSync(join(folder, name.replace(/game$/, 'log')), 'utf8').split('\n');
    const wrong = expected.findIndex((line, index) => line !== lines[index]);
    assert.equal(
      wrong,
      -1,
      `${game}/${name} line ${wrong + 1}:\n  here ${lines[wrong]}\n  then ${expected[wrong]}`,
    );
    assert.equal(lines.length, expected.length, `${game}/${name} has another length`);
    replayed += 1;
  }
}
assert.ok(replayed >= 5 * 3, `only ${replayed} golden games were found`);
console.log(`${replayed} golden games say in WebAssembly what they say natively`);
