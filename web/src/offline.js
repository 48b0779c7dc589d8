// The service worker: everything the pages need is kept, so they open without a network.
// plugins/offline.ts fills in the names of the built files.

const CACHE = "tidetable-__VERSION__";
const FILES = __FILES__;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

addEventListener("activate", (event) => {
  const others = (names) => names.filter((name) => name !== CACHE);
  event.waitUntil(caches.keys().then((names) => Promise.all(others(names).map((name) => caches.delete(name)))));
});

// Pages come from the network while there is one, so a new version is seen at once; files have
// their version in their name and never change.  Fonts are kept when they are first used.
async function answer(request) {
  const cache = await caches.open(CACHE);
  if (request.mode === "navigate") {
    try {
      return await fetch(request);
    } catch {
      return (await cache.match("./")) ?? Response.error();
    }
  }
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && request.url.includes("/assets/")) await cache.put(request, fresh.clone());
  return fresh;
}

// A notice leads to its game, in a page that is open or in a new one.
async function show(address) {
  const [page] = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!page) return clients.openWindow(`./${address}`);
  page.postMessage({ address });
  return page.focus();
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === location.origin && !pathname.startsWith("/api/") && pathname !== "/ws";
  if (request.method === "GET" && isOurs) event.respondWith(answer(request));
});
