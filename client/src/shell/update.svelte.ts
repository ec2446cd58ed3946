// The page without a network, and its next version: what the page says to the service worker (offline/sw.js).

/** The version that was last taken without being asked for: a reload that changes nothing is not repeated. */
const TAKEN = 'saturnalia.version-taken';
/** The version that was last loaded anew because a part of it was missing. */
const RELOADED = 'saturnalia.version-reloaded';
/** How often a page that stays open asks whether there is something newer. */
const ASK_AGAIN = 30 * 60_000;
/** How long a new worker may take to take over. */
const PATIENCE = 5_000;
/** How long a page that was just opened has the network to itself. */
const SETTLE = 3_000;

/** For how long a page that is at rest has fetched nothing. */
const REST = 400;

/** Which build this page is of; none while it is developed. */
const own = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;

const versionOf = (worker: ServiceWorker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<{ version: string }>) => resolve(data.version);
    worker.postMessage({}, [port2]);
  });

/**
 * Over when the page is at rest. A browser ends the older worker as soon as it is idle and lets the newer one begin, but only once: a request in
 * that very moment starts the older one again, and then it stays for as long as it has something to do.
 */
async function atRest(): Promise<void> {
  const fetched = () => performance.getEntriesByType('resource').length;
  for (let before = -1; before !== fetched() || document.readyState !== 'complete';) {
    before = fetched();
    await new Promise((on) => setTimeout(on, REST));
  }
}

class Update {
  /** A newer version is there and waits, or another page has taken it. */
  ready = $state(false);
  /** A part of the page could not be loaded, and loading the page anew did not help. */
  missing = $state(false);
  private registration: ServiceWorkerRegistration | undefined;

  /** Called once, when the page starts. */
  async begin(): Promise<void> {
    addEventListener('vite:preloadError', () => this.lost());
    if (own === undefined || !('serviceWorker' in navigator)) return;
    const base = new URL(import.meta.env.BASE_URL, document.baseURI);
    // As long as this page runs, what it may still load is kept. Where nothing may be, there is no lock to be had.
    void navigator.locks
      ?.request(`saturnalia ${base.pathname} ${own}`, { mode: 'shared' }, () => new Promise(() => undefined))
      .catch(() => undefined);
    const registration = await navigator.serviceWorker.register(new URL('sw.js', base));
    this.registration = registration;
    navigator.serviceWorker.addEventListener('controllerchange', () => void this.changed());
    registration.addEventListener('updatefound', () => this.await(registration));
    this.await(registration);
    // A page that was just opened has nothing to lose.
    if (registration.waiting && (await this.found(registration.waiting)) && this.quiet()) return;
    setInterval(() => void registration.update().catch(() => undefined), ASK_AGAIN);
    const { active } = await navigator.serviceWorker.ready;
    if (active) this.keep(active, base);
  }

  /** A moment at which a reload disturbs nobody: what is ready is taken. Says whether it is. */
  quiet(): boolean {
    if (!this.ready || sessionStorage.getItem(TAKEN) === own) return false;
    if (own !== undefined) sessionStorage.setItem(TAKEN, own);
    this.take();
    return true;
  }

  /** Goes on with the newer version. */
  take(): void {
    const waiting = this.registration?.waiting;
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    void atRest().then(() => {
      waiting.postMessage({ take: true });
      setTimeout(() => void this.leave().catch(() => undefined), PATIENCE);
    });
  }

  /** Should the older worker go on all the same: without its registration the page comes from the host, if that is there, and registers anew. */
  private async leave(): Promise<void> {
    const { ok } = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
    if (ok && (await this.registration?.unregister())) location.reload();
  }

  /** A worker is coming. The very first one is no news. */
  private await(registration: ServiceWorkerRegistration): void {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && registration.active) void this.found(coming);
    });
  }

  /** A worker has come and waits. If it belongs to this very page, it may begin at once. */
  private async found(waiting: ServiceWorker): Promise<boolean> {
    if ((await versionOf(waiting)) === own) waiting.postMessage({ take: true });
    else this.ready = true;
    return this.ready;
  }

  /** What this page is made of may be gone from a host that has a newer version: once, the page is loaded anew. */
  private lost(): void {
    if (sessionStorage.getItem(RELOADED) === own) {
      this.missing = true;
      return;
    }
    sessionStorage.setItem(RELOADED, String(own));
    location.reload();
  }

  /** Another page may have taken a newer version; this one goes on with what is kept for it. */
  private async changed(): Promise<void> {
    const { controller } = navigator.serviceWorker;
    if (controller && (await versionOf(controller)) !== own) this.ready = true;
  }

  /** What was loaded before the worker was there is handed to it; everything else follows when there is time, unless data is dear. */
  private keep(worker: ServiceWorker, base: URL): void {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const ours = loaded
      .filter((name) => name.startsWith(base.href))
      .map((name) => name.slice(base.href.length));
    worker.postMessage({ keep: ours });
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const everything = () => worker.postMessage({ keep: 'everything' });
    setTimeout(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(everything);
      else everything();
    }, SETTLE);
  }
}

export const update = new Update();
