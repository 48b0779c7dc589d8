// The service worker: everything the pages may need is kept, so they open without a network.
// plugins/offline.ts fills in the names of the built files.

const CACHE = "tidetable-__VERSION__";
const FILES = __FILES__;

// Letters of all languages: megabytes, so they come when the page is there, one by one, and the
// next version finds them again.
const LETTERS = "tidetable-letters";
const FONTS = __FONTS__;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

addEventListener("activate", (event) => {
  const others = (names) => names.filter((name) => name !== CACHE && name !== LETTERS);
  event.waitUntil(caches.keys().then((names) => Promise.all(others(names).map((name) => caches.delete(name)))));
});

/** Whatever is not there yet: a page says when, and what was interrupted goes on with the next one. */
async function keepFonts() {
  if (navigator.connection?.saveData) return;
  const cache = await caches.open(LETTERS);
  const wanted = new Set(FONTS.map((name) => new URL(name, location.href).href));
  const there = new Set((await cache.keys()).map(({ url }) => url));
  for (const url of there) if (!wanted.has(url)) await cache.delete(url);
  for (const url of wanted) if (!there.has(url)) await cache.add(url);
}

let keeping = null;
addEventListener("message", (event) => {
  keeping ??= keepFonts().catch(() => undefined).finally(() => { keeping = null; });
  event.waitUntil(keeping);
});

// Pages come from the network while there is one, so a new version is seen at once; files have
// their version in their name and never change.
async function answer(request) {
  const cache = await caches.open(CACHE);
  if (request.mode === "navigate") {
    try {
      return await fetch(request);
    } catch {
      return (await cache.match("./")) ?? Response.error();
    }
  }
  const kept = (await cache.match(request)) ?? (await (await caches.open(LETTERS)).match(request));
  return kept ?? fetch(request);
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
