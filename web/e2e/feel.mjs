// How a game feels:  node e2e/feel.mjs BUILD/web [GAME,...]
//
// Things fly from where they were to where they go, and nothing does for who wants less motion; a
// click shows its effect at once; pictures follow each other sixty times a second.

import { resolve } from "node:path";
import { beginAgainstBots, finish, lot, ok, openPage, startBrowser, test } from "./browser.mjs";
import { serve } from "./serve.mjs";

const { address, stop } = await serve(resolve(process.argv[2] ?? "../build/web"));
const browser = await startBrowser();
const GAMES = process.argv[3]?.split(",") ?? ["conspiracy", "abyss", "rumbones"];
const DESKTOP = { width: 1340, height: 860 };
const MOVES = 24;

/** Runs in the page: notes what flies, how long a click takes to show, how long a picture does. */
function measure() {
  const found = { flights: [], clicks: [], frames: [] };
  globalThis.feel = found;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const way = animate.call(this, frames, how);
    const changed = [...new Set(frames.flatMap((frame) => Object.keys(frame)))].filter((name) => name !== "offset");
    if (how.duration > 0) found.flights.push({ ms: how.duration + (how.delay ?? 0), changed, isMine: performance.now() - found.clicked < 400 });
    return way;
  };
  addEventListener("click", (event) => {
    if (event.target.closest?.("[data-move], [data-ready]")) found.clicked = event.timeStamp;
  }, true);
  new MutationObserver(() => {
    if (found.waiting === found.clicked || found.clicked === undefined) return;
    found.waiting = found.clicked;
    // The picture after this one is on the screen when the next task runs.
    requestAnimationFrame(() => setTimeout(() => found.clicks.push(performance.now() - found.clicked), 0));
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-seq"] });
  let last = performance.now();
  const frame = (now) => {
    found.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const quantile = (numbers, share) => [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * share)] ?? 0;

/** Some moves of a game, by whatever can be clicked, and what was noted of them. */
async function playSome(game, options = {}) {
  const { context, page, wrong } = await openPage(browser, address, { viewport: DESKTOP, ...options });
  await page.evaluate(measure);
  await beginAgainstBots(page, game);
  const move = page.locator("main :is(button.light, button[data-move]:enabled, button[data-ready])").locator("visible=true");
  for (let i = 0; i < MOVES; i++) {
    await move.first().waitFor({ timeout: 60000 });
    const n = await move.count();
    await move.nth(lot(n)).click({ timeout: 3000 }).catch(() => {});
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(700);
  const found = await page.evaluate(() => ({ ...globalThis.feel, left: [...document.querySelectorAll(".flight")].filter((one) => one.getAnimations().length === 0).length }));
  await context.close();
  return { ...found, wrong };
}

for (const game of GAMES) {
  await test(`the feel of ${game}`, async () => {
    const { flights, clicks, frames, left, wrong } = await playSome(game);
    const mine = flights.filter((flight) => flight.isMine).length;
    ok(mine > 0 && flights.length > mine, `${game}: things fly where they go, ${mine} of mine, ${flights.length - mine} of others`);
    ok(flights.every(({ ms }) => ms >= 150 && ms <= 250), `${game}: in 150 to 250 ms`, [...new Set(flights.map(({ ms }) => ms))].join(" "));
    ok(flights.every(({ changed }) => changed.every((name) => ["transform", "opacity", "easing"].includes(name))), `${game}: nothing else changes on the way`, JSON.stringify(flights.find(({ changed }) => changed.length > 2)));
    ok(left === 0, `${game}: nothing is left of them`, `${left}`);
    ok(wrong.length === 0, `${game}: no error on the way`, wrong.join("\n  "));
    ok(clicks.length > 5 && quantile(clicks, 0.5) <= 100, `${game}: a click shows its effect after ${quantile(clicks, 0.5).toFixed(0)} ms, 9 of 10 after ${quantile(clicks, 0.9).toFixed(0)}`, clicks.map((ms) => ms.toFixed(0)).join(" "));
    const slow = frames.filter((ms) => ms > 20).length;
    ok(quantile(frames, 0.5) < 18, `${game}: ${(1000 / quantile(frames, 0.5)).toFixed(0)} pictures a second, ${slow} of ${frames.length} took longer than 20 ms`, `${quantile(frames, 0.5)} ms`);
  });
  await test(`${game} without motion`, async () => {
    const { flights, wrong } = await playSome(game, { reducedMotion: "reduce" });
    ok(flights.length === 0, `${game}: nothing flies for who wants less motion`, `${flights.length}`);
    ok(wrong.length === 0, `${game}: no error without motion`, wrong.join("\n  "));
  });
}

await browser.close();
stop();
finish();
