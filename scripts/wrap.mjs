// Wraps Markdown files at 110 columns with prettier, which leaves code, links and headings whole. Tables stay as they were
// written: prettier would fill up every cell to the widest of its column, and each change to one would change them all.

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const prettier = createRequire(new URL('../client/package.json', import.meta.url))('prettier');
const OPTIONS = { parser: 'markdown', proseWrap: 'always', printWidth: 110, embeddedLanguageFormatting: 'off' };
const TABLE = /^\|.*(?:\n\|.*)+/gm;
const MARK = /^<!-- table (\d+) -->$/gm;

async function wrapped(text) {
  const tables = [];
  const marked = text.replace(TABLE, (table) => `<!-- table ${tables.push(table) - 1} -->`);
  return (await prettier.format(marked, OPTIONS)).replace(MARK, (_, number) => tables[number]);
}

const [how, ...files] = process.argv.slice(2);
for (const file of files) {
  const before = readFileSync(file, 'utf8');
  const after = await wrapped(before);
  if (after === before) continue;
  if (how === '--write') writeFileSync(file, after);
  else {
    console.error(`${file} is not wrapped: run scripts/wrap`);
    process.exitCode = 1;
  }
}
