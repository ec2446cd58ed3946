// Fails if a message of ours is said nowhere, and names it. Which messages a sentence of code can say is read off its types: a literal says
// one, a template with a union of names in it says one for each name.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte2tsx } from 'svelte2tsx';
import ts from 'typescript';
import { readWords, topics } from './words.mjs';

/** More ways to fill a template than this are not ours to say. */
const MOST = 2_000;

/** The sources as the compiler reads them; components become modules. */
function program(client) {
  const src = join(client, 'src');
  const components = new Map();
  const roots = [];
  for (const name of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    const file = join(src, name);
    if (name.endsWith('.svelte')) {
      const { code } = svelte2tsx(readFileSync(file, 'utf8'), {
        filename: file,
        isTsFile: true,
        version: '5',
      });
      components.set(`${file}.tsx`, code);
      roots.push(`${file}.tsx`);
    } else if (/\.ts$/.test(name) && !/\.test\.ts$/.test(name)) roots.push(file);
  }
  const config = join(client, 'tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    client,
  );
  options.jsx = ts.JsxEmit.Preserve;
  const shims = dirname(fileURLToPath(import.meta.resolve('svelte2tsx')));
  roots.push(join(shims, 'svelte-shims-v4.d.ts'), join(shims, 'svelte-jsx-v4.d.ts'));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => components.has(name) || fileExists(name);
  host.readFile = (name) => components.get(name) ?? readFile(name);
  host.getSourceFile = (name, version, ...more) =>
    components.has(name)
      ? ts.createSourceFile(name, components.get(name), version, true, ts.ScriptKind.TSX)
      : getSourceFile(name, version, ...more);
  const made = ts.createProgram(roots, options, host);
  return { made, files: made.getSourceFiles().filter((file) => roots.includes(file.fileName)) };
}

/** Every text an expression may be, or undefined if that is open. */
function texts(checker, node) {
  const type = checker.getTypeAtLocation(node);
  const parts = type.isUnion() ? type.types : [type];
  return parts.every((part) => part.isStringLiteral() || part.isNumberLiteral())
    ? parts.map((part) => String(part.value))
    : undefined;
}

function filled(checker, template) {
  let all = [template.head.text];
  for (const { expression, literal } of template.templateSpans) {
    const names = texts(checker, expression);
    if (!names || names.length * all.length > MOST) return [];
    all = all.flatMap((begun) => names.map((name) => begun + name + literal.text));
  }
  return all;
}

/** Messages of ours that nothing says. */
function unused(client) {
  const { words } = readWords(join(client, '..'));
  const ours = words.filter(({ file }) => file.startsWith('client'));
  const { made, files } = program(client);
  const checker = made.getTypeChecker();
  const [said, filledIn] = [new Set(), new Set()];
  /** Words written in a folder, and whose help it shows. */
  const folders = new Map();
  for (const file of files) {
    if (/\/words\/keys\.ts$|\.d\.ts$/.test(file.fileName)) continue;
    const folder = folders.get(dirname(file.fileName)) ?? { written: new Set(), shows: new Set() };
    folders.set(dirname(file.fileName), folder);
    const visit = (node) => {
      if (ts.isStringLiteralLike(node)) {
        said.add(node.text);
        folder.written.add(node.text);
      } else if (ts.isTemplateExpression(node)) {
        for (const text of filled(checker, node)) {
          filledIn.add(text);
          folder.written.add(text);
        }
      } else if (ts.isCallExpression(node) && node.expression.getText(file) === 'topicOf') {
        folder.shows.add(node.arguments[0].text);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  // Help can say every topic; it is used only if something on the board asks for it.
  for (const [prefix, names] of topics(words)) {
    const asked = [...folders.values()].filter(({ shows }) => shows.has(prefix));
    for (const name of names)
      if (!asked.some(({ written }) => written.has(name)))
        for (const kind of ['topic', 'about']) filledIn.delete(`${prefix}-${kind}-${name}`);
  }
  const used = new Set();
  const use = (key) => {
    if (used.has(key)) return;
    used.add(key);
    for (const other of words.find((one) => one.key === key)?.references ?? []) use(other);
  };
  for (const { key } of words) if (said.has(key) || filledIn.has(key)) use(key);
  return ours.map(({ key }) => key).filter((key) => !used.has(key));
}

const left = unused(process.argv[2] ?? join(import.meta.dirname, '..'));
for (const key of left) console.error(`${key} is said nowhere`);
if (left.length > 0) process.exit(1);
