// How a game feels:  node e2e/feel.mjs BUILD/web [GAME,...]
//
// Things fly from where they were to where they go, and nothing does for who wants less motion; a
// click shows its effect at once; pictures follow each other sixty times a second.

import { resolve } from "node:path";
import { beginAgainstBots, finish, goByKeys, hurry, lot, ok, openPage, startBrowser, test } from "./browser.mjs";
import { serve } from "./serve.mjs";

const { address, stop } = await serve(resolve(process.argv[2] ?? "../build/web"));
const browser = await startBrowser();
const GAMES = process.argv[3]?.split(",") ?? ["conspiracy", "abyss", "rumbones"];
const DESKTOP = { width: 1340, height: 860 };
const MOVES = 24;
/** Between the moves of bots, so that what flies has arrived. */
const PAUSE_MS = 300;

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

/** How long the page's own thread has been at work until now, and how much of that it had a processor, in seconds. */
async function workOf(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  const [taken, worked] = ["TaskDuration", "ThreadTime"].map((name) => metrics.find((one) => one.name === name).value);
  return { taken, worked };
}

/** Some moves of a game, by whatever can be clicked, and what was noted of them. */
async function playSome(game, moves = MOVES, options = {}) {
  const { context, page, wrong } = await openPage(browser, address, { viewport: DESKTOP, ...options });
  await hurry(page, PAUSE_MS);
  await page.evaluate(measure);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const before = await workOf(session);
  await beginAgainstBots(page, game);
  const move = page.locator("main :is(button.light, button[data-move]:enabled, button[data-ready])").locator("visible=true");
  const end = page.locator("dialog table");
  for (let i = 0; i < moves; i++) {
    await move.or(end).first().waitFor({ timeout: 60000 });
    if (await end.first().isVisible()) break;
    const n = await move.count();
    await move.nth(lot(n)).click({ timeout: 3000 }).catch(() => {});
    // Nothing is asked of the page while it shows what the click has done.
    await page.waitForTimeout(PAUSE_MS);
  }
  await page.waitForTimeout(PAUSE_MS);
  const found = await page.evaluate(() => ({ ...globalThis.feel, left: [...document.querySelectorAll(".flight")].filter((one) => one.getAnimations().length === 0).length }));
  const after = await workOf(session);
  // So many times longer than alone everything takes beside other programs: the page's own work did.
  const crowd = Math.max(1, (after.taken - before.taken) / (after.worked - before.worked));
  await context.close();
  return { ...found, crowd, wrong };
}

for (const game of GAMES) {
  await test(`the feel of ${game}`, async () => {
    const { flights, clicks, frames, left, crowd, wrong } = await playSome(game);
    const mine = flights.filter((flight) => flight.isMine).length;
    ok(mine > 0 && flights.length > mine, `${game}: things fly where they go, ${mine} of mine, ${flights.length - mine} of others`);
    ok(flights.every(({ ms }) => ms >= 150 && ms <= 250), `${game}: in 150 to 250 ms`, [...new Set(flights.map(({ ms }) => ms))].join(" "));
    ok(flights.every(({ changed }) => changed.every((name) => ["transform", "opacity", "easing"].includes(name))), `${game}: nothing else changes on the way`, JSON.stringify(flights.find(({ changed }) => changed.length > 2)));
    ok(left === 0, `${game}: nothing is left of them`, `${left}`);
    ok(wrong.length === 0, `${game}: no error on the way`, wrong.join("\n  "));
    // Half of them within 100 ms, and half of the pictures at once, if it had the machine to itself.
    const alone = (numbers, share) => quantile(numbers, share) / crowd;
    ok(clicks.length > 5 && alone(clicks, 0.5) <= 100, `${game}: a click shows its effect after ${[0.25, 0.5, 0.9].map((share) => alone(clicks, share).toFixed(0)).join(", ")} ms (a quarter, half, nine tenths of them), here ${crowd.toFixed(1)} times that`, clicks.map((ms) => ms.toFixed(0)).join(" "));
    const slow = frames.filter((ms) => ms > 20).length;
    ok(frames.length > 60 && alone(frames, 0.5) < 18, `${game}: ${(1000 / quantile(frames, 0.5)).toFixed(0)} pictures a second, ${slow} of ${frames.length} took longer than 20 ms`, `${quantile(frames, 0.5)} ms`);
  });
  await test(`${game} without motion`, async () => {
    const { flights, clicks, wrong } = await playSome(game, MOVES / 3, { reducedMotion: "reduce" });
    ok(clicks.length > 3 && flights.length === 0, `${game}: nothing flies for who wants less motion`, `${flights.length} after ${clicks.length} clicks`);
    ok(wrong.length === 0, `${game}: no error without motion`, wrong.join("\n  "));
  });
}

await test("sounds", async () => {
  const { context, page, wrong } = await openPage(browser, address, { viewport: DESKTOP });
  const listen = () => {
    globalThis.heard = 0;
    for (const kind of ["OscillatorNode", "AudioBufferSourceNode"]) {
      const { start } = globalThis[kind].prototype;
      globalThis[kind].prototype.start = function (...when) {
        globalThis.heard++;
        return start.apply(this, when);
      };
    }
  };
  const move = page.locator("main [data-move]:enabled");
  const heardIn = async (moves) => {
    await page.evaluate(listen);
    for (let i = 0; i < moves; i++) await move.first().click({ timeout: 20000 });
    await page.waitForTimeout(300);
    return page.evaluate(() => globalThis.heard);
  };
  await beginAgainstBots(page, "conspiracy");
  const before = await heardIn(2);
  ok(before === 0, "nothing sounds until it is wanted", `${before}`);
  await page.click("header summary");
  await page.check("header input[type=checkbox]");
  await page.waitForLoadState("networkidle");
  await page.reload();
  const after = await heardIn(3);
  ok(after > 0, `then moves do, and it is remembered: ${after} sounds`);
  // An icon that was on its way when the page was loaded again is no error.
  const errors = wrong.filter((line) => !/^failed: .*icon/.test(line));
  ok(errors.length === 0, "no error with sounds", errors.join("\n  "));
  await context.close();
});

await test("keys", async () => {
  const { context, page, wrong } = await openPage(browser, address, { viewport: DESKTOP, reducedMotion: "reduce" });
  await beginAgainstBots(page, "abyss");
  await page.locator("main [data-move]:enabled").first().waitFor();
  const court = page.locator('[data-place="court"]');
  const at = () => page.evaluate(() => [...document.querySelectorAll('[data-place="court"] button')].indexOf(document.activeElement));
  ok(await goByKeys(page, await court.locator("button").first().elementHandle()), "Tab comes to the court");
  const n = await court.locator("button").count();
  const way = [];
  for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "End", "ArrowRight", "Home", "ArrowLeft"]) {
    await page.keyboard.press(key);
    way.push(await at());
  }
  ok(JSON.stringify(way) === JSON.stringify([1, 2, 1, n - 1, n - 1, 0, 0]), "arrows, Home and End go through it", way.join(" "));
  ok((await court.locator("button[tabindex='0']").count()) === 1, "it is one stop for Tab");
  await page.keyboard.press("Tab");
  ok((await at()) === -1, "and Tab leaves it");

  await page.keyboard.press("?");
  await page.locator("dialog kbd").first().waitFor();
  ok((await page.locator("dialog kbd").count()) > 8, "a list of keys");
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  await page.click("header summary");
  await page.locator("header select").first().waitFor();
  await page.keyboard.press("Escape");
  ok(!(await page.locator("header select").first().isVisible()), "Escape closes what is open");
  ok(wrong.length === 0, "no error by keys", wrong.join("\n  "));
  await context.close();
});

await browser.close();
stop();
finish();
