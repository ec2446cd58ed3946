// The engine, fetched and compiled once for all workers of this page, and only when a table of this device is opened.

import { engine } from 'virtual:engine';
import type { Setup } from '../../device/engine';
import type { Loading, Watch } from '../place';
import { Refused } from '../refused';

/** Whether tables can be played on this device at all. */
export const canPlayHere =
  engine !== undefined && typeof WebAssembly === 'object' && typeof Worker === 'function';

/** Whether the engine has this game: a house may have others. */
export const hasGame = (game: string): boolean => engine?.printed[game] !== undefined;

/** The person of this device at their own tables. Accounts are a server's: whoever has the device has its tables. */
const ACCOUNT = '0000000000001';

/** What the person of this device is called at tables that are opened from now on. */
export const owner = { name: '' };

let compiling: Promise<WebAssembly.Module> | undefined;
let loading: Loading | undefined;
const watching = new Set<Watch>();

function show(now: Loading | undefined): void {
  loading = now;
  for (const watch of watching) watch(now);
}

async function compile(address: string): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Refused('no_engine');
  const length = answer.headers.has('content-encoding') ? null : answer.headers.get('content-length');
  let bytes = 0;
  const of = length === null ? undefined : Number(length);
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, on) {
        bytes += chunk.length;
        show({ bytes, of });
        on.enqueue(chunk);
      },
    }),
  );
  return WebAssembly.compileStreaming(
    new Response(counted, { headers: { 'content-type': 'application/wasm' } }),
  );
}

/** What a worker begins with, once the engine is there. Whoever waits is told how far it is. */
export async function setup(watch?: Watch): Promise<Setup> {
  if (!engine) throw new Refused('no_engine');
  if (watch) watching.add(watch);
  if (loading) watch?.(loading);
  compiling ??= compile(engine.wasm);
  try {
    return {
      script: engine.script,
      module: await compiling,
      owner: JSON.stringify({ account: ACCOUNT, name: owner.name }),
    };
  } catch {
    // Tried again when somebody asks again.
    compiling = undefined;
    throw new Refused('no_engine');
  } finally {
    show(undefined);
    if (watch) watching.delete(watch);
  }
}
