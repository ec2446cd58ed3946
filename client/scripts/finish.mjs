// What is done to a built client last, when all of its files are there: they get a version, the service worker that keeps them, and their
// compressed forms.
//   node scripts/finish.mjs DIR [--site]
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, isPacked, pack } from './pack.mjs';

const [folder = 'dist', site] = process.argv.slice(2);
const read = (path) => readFileSync(join(folder, path));
const digest = (bytes) => createHash('sha256').update(bytes);

const paths = filesOf(folder).filter((path) => !isPacked(path) && path !== 'sw.js' && !path.startsWith('.'));
const template = readFileSync(join(import.meta.dirname, '../offline/sw.js'), 'utf8');
const all = digest(template);
for (const path of paths) all.update(path).update(read(path));
const version = all.digest('hex').slice(0, 12);

// The page knows which build it is of, so that it can tell whether another one waits.
const page = read('index.html')
  .toString()
  .replace(/<meta name="version"[^>]*>\s*/, '')
  .replace('<title>', `<meta name="version" content="${version}" />\n    <title>`);
writeFileSync(join(folder, 'index.html'), page);

// What the document names is needed before anything is shown; the rest is fetched when there is time.
const named = [...page.matchAll(/ (?:src|href)="(?:\.?\/)([^"#]+)"/g)].map(([, path]) => path);
const missing = named.filter((path) => !paths.includes(path));
if (missing.length > 0) throw new Error(`index.html names what was not built: ${missing.join(', ')}`);

const built = {
  version,
  server: site !== '--site',
  first: ['index.html', ...named.filter((path) => !path.endsWith('.png'))],
  files: Object.fromEntries(paths.map((path) => [path, `sha256-${digest(read(path)).digest('base64')}`])),
};
writeFileSync(
  join(folder, 'sw.js'),
  template.replace('= BUILT;', () => `= ${JSON.stringify(built)};`),
);
// These two are written anew each time, so that nothing older may lie beside them.
for (const path of ['index.html', 'sw.js'])
  for (const form of ['.br', '.gz']) rmSync(join(folder, path + form), { force: true });
pack(folder);
