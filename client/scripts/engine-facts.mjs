// Writes beside an engine what never changes with it: games.json (`GameSummary[]`) and printed-GAME.json, what is printed on each game's components.
//   node client/scripts/engine-facts.mjs DIR
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEngine } from './load-engine.mjs';

const folder = process.argv[2];
const { games, printed } = await loadEngine(folder);
writeFileSync(join(folder, 'games.json'), games());
for (const { key } of JSON.parse(readFileSync(join(folder, 'games.json'), 'utf8')))
  writeFileSync(join(folder, `printed-${key}.json`), printed(key));
