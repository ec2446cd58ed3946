// The size of what a browser loads, gzipped: the first visit of the start page below 200 kB, each game below 150 kB.
// A game is everything its board needs beyond the start page: code, styles, the larger language of its texts.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const START = 200_000;
const GAME = 150_000;

const folder = process.argv[2] ?? 'dist';
const read = (file) => readFileSync(`${folder}/${file}`, 'utf8');
const size = (file) => {
  const bytes = readFileSync(`${folder}/${file}`);
  return /\.(woff2|png)$/.test(file) ? bytes.length : gzipSync(bytes).length;
};
const sum = (files) => [...files].reduce((total, file) => total + size(file), 0);
const assets = readdirSync(`${folder}/assets`).map((name) => `assets/${name}`);
const scripts = assets.filter((file) => file.endsWith('.js'));

/** The larger language of a file of texts. */
const texts = (name) => {
  const found = scripts.filter((file) => new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`).test(file));
  if (found.length !== 2) throw new Error(`${found.length} files of texts are called ${name}`);
  return found.sort((one, other) => size(other) - size(one))[0];
};

const registry = scripts.map(read).find((script) => /sylla:\(\)=>/.test(script));
const named = [
  ...registry.matchAll(
    /["'`]?([a-z-]+)["'`]?:\(\)=>[^:]*?import\(`\.\/(game-[^`]+)`\),__vite__mapDeps\(\[([\d,]+)\]\)/g,
  ),
];
const listed = JSON.parse(/m\.f=(\[[^\]]*\])/.exec(registry)[1]);
const games = named.map(([, game, , places]) => [game, places.split(',').map((place) => listed[place])]);
if (games.length < 5) throw new Error(`only ${games.length} boards were found`);

const linked = [...read('index.html').matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file);
const decoration = assets.filter((file) => /\.woff2$|\/(grain|marble)-.*\.svg$/.test(file));
const words = ['client', 'house', ...games.map(([game]) => game)].map(texts);
const start = new Set(['index.html', ...linked, ...decoration, ...words]);

const lines = [['start page', sum(start), START]];
for (const [game, files] of games) {
  const more = [...files, texts(game), texts(`client-${game}`)].filter((file) => !linked.includes(file));
  lines.push([game, sum(new Set(more)), GAME]);
}
for (const [what, bytes, most] of lines)
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB of ${most / 1000} kB`);
if (lines.some(([, bytes, most]) => bytes > most)) {
  console.error('The client has grown beyond its budget.');
  process.exit(1);
}
