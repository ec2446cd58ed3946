// The offline shell: pages and files come from the cache when the server cannot be reached. Requests to /api are never kept.
const CACHE = 'saturnalia-shell-1';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['/', '/icon.svg', '/manifest.webmanifest'])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  const paths = event.data?.keep ?? [];
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      for (const path of paths) if (!(await cache.match(path))) await cache.add(path);
    }),
  );
});

async function keep(request, response) {
  if (response.ok && response.type === 'basic') {
    const cache = await caches.open(CACHE);
    await cache.put(request, response.clone());
  }
  return response;
}

// Files carry a fingerprint in their name: what is kept is right for ever.
async function file(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

// Every page is the same document.
async function page(request) {
  try {
    return await keep(new Request('/'), await fetch(request));
  } catch (error) {
    const kept = await caches.match('/');
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin || address.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (address.pathname.startsWith('/assets/') || /\.(svg|png|webmanifest)$/.test(address.pathname)) event.respondWith(file(request));
});
