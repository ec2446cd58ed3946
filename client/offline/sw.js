// The service worker: after one visit the page works without a network. `scripts/finish.mjs` writes it into every build, with the files of
// that build in place of `BUILT`.
//
// A version is one build: all of its files come from it alone, and are kept in a cache of their own. A new version is fetched beside the
// running one and waits until a page asks for it. A page holds a lock with the name of its version's cache, so that what it may still
// load stays there as long as it runs. What the server says (`/api`) is never kept: only files that were built are.

/** {version, server, first, files}: `first` is what the page itself needs, `files` is everything, with its integrity. */
const { version, server, first, files } = BUILT;
const SCOPE = new URL(self.registration.scope);
/** Several sites may live below one host. */
const OURS = `saturnalia ${SCOPE.pathname} `;
const CACHE = OURS + version;
/** Noted in a cache that holds everything. */
const COMPLETE = address('complete');
/** What the worker before versions kept. */
const OLD = 'saturnalia-shell-1';

function address(path) {
  return new URL(path, SCOPE).href;
}

/** Files with a hash in their names are the same in every version. */
const isHashed = (path) => path.startsWith('assets/');

/** Makes sure that a file is kept: of an older version where it is the same, else of the network, and then only what was built. */
async function keep(cache, path) {
  if (await cache.match(address(path))) return;
  const older = isHashed(path) && (await caches.match(address(path)));
  const options = { integrity: files[path], cache: isHashed(path) ? 'default' : 'no-cache' };
  const found = older || (await fetch(address(path), options));
  if (!found.ok) throw new Error(`${path}: ${found.status}`);
  // A host may lead from one address to another; a page may not be answered with an answer that remembers that.
  await cache.put(address(path), found.redirected ? new Response(found.body, found) : found);
}

async function keepAll(paths) {
  const cache = await caches.open(CACHE);
  for (const path of paths) await keep(cache, path);
  return cache;
}

async function keepEverything() {
  if (await (await caches.open(CACHE)).match(COMPLETE)) return;
  const cache = await keepAll(Object.keys(files));
  await cache.put(COMPLETE, new Response());
}

const isFull = (error) => error?.name === 'QuotaExceededError';

async function older() {
  return (await caches.keys()).filter((name) => (name.startsWith(OURS) && name !== CACHE) || name === OLD);
}

/** Whoever could play without a network before the update can do so after it. */
async function install() {
  try {
    await keepAll(first);
    const complete = await Promise.all(
      (await older()).map(async (name) => (await caches.open(name)).match(COMPLETE)),
    );
    if (complete.some(Boolean))
      await keepEverything().catch((error) => {
        // There is room for both versions only once the older one is gone; the page asks again then.
        if (!isFull(error)) throw error;
      });
  } catch (error) {
    // Half a version is none: the one that is there goes on, and the browser tries again at the next visit.
    await caches.delete(CACHE);
    throw error;
  }
}

/** Lets go of versions that no page uses any longer. */
async function clear() {
  const { held } = await navigator.locks.query();
  const used = new Set(held.map(({ name }) => name));
  await Promise.all((await older()).filter((name) => !used.has(name)).map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(clear().then(() => self.clients.claim())));

self.addEventListener('message', (event) => {
  const { take, keep: wanted } = event.data ?? {};
  if (take) event.waitUntil(self.skipWaiting());
  if (wanted === 'everything')
    event.waitUntil(
      clear()
        .then(keepEverything)
        .catch(() => undefined),
    );
  else if (Array.isArray(wanted))
    event.waitUntil(keepAll(wanted.filter((path) => path in files)).catch(() => undefined));
  event.ports[0]?.postMessage({ version });
});

/**
 * Something happened while the page was closed. Whoever has it open before them is told by the page; a tag lets a later message take the place
 * of an earlier one.
 */
async function tell(told) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some(({ url, visibilityState }) => url.startsWith(SCOPE.href) && visibilityState === 'visible'))
    return;
  const { title, body, path, tag, language, stop, stop_words: words } = told;
  await self.registration.showNotification(String(title ?? 'Saturnalia'), {
    body: String(body ?? ''),
    tag: String(tag ?? ''),
    renotify: Boolean(tag),
    lang: language,
    icon: address('icon-192.png'),
    data: { path, stop },
    actions: stop ? [{ action: 'stop', title: String(words) }] : [],
  });
}

function read(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

/** A page of ours comes to the front and goes there. */
async function lead(path) {
  const to = new URL(String(path ?? '').replace(/^\/+/, ''), SCOPE);
  const where = to.href.startsWith(SCOPE.href) ? to.href : SCOPE.href;
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url === where) ?? pages[0];
  if (!page) return self.clients.openWindow(where);
  const shown = await page.focus();
  return shown.url === where ? shown : shown.navigate(where);
}

self.addEventListener('push', (event) => event.waitUntil(tell(read(event.data))));
self.addEventListener('notificationclick', (event) => {
  const { path, stop } = event.notification.data ?? {};
  event.notification.close();
  if (event.action === 'stop')
    event.waitUntil(fetch(address(`api/stop/${encodeURIComponent(stop)}`), { method: 'POST' }));
  else event.waitUntil(lead(path));
});

/** Every screen is the same document. */
async function page(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address('index.html'))) ?? fetch(request);
}

/** Of this version first: a page of an older one may ask as well, and finds what is its own. */
async function file(request, path) {
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(address(path))) ?? (isHashed(path) && (await caches.match(address(path))));
  if (kept) return kept;
  const found = await fetch(request);
  // A full device is no reason not to hand out what was fetched.
  if (found.ok && found.type === 'basic' && !found.redirected && path in files)
    cache.put(address(path), found.clone()).catch(() => undefined);
  return found;
}

/** Whether an address is a screen: on a static site they stand behind the #. */
function isScreen(path) {
  if (!server) return path === '' || path === 'index.html';
  return !/^(api|healthz|readyz|metrics)(\/|$)/.test(path) && !path.split('/').pop().includes('.');
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const asked = new URL(request.url);
  if (request.method !== 'GET' || !asked.href.startsWith(SCOPE.href)) return;
  const path = asked.pathname.slice(SCOPE.pathname.length);
  if (request.mode === 'navigate' && isScreen(path)) event.respondWith(page(request));
  else if (path in files || isHashed(path)) event.respondWith(file(request, path));
});
