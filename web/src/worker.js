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

/** Somebody calls: it is my turn, or the like. The words come from the server; there is nothing secret in them. */
self.addEventListener('push', (event) => {
  let notice = {};
  try {
    notice = event.data?.json() ?? {};
  } catch {
    // Not ours to read: the browser wants something shown all the same.
  }
  const { title = 'Quintain', body = '', url = '/', kind = 'turn' } = notice;
  const shown = { body, tag: `quintain-${kind}`, renotify: true, icon: '/app/icon-192.png', data: { url } };
  event.waitUntil(self.registration.showNotification(String(title), shown));
});

/** The page that a notice leads to: one that is open already, or another. */
async function open(url) {
  const wanted = new URL(url, self.location.origin);
  if (wanted.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((page) => new URL(page.url).pathname === wanted.pathname);
  await (there ? there.focus() : self.clients.openWindow(wanted.pathname));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? '/'));
});

/** The browser has another address for this device. */
self.addEventListener('pushsubscriptionchange', (event) => {
  const again = async () => {
    const options = event.oldSubscription?.options;
    const { endpoint, keys } = (
      event.newSubscription ?? (await self.registration.pushManager.subscribe(options))
    ).toJSON();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
    await fetch('/api/me/devices', { method: 'POST', headers, body });
  };
  event.waitUntil(again());
});
