// The real server for the browser tests: one process per worker, on a fresh folder.

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { putInFront } from './front';

const ROOT = join(import.meta.dirname, '../../..');

/** A house's program: the one given, or the one that was built last. */
export function binary(name = 'saturnalia', given?: string): string {
  const target = process.env['CARGO_TARGET_DIR'] ?? join(ROOT, 'target');
  const places = [given, join(target, 'release', name), join(target, 'debug', name)];
  const found = places.find((place) => place !== undefined && existsSync(place));
  if (!found) throw new Error(`Build the server first: cargo build --release -p ${name}`);
  return found;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A running server: the process can be killed and started again on the same folder and port. */
export interface House {
  url: string;
  /** Ends the process without a warning. */
  crash(): Promise<void>;
  /** Starts it again. */
  rise(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the binary on a fresh folder or on that database, with bots that answer at once unless told otherwise. With SATURNALIA_CLIENT_DIST the client in that folder is served instead of the embedded one. */
export async function startServer(
  flags: readonly string[] = ['--bot-ms', '50'],
  program = binary('saturnalia', process.env['SATURNALIA_BIN']),
  database?: string,
): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'saturnalia-test-'));
  const port = await freePort();
  const own = `http://127.0.0.1:${port}`;
  let running: ChildProcess;
  const rise = async () => {
    running = spawn(
      program,
      [
        'serve',
        '--listen',
        `127.0.0.1:${port}`,
        ...(database === undefined ? ['--data', folder] : ['--database', database]),
        '--limits',
        '0',
        ...flags,
        '--log',
        'warn',
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    for (let attempt = 0; ; attempt++) {
      const up = await fetch(`${own}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (up) return;
      if (attempt > 100 || running.exitCode !== null) throw new Error('the server did not start');
      await new Promise((wake) => setTimeout(wake, 100));
    }
  };
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (running.exitCode !== null || running.signalCode !== null) return resolve();
      running.once('exit', () => resolve());
      running.kill(signal);
    });
  await rise();
  const dist = process.env['SATURNALIA_CLIENT_DIST'];
  const front = dist ? await putInFront(dist, { port }) : undefined;
  return {
    url: front?.url ?? own,
    rise,
    crash: () => end('SIGKILL'),
    stop: async () => {
      await front?.stop();
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Screen {
  width: number;
  height: number;
  language: 'de' | 'en';
  light: 'light' | 'dark';
  touch?: boolean;
  /** Leave pieces flying. */
  motion?: boolean;
  /** Where the page opens tables; on the server unless told otherwise. */
  where?: 'device' | 'server';
  /** Nothing stands between the page and what it fetches. */
  direct?: boolean;
}

export const LAPTOP: Screen = { width: 1440, height: 900, language: 'de', light: 'light' };
export const PHONE: Screen = { width: 390, height: 844, language: 'en', light: 'dark', touch: true };

/** The deal of every table that does not say which it wants. */
export const SEED = '5a7c3d1e9b2f40688c1d7e3a5f90b2c46d8e1f3a7b5c9d0e2f4a6b8c0d1e3f57';
/** The bot of every table that does not say which it wants: it answers at once, and the same each time. */
export const STEADY = 'greedy';

interface Chosen {
  seed: string;
  opponent: string;
  still: boolean;
  where: 'device' | 'server';
}

/**
 * In the page, before anything else: no motion and no time to follow the others unless wanted, steady bots, and tables that the page itself opens have a chosen deal
 * wherever one is allowed, which is among the seats of one person and bots.
 */
function choose({ seed, opponent, still, where }: Chosen): void {
  const kept = JSON.parse(localStorage.getItem('saturnalia.settings') ?? '{}') as object;
  const chosen = { opponent, where, ...(still ? { motion: 'off', turns: 'at_once' } : {}), ...kept };
  localStorage.setItem('saturnalia.settings', JSON.stringify(chosen));
  const dealt = (text: string) => {
    const table = JSON.parse(text) as { seats: unknown[]; seed?: string };
    const alone = table.seats.every(
      (seat) => seat !== 'open' && seat !== 'invited' && !JSON.stringify(seat).includes('kept'),
    );
    return JSON.stringify(alone ? { seed, ...table } : table);
  };
  const plain = globalThis.fetch;
  globalThis.fetch = (address, options) => {
    if (address !== '/api/tables' || options?.method !== 'POST') return plain(address, options);
    return plain(address, { ...options, body: dealt(String(options.body)) });
  };
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, message: { method: string; parameters: string[] }) {
    const { method, parameters } = message;
    if (method === 'open') message.parameters = [dealt(parameters[0] ?? '')];
    post.call(this, message);
  };
}

/** In the page: a sentence without words is shown as its key in angle brackets, and is an error wherever it turns up. */
function complainOfMissingTexts(): void {
  const MISSING = /<[a-z][a-z0-9]*(-[a-z0-9]+)+>/;
  const SPOKEN = ['aria-label', 'title', 'alt', 'placeholder'];
  const complain = (text: string | null) => {
    const missing = text?.includes('<') ? MISSING.exec(text) : null;
    if (missing) console.error(`a text is missing: ${missing[0]}`);
  };
  const read = (node: Node) => {
    if (node instanceof Element) {
      if (node.matches('script, style')) return;
      for (const element of [node, ...node.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join())])
        for (const name of SPOKEN) complain(element.getAttribute(name));
    }
    complain(node.textContent);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'childList') addedNodes.forEach(read);
      else if (type === 'characterData') complain(target.textContent);
      else complain((target as Element).getAttribute(attributeName ?? ''));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: SPOKEN });
}

/** A browser of its own, and everything in it that should not be there. */
export async function sit(
  browser: Browser,
  url: string,
  screen: Screen,
): Promise<{ page: Page; context: BrowserContext; trouble: string[] }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: screen.width, height: screen.height },
    locale: screen.language === 'de' ? 'de-DE' : 'en-GB',
    colorScheme: screen.light,
    hasTouch: screen.touch ?? false,
    isMobile: screen.touch ?? false,
    serviceWorkers: screen.direct ? 'block' : 'allow',
  });
  await context.addInitScript(choose, {
    seed: SEED,
    opponent: STEADY,
    still: !screen.motion,
    where: screen.where ?? 'server',
  });
  await context.addInitScript(complainOfMissingTexts);
  const trouble: string[] = [];
  const page = await context.newPage();
  page.on('console', (message) => {
    const blocked = screen.direct && message.text().startsWith('Service Worker registration blocked');
    // What a browser without a profile says of itself when somebody wants to be told.
    const incognito = message.text().includes('does not support the Push API in incognito mode');
    if ((message.type() === 'error' || message.type() === 'warning') && !blocked && !incognito)
      trouble.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') trouble.push(`request: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`answer ${response.status()}: ${response.url()}`);
  });
  return { page, context, trouble };
}

/** Nothing on the page is wider than the screen. */
export async function fits(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, 'the page is wider than the screen').toBeLessThanOrEqual(screen ?? 0);
}

export const test = base.extend<object, { server: string }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { url, stop } = await startServer();
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ],
});
export { expect };
