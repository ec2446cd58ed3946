// The size of what a browser loads, gzipped: the first visit of the start page below 200 kB, the pictures of its boards, which come when they
// are scrolled to, below 130 kB, each game below 150 kB, all sounds together below 60 kB. The engine has 900 kB in brotli, as it is sent; one
// that was built in a hurry (`scripts/engine --quick`) is not meant to be published and not judged.
// A game is everything its board, guide and rules page need beyond the start page: code, styles, the larger language of its texts. The
// games are those that were built: every folder with a board.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const START = 200_000;
const PICTURES = 130_000;
const GAME = 150_000;
const SOUNDS = 60_000;
const ENGINE = 900_000;

const folder = process.argv[2] ?? 'dist';
const MANIFEST = `${folder}/.vite/manifest.json`;
/** What was built from which source, and what it needs. */
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
// Not for browsers, so not for the server either, which serves the whole folder.
rmSync(`${folder}/.vite`, { recursive: true });

const size = (file) => {
  const bytes = readFileSync(`${folder}/${file}`);
  return /\.(woff2|png|webp)$/.test(file) ? bytes.length : gzipSync(bytes).length;
};
const sum = (files) => [...files].reduce((total, file) => total + size(file), 0);

/** Every file that is loaded with a source. */
function loaded(source, files = new Set()) {
  const { file, css = [], assets = [], imports = [] } = manifest[source];
  if (files.has(file)) return files;
  for (const one of [file, ...css, ...assets]) files.add(one);
  for (const one of imports) loaded(one, files);
  return files;
}

/** The larger language of a file of texts, if there is one. */
const texts = (name) =>
  larger((source) => source.includes('/locales/') && source.endsWith(`/${name}.ftl?raw`));
/** The same of the names that a game's components bring along. */
const names = (game) => larger((source) => source.includes(`/games/${game}/data/names.`));
const larger = (wanted) =>
  Object.keys(manifest)
    .filter(wanted)
    .map((source) => manifest[source].file)
    .sort((one, other) => size(other) - size(one))
    .slice(0, 1);

const boards = Object.keys(manifest).flatMap((source) => {
  const game = /^src\/games\/([^/]+)\/game\.ts$/.exec(source)?.[1];
  return game ? [[game, source]] : [];
});
if (boards.length === 0) throw new Error('no boards were found');

const start = new Set([
  'index.html',
  ...loaded('index.html'),
  ...['client', 'house', ...boards.map(([game]) => game)].flatMap(texts),
  ...boards.flatMap(([game]) => names(game)),
]);
const common = loaded('index.html');
const isPicture = (file) => file.endsWith('.webp');
const lines = [
  ['start page', sum([...start].filter((file) => !isPicture(file))), START],
  ['pictures', sum([...start].filter(isPicture)), PICTURES],
  ...boards.map(([game, source]) => {
    const parts = [source, ...['guide.ts', 'Rules.svelte'].map((part) => source.replace('game.ts', part))];
    const code = parts.filter((part) => manifest[part]).flatMap((part) => [...loaded(part)]);
    const files = new Set([...code, ...texts(game), ...names(game), ...texts(`client-${game}`)]);
    return [game, sum([...files].filter((file) => !common.has(file))), GAME];
  }),
];
// Sounds are code, which is built into the rest: their sources are larger than what becomes of them. A recording would be a file.
const code = readdirSync('src/sound').filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
if (code.length === 0) throw new Error('no sounds were found');
const recordings = readdirSync(folder, { recursive: true }).filter((name) =>
  /\.(aac|flac|m4a|mp3|oga|ogg|opus|wav|weba)$/.test(name),
);
lines.push([
  'sounds',
  code.reduce((all, name) => all + gzipSync(readFileSync(`src/sound/${name}`)).length, 0) +
    recordings.reduce((all, name) => all + statSync(`${folder}/${name}`).size, 0),
  SOUNDS,
]);
const made = existsSync('engine/made-of') ? readFileSync('engine/made-of', 'utf8') : 'none';
if (made.startsWith('engine ')) {
  const parts = readdirSync(`${folder}/assets`).filter((name) => /^engine-.*\.br$/.test(name));
  const sent = parts.map((name) => statSync(`${folder}/assets/${name}`).size);
  lines.push(['engine', sent.reduce((all, one) => all + one, 0), ENGINE]);
}
for (const [what, bytes, most] of lines)
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB of ${most / 1000} kB`);
if (lines.some(([, bytes, most]) => bytes > most)) {
  console.error('The client has grown beyond its budget.');
  process.exit(1);
}
