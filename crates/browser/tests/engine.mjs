// Plays a game of every kind inside WebAssembly, with bots that search, and looks at what was kept of it.
//   node crates/browser/tests/engine.mjs DIR    where scripts/engine has written the engine

import assert from 'node:assert/strict';
import { loadEngine } from '../../../client/scripts/load-engine.mjs';

const engine = await loadEngine(process.argv[2]);
const { DeviceTable, bytes_of_chance, games, verify } = engine;

const owner = JSON.stringify({ account: '0000000000001', name: 'Livia' });
const chance = () => crypto.getRandomValues(new Uint8Array(bytes_of_chance()));
const drawn = () => crypto.getRandomValues(new BigUint64Array(1))[0];

/** A page that answers with the first offer. */
class Page {
  constructor(table) {
    this.table = table;
    this.hear(table.hear('{"hello":{}}', Date.now()));
  }

  hear(messages) {
    for (const message of messages.map((text) => JSON.parse(text))) {
      assert.equal(message.refused, undefined, JSON.stringify(message));
      this.info = message.table ?? this.info;
      this.turn = message.turn ?? this.turn;
    }
  }

  act(act) {
    this.hear(this.table.hear(JSON.stringify({ act: { id: 1, act } }), Date.now()));
  }

  answer() {
    const { ask, version } = this.turn;
    this.act({
      play: { seat: ask.seat, version, answer: ask.offers[0].answer },
    });
  }

  letBotAnswer({ seat, version }) {
    assert.ok(this.table.bot_answers(seat, version, this.table.think(seat, drawn()), Date.now()));
    this.hear(this.table.news(Date.now()));
  }
}

for (const { key } of JSON.parse(games())) {
  const seats = ['me', { bot: { spec: 'solid' } }, { bot: { spec: 'strong' } }];
  const opened = Date.now();
  const table = DeviceTable.open(JSON.stringify({ game: key, seats }), owner, chance(), opened);
  const lines = table.take_lines();
  const page = new Page(table);
  const commitment = page.info.commitment;
  let searched = 0;
  // The strong bot thinks for a second each time: twice are enough to see that it can.
  while (page.info.status === 'running') {
    const [bot] = JSON.parse(table.bots_asked());
    if (!bot) page.answer();
    else if (bot.milliseconds && searched++ === 2) page.act({ resign: { seat: 0, in_favour_of: 1 } });
    else page.letBotAnswer(bot);
    lines.push(...table.take_lines());
  }
  const verified = JSON.parse(verify(table.file()));
  assert.equal(verified.commitment, commitment);
  const again = DeviceTable.take_up(table.id(), table.header(), lines, owner, Date.now());
  assert.equal(again.file(), table.file());
  const told = [];
  const found = JSON.parse(again.look_back((done) => told.push(done)));
  assert.equal(found.moments.length, again.entries());
  assert.deepEqual(told.toSorted((one, other) => one - other), told, 'progress goes on');
  assert.ok(told.length > 0 && told.at(-1) <= again.entries());
  assert.ok(Math.abs(found.start.reduce((sum, share) => sum + share, 0) - 1) < 0.01, 'somebody wins');
  console.log(`${key}: ${verified.entries} entries in WebAssembly, kept, replayed, verified and looked back at`);
}

assert.throws(
  () => DeviceTable.open('{}', owner, chance(), Date.now()),
  (refusal) => JSON.parse(refusal).code === 'bad_request',
);
