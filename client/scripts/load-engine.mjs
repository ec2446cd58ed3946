import { readFile } from 'node:fs/promises';

/** The engine in Node. It was written for browsers: Node would not take a file of that name for a module. */
export async function loadEngine(folder) {
  const source = await readFile(`${folder}/engine.js`, 'utf8');
  const engine = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  await engine.default({ module_or_path: await readFile(`${folder}/engine_bg.wasm`) });
  return engine;
}
