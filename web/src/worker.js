/* global __HOUSE__ */
/**
 * The service worker: the shell of the house and the rules can be read when the server is away. Games are played at the
 * server alone; nothing of a table is kept here. `scripts/worker.js` puts the list of files in and writes `dist/sw.js`.
 */
const { version, files } = __HOUSE__;
const KEPT = 'quintain ';
const HERE = `${KEPT}${version}`;
/** Answers of the server that the rules and the front page can do with, however old: names of games. */
const ANSWERS = 'quintain-answers';
const READABLE = ['/api/games'];

self.addEventListener('install', (event) => {
  const fresh = files.map((file) => new Request(file, file.startsWith('/assets/') ? {} : { cache: 'reload' }));
  event.waitUntil(
    caches
      .open(HERE)
      .then((cache) => cache.addAll(fresh))
      .then(() => self.skipWaiting()),
  );
});

/** What belongs to the version before stays as well: pages that are open were made of it. */
self.addEventListener('activate', (event) => {
  const forget = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(KEPT) && name !== HERE);
    await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

async function kept(request, name = HERE) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await caches.open(name).then((cache) => cache.put(request, answer.clone()));
  return answer;
}

/** From the server if it answers, else what it answered before. */
async function latest(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await caches.open(ANSWERS).then((cache) => cache.put(request, answer.clone()));
    return answer;
  } catch (error) {
    const before = await caches.match(request);
    if (before) return before;
    throw error;
  }
}

/** Any page is the shell, which says itself that the server is away. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.status < 500) return answer;
  } catch {
    // Away.
  }
  return (await caches.match('/')) ?? Response.error();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (READABLE.includes(pathname)) event.respondWith(latest(request));
  else if (/^\/(?:assets|fonts|covers|app)\/|^\/(?:icons|mark)\.svg$|^\/theme\.js$/.test(pathname))
    event.respondWith(kept(request));
});
