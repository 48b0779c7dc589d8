// Debian's Chromium, and what every test in it needs.

import { chromium } from "playwright-core";

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function startBrowser() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
}

/** What the tests draw by lot comes from here, so that a failure comes again: `SEED=7 node e2e/…` draws otherwise. */
const seed = Number(process.env.SEED ?? 1);
let drawn = seed >>> 0;

/** A number below n. */
export function lot(n) {
  drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0;
  return Math.floor((drawn / 2 ** 32) * n);
}

/** Runs in a page before its own code: its lots come from the number too, also after a reload. */
function drawFrom(first) {
  const place = "lots drawn";
  crypto.getRandomValues = (array) => {
    let state = Number(sessionStorage.getItem(place) ?? first);
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[i] = state >>> 24;
    }
    sessionStorage.setItem(place, String(state));
    return array;
  };
}

/** What the browser says of a worker that is not wanted. */
const NO_WORKER = "Service Worker registration blocked";

/** A page whose errors, refused loads and requests to other hosts are collected.  All files are kept for
 * later only where a test says serviceWorkers: "allow"; deal: the number its lots come from, if SEED has no other. */
export async function openPage(browser, address, { deal, ...options } = {}) {
  const context = await browser.newContext({ locale: "en-GB", serviceWorkers: "block", ...options });
  const drawnHere = lot(2 ** 32);
  await context.addInitScript(drawFrom, seed === 1 ? (deal ?? drawnHere) : drawnHere);
  const page = await context.newPage();
  page.setDefaultTimeout(20000);
  const wrong = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !message.text().startsWith(NO_WORKER)) wrong.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => wrong.push(`error: ${error.message}`));
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== new URL(address).origin) wrong.push(`request to ${request.url()}`);
  });
  page.on("requestfailed", (request) => wrong.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  await page.goto(address);
  return { context, page, wrong };
}

/** Waits until the service worker has everything it means to keep; how many files, 0: it does not get them. */
export async function everythingKept(page, address) {
  const worker = await (await fetch(`${address}offline.js`)).text();
  const wanted = [...worker.matchAll(/= (\[".*?\])/g)].flatMap(([, list]) => JSON.parse(list)).length;
  const isAll = async (n) => {
    const counts = await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length));
    return counts.reduce((sum, one) => sum + one, 0) === n;
  };
  for (let tries = 0; tries < 300; tries++) {
    if (await page.evaluate(isAll, wanted)) return wanted;
    await page.waitForTimeout(100);
  }
  return 0;
}

/** The same after the network has gone: whatever the page shows, the browser has kept. */
export async function openOffline(browser, address, options = {}) {
  const { context, page, wrong } = await openPage(browser, address, { ...options, serviceWorkers: "allow" });
  await everythingKept(page, address);
  await context.setOffline(true);
  await page.reload();
  return { context, page, wrong };
}

/** Runs in a page: bots wait so long to be looked at, and so does an answer that is the only one. */
function shorten(pause) {
  const later = window.setTimeout;
  window.setTimeout = (what, ms, ...rest) => later(what, ms === 650 || ms === 520 ? pause : ms, ...rest);
}

/** From now on, also after a reload, nobody waits longer than that before a bot's move. */
export async function hurry(page, pause = 4) {
  await page.addInitScript(shorten, pause);
  await page.evaluate(shorten, pause);
}

let failed = 0;

export function ok(passed, name, why = "") {
  console.log(`${passed ? "ok" : "not ok"} - web: ${name}`);
  if (!passed) {
    failed++;
    if (why) console.log(`  ${why}`);
  }
}

/** Runs one test; an error is a failure with its name. */
export async function test(name, what) {
  try {
    await what();
  } catch (error) {
    ok(false, name, String(error.stack ?? error));
  }
}

export function finish() {
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Runs in the page: which key leads to a thing from where the focus is, and how often; "" as key: it is
 * there, or it has gone. */
function wayTo(thing) {
  const focused = document.activeElement;
  if (thing === focused) return { key: "", isThere: true };
  if (!thing.isConnected || thing.getClientRects().length === 0) return { key: "", isThere: false };
  const group = thing.closest("[data-roving]");
  if (group?.contains(focused)) {
    const all = [...group.querySelectorAll("button, a[href], summary, [role=button]")].filter((one) => one.getClientRects().length > 0 && !one.matches(":disabled"));
    const [from, to] = [all.indexOf(focused), all.indexOf(thing)];
    if (from < 0 || to < 0) return { key: "Tab", times: 1 };
    if (to < Math.abs(to - from)) return { key: "Home", times: 1 };
    return { key: to > from ? "ArrowRight" : "ArrowLeft", times: Math.abs(to - from) };
  }
  const open = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
  const stops = [...open.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
    .filter((one) => one.tabIndex >= 0 && !one.matches(":disabled") && one.checkVisibility({ visibilityProperty: true }));
  const from = stops.indexOf(focused);
  const to = group ? stops.findIndex((one) => group.contains(one)) : stops.indexOf(thing);
  if (to < 0) return { key: "Tab", times: 1 };
  // The browser itself stops where something can be scrolled.
  const isBehind = focused !== document.body && (focused.compareDocumentPosition(stops[to]) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  if (from < 0) return { key: isBehind ? "Shift+Tab" : "Tab", times: 1 };
  return { key: to > from ? "Tab" : "Shift+Tab", times: Math.abs(to - from) };
}

const MOST_WAYS = 60;

/** Goes to a thing by the keyboard alone: Tab to it or to its group, whichever way is nearer, arrows within
 * the group; false: it is not reached. */
export async function goByKeys(page, thing) {
  for (let i = 0; i < MOST_WAYS; i++) {
    const { key, times, isThere } = await thing.evaluate(wayTo);
    if (key === "") return isThere;
    for (let n = 0; n < times; n++) await page.keyboard.press(key);
  }
  return false;
}

/** Goes there and presses it. */
export async function pressByKeys(page, locator, key = "Enter") {
  const thing = await locator.elementHandle({ timeout: 15000 });
  if (!(await goByKeys(page, thing))) throw new Error(`Tab and arrows do not reach ${await thing.evaluate((one) => one.outerHTML.slice(0, 200))}`);
  await page.keyboard.press(key);
}

/** Begins a game against bots of the lowest level from the start page, by the keyboard alone. */
export async function beginByKeys(page, game) {
  await pressByKeys(page, page.locator(`[data-bots="${game}"]`));
  await page.locator("dialog form").waitFor();
  const level = page.locator("dialog form select").nth(1);
  await pressByKeys(page, level, "Home");
  if ((await level.inputValue()) !== "1") throw new Error(`the level is ${await level.inputValue()}`);
  await pressByKeys(page, page.locator("dialog form button[type=submit]"));
  await page.waitForURL(/#\/play\//);
}

/** Closes what the game ends with, by Escape, and goes to a game's rules and home again by Enter. */
export async function leaveByKeys(page) {
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  await pressByKeys(page, page.locator("header button:has-text('Rules')"));
  await page.locator(".clause").first().waitFor();
  await pressByKeys(page, page.locator("header a.home"));
  await page.locator("[data-bots]").first().waitFor();
}

/** On a phone, of a question that has just come: what is wrong with it, in words; "" if nothing is.
 * What stands fixed at the bottom takes a third at most, and the first thing that glows is above it. */
export const hidden = (page) =>
  page.evaluate(async () => {
    const table = document.querySelector("[data-seq]");
    const bar = document.querySelector(".actions");
    const seq = () => table.getAttribute("data-seq");
    const frame = () => new Promise(requestAnimationFrame);
    const before = seq();
    if (before === window.looked || table.getAttribute("aria-busy") === "true" || !bar.querySelector("section.mine")) return "";
    await frame().then(frame);
    const lit = [...table.querySelectorAll(".light, [data-lit], [data-move]")]
      .filter((one) => !bar.contains(one) && one.getClientRects().length > 0)
      .map((one) => ({ one, rect: one.getBoundingClientRect() }))
      .sort((a, b) => a.rect.top - b.rect.top || a.rect.left - b.rect.left);
    const top = document.querySelector("header").getBoundingClientRect().bottom;
    const bottom = bar.getBoundingClientRect().top;
    const [first] = lit;
    if (seq() !== before) return "";
    window.looked = before;
    if (innerHeight - bottom > innerHeight * 0.36) return `the bar is ${innerHeight - bottom} px high`;
    if (!first || (first.rect.top >= top - 1 && first.rect.bottom <= bottom + 1)) return "";
    return `${first.one.className} ${first.one.dataset.move} at ${first.rect.top}..${first.rect.bottom}, free ${top}..${bottom}`;
  });

/** Begins a game against bots from the start page. */
export async function beginAgainstBots(page, game, level = 1) {
  await page.click(`[data-bots="${game}"]`);
  await page.locator("dialog form select").nth(1).selectOption(String(level));
  await page.click("dialog form button[type=submit]");
  await page.waitForURL(/#\/play\//);
}

/** Clicks whatever can be done, until the game is over; how often. */
export async function playByClicking(page, mostClicks = 5000) {
  const move = page.locator("[data-move]:enabled");
  const end = page.locator("dialog table").first();
  for (let clicks = 0; clicks < mostClicks; clicks++) {
    await move.or(end).first().waitFor({ timeout: 60000 });
    if (await end.isVisible()) return clicks;
    const moves = await move.evaluateAll((all) => all.map((one) => one.dataset.move));
    const text = moves[lot(moves.length)];
    // It may be gone by now: then whatever is there is tried.
    if (text !== undefined) await page.locator(`[data-move="${text}"]:enabled`).first().click({ timeout: 3000 }).catch(() => {});
  }
  throw new Error("the game does not end");
}
