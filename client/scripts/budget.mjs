// The size of what a browser loads, gzipped: the start page below 200 kB, each game below 150 kB.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const START = 200_000;
const GAME = 150_000;

const size = (file) => {
  const bytes = readFileSync(`dist/${file}`);
  return /\.(woff2|png)$/.test(file) ? bytes.length : gzipSync(bytes).length;
};
const assets = readdirSync('dist/assets').map((name) => `assets/${name}`);
const html = readFileSync('dist/index.html', 'utf8');
const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file);
const fonts = assets.filter((file) => file.endsWith('.woff2'));
const pictures = assets.filter((file) => /\/(grain|marble)-.*\.svg$/.test(file));
// The larger of both languages for every text the start page asks for.
const texts = new Map();
for (const file of assets) {
  const name =
    /assets\/(client|house|city-of-rome|glory-to-rome|alea-iacta-est|sylla|gloria-mundi)-[\w-]{8}\.js$/.exec(
      file,
    )?.[1];
  if (name) texts.set(name, Math.max(texts.get(name) ?? 0, size(file)));
}
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const start =
  sum(['index.html', ...new Set([...linked, ...fonts, ...pictures])].map(size)) + sum([...texts.values()]);
console.log(`start page ${(start / 1000).toFixed(1)} kB of ${START / 1000} kB`);
let failed = start > START;

const games = assets.filter((file) => /\/game-.*\.(js|css)$/.test(file));
for (const file of games) {
  const bytes = size(file);
  console.log(`${file} ${(bytes / 1000).toFixed(1)} kB of ${GAME / 1000} kB`);
  failed ||= bytes > GAME;
}
if (failed) {
  console.error('The client has grown beyond its budget.');
  process.exit(1);
}
