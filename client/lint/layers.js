// Which folder of `src` may use which: `device` ← `net` ← `store` ← `ui` ← `games` ← `shell`, and what lies below them all. A board draws
// what the rules say and computes none of it, so that a game may reach nothing but these folders and its own.

import path from 'node:path';

const BELOW = ['protocol', 'styles', 'settings', 'words', 'motion', 'sound'];

/** What the files of a folder may import besides their own folder. */
export const LAYERS = {
  protocol: [],
  styles: [],
  settings: [],
  motion: ['protocol'],
  sound: ['settings'],
  words: ['protocol', 'settings'],
  device: ['protocol'],
  net: ['protocol', 'device'],
  store: [...BELOW, 'net'],
  ui: [...BELOW, 'store'],
  games: [...BELOW, 'store', 'ui'],
  shell: [...BELOW, 'net', 'store', 'ui', 'games'],
  main: ['styles', 'shell'],
};

/** Packages a browser loads, and who may use them. */
const PACKAGES = {
  svelte: ['settings', 'sound', 'words', 'store', 'ui', 'games', 'shell', 'main'],
  '@fluent/bundle': ['words'],
  'virtual:engine': ['net', 'store', 'shell', 'main'],
};

const IN_TESTS = ['vitest', 'node:', 'svelte', '@fluent/'];

/** Files outside `src` that are read: the sentences, and the names that components bring along. */
const isRead = ({ layer }, file) =>
  layer === 'words' && /^\.\.\/\.\.\/(locales\/|games\/[^/]+\/data\/names\.)/.test(file);

/** The folder of a path inside `src`; a game is a folder of its own. */
function home(file) {
  const [layer, game, ...more] = file.split('/');
  if (game === undefined) return { layer: 'main' };
  return layer === 'games' && more.length > 0 ? { layer, game } : { layer };
}

/** Why a file of `src` may not import something, or undefined if it may. Both are named by what stands in the sources. */
export function objection(file, source) {
  const from = home(file);
  const test = /\.test\.ts$/.test(file);
  const plain = source.replace(/\?.*$/, '');
  if (!plain.startsWith('.')) {
    if (test && IN_TESTS.some((name) => plain.startsWith(name))) return undefined;
    const name = Object.keys(PACKAGES).find((one) => plain === one || plain.startsWith(`${one}/`));
    return name && PACKAGES[name].includes(from.layer) ? undefined : `${from.layer} may not use ${plain}`;
  }
  const target = path.posix.join(path.posix.dirname(file), plain);
  if (target.startsWith('..'))
    return isRead(from, target) ? undefined : `${plain} lies outside the client's sources`;
  const to = home(target);
  const known = LAYERS[from.layer];
  if (!known) return `lint/layers.js does not say what ${from.layer} may use`;
  if (from.layer !== to.layer)
    return known.includes(to.layer) ? undefined : `${from.layer} may not use ${to.layer}`;
  return from.game && from.game !== to.game
    ? `a game may not use ${to.game ? `another one (${to.game})` : 'the list of games'}`
    : undefined;
}

const isMeta = (node) => node?.type === 'MetaProperty';
const literals = (node) => {
  if (node?.type === 'ArrayExpression') return node.elements.flatMap(literals);
  return node?.type === 'Literal' && typeof node.value === 'string' ? [node.value] : undefined;
};

export const layers = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const marker = '/src/';
    const name = context.filename.split(path.sep).join('/');
    const file = name.slice(name.lastIndexOf(marker) + marker.length);
    const look = (node, written = node) => {
      const found = literals(written);
      if (!found) context.report({ node, message: 'what is imported is to be written out' });
      for (const source of found ?? []) {
        const message = objection(file, source.replace(/^!/, ''));
        if (message) context.report({ node, message });
      }
    };
    const declared = (node) => node.source && look(node.source);
    return {
      ImportDeclaration: declared,
      ExportNamedDeclaration: declared,
      ExportAllDeclaration: declared,
      ImportExpression: declared,
      TSImportType: declared,
      // Files are also found by a pattern, and loaded by an address.
      CallExpression(node) {
        const { callee } = node;
        if (callee.type === 'MemberExpression' && isMeta(callee.object) && callee.property.name === 'glob')
          look(node, node.arguments[0]);
      },
      NewExpression(node) {
        const [source, base] = node.arguments;
        const beside = base?.type === 'MemberExpression' && isMeta(base.object);
        if (node.callee.name === 'URL' && beside && !/\.test\.ts$/.test(file)) look(node, source);
      },
    };
  },
};
