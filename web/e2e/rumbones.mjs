// Whole games of Rum & Bones in Chromium:  node e2e/rumbones.mjs BUILD/web
//
// The program in WebAssembly, here beside the browser, says what a sensible player would do; the
// test makes that move on the page, by what glows there and by nothing else.  Whole games are
// clicked, typed and touched, from the first pick to the last hit.

import { resolve } from "node:path";
import { beginAgainstBots, beginByKeys, finish, hidden, hurry, leaveByKeys, ok, openOffline, openPage, pressByKeys, startBrowser, test } from "./browser.mjs";
import { loadProgram } from "./program.mjs";
import { serve } from "./serve.mjs";

const folder = resolve(process.argv[2] ?? "../build/web");
const { address, stop } = await serve(folder);
const browser = await startBrowser();

const program = await loadProgram(folder);

/** Things to click, one after the other, for a move; what is said in words comes last. */
function thingsOf(move) {
  const [verb, first, second] = move.split(" ");
  // Whose board is folded up stands in its zone.
  const figure = (name) => `:is([data-figure="${name}"], [data-heroes~="${name}"])[data-lit]`;
  const zone = (name) => `[data-zone="${name}"][data-lit]`;
  switch (verb) {
    case "attack":
    case "use-at":
    case "react-at":
      return [`[data-skill="${first}"][data-lit]`, zone(second)];
    case "use-on":
      return [`[data-skill="${first}"][data-lit]`, figure(second)];
    case "use":
      return [`[data-skill="${first}"][data-lit]`];
    case "play-on":
      return [`[data-card="${first}"][data-lit] button`, figure(second)];
    case "play":
    case "discard":
      return [`[data-card="${first}"][data-lit] button`];
    case "pick":
      return [`[data-hero="${first}"][data-lit] button`];
    case "activate":
    case "give":
      return [figure(first)];
    case "deploy":
    case "step":
    case "jump":
    case "at":
    case "swim":
    case "dive":
    case "bite":
    case "lash":
    case "crush":
      return [zone(first)];
    default:
      return [];
  }
}

/** Waits until the page asks me, and shows all moves but those; the record, or "" when the game is over. */
async function nextQuestion(page, movesBefore) {
  const found = await page.waitForFunction(
    (before) => {
      if (document.querySelector("dialog table")) return { moves: -1, record: "" };
      const seq = Number(document.querySelector("[data-seq]")?.getAttribute("data-seq") ?? -1);
      const isAsked = document.querySelector("section.mine") !== null && document.querySelector("[aria-busy=true]") === null;
      if (!isAsked || seq === before) return false;
      const saved = JSON.parse(localStorage.getItem(`tidetable.game.${location.hash.split("/").pop()}`) ?? "null");
      return seq === saved?.moves ? { moves: saved.moves, record: saved.record } : false;
    },
    movesBefore,
    { timeout: 60000 },
  );
  return found.jsonValue();
}

/** Makes that move by what glows. */
async function make(page, move, press, seq) {
  const isThere = async (what) => (await page.locator(`${what}:visible`).count()) > 0;
  const button = `[data-move="${move}"]`;
  for (const thing of thingsOf(move)) {
    if (await isThere(button)) break;
    await press(page.locator(`${thing}:visible`).first());
  }
  // Numbers are chosen before they are confirmed.
  if (!(await isThere(button))) {
    const numbers = move.split(" ").slice(1).filter((word) => /^\d+$/.test(word));
    for (const row of await page.locator("[role=radiogroup]:visible").all())
      await press(row.locator(`button:text-is("${numbers[Number(await row.getAttribute("data-at"))]}")`));
  }
  await press(page.locator(`${button}:visible`).first());
  // What dice decide may be shown with its odds first.
  const sure = `.choices ${button}`;
  const made = await page.waitForFunction(
    ({ before, asked }) => {
      const table = document.querySelector("[data-seq]");
      if (table === null || table.getAttribute("data-seq") !== before || table.getAttribute("aria-busy") === "true") return "made";
      return document.querySelector(asked) ? "asked" : false;
    },
    { before: seq, asked: sure },
    { timeout: 15000 },
  );
  if ((await made.jsonValue()) === "asked") await press(page.locator(sure).first());
}

const MOST_MOVES = 3000;
/** Games that are over after some 310 moves of both, not after 460 as half of them are, and have nearly every kind of
 * move in them. */
const SHORT = { click: 168, type: 141, touch: 296 };

/** Until the game is over, as the program advises; how many moves there were. */
async function playOn(page, press, onMove = async () => {}) {
  let before = -1;
  for (let n = 0; n < MOST_MOVES; n++) {
    const { moves, record } = await nextQuestion(page, before);
    if (record === "") return n;
    before = moves;
    const move = program.advise(record);
    await make(page, move, press, String(moves)).catch((error) => {
      throw new Error(`${move}: ${String(error).split("\n").slice(0, 12).join(" ")}`);
    });
    await onMove(n, move);
  }
  throw new Error("the game does not end");
}

/** What sticks out at the right, in words; "": nothing does. */
const sticksOut = (page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return "";
    const wide = [...document.querySelectorAll("main *")].filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5 || one.scrollWidth > one.clientWidth);
    return wide.map((one) => `${one.tagName}.${one.className}: ${one.textContent?.trim().slice(0, 40)}`).slice(-4).join("; ") || "the page";
  });

await test("a game of Rum & Bones by clicking", async () => {
  const { context, page, wrong } = await openOffline(browser, address, { viewport: { width: 1340, height: 860 }, reducedMotion: "reduce", deal: SHORT.click });
  await hurry(page);
  await beginAgainstBots(page, "rumbones");
  const verbs = new Set();
  const moves = await playOn(page, (thing) => thing.click({ timeout: 15000 }), async (_, move) => { verbs.add(move.split(" ")[0]); });
  ok(moves > 40 && verbs.has("attack") && verbs.has("place") && verbs.has("step"), `a game of Rum & Bones without a network, by clicking what glows: ${moves} moves, ${verbs.size} kinds`, [...verbs].join(" "));
  ok(wrong.length === 0, "no error, no warning, no request elsewhere in Rum & Bones", wrong.join("\n  "));
  await context.close();
});

await test("a game of Rum & Bones by keyboard", async () => {
  const { context, page, wrong } = await openPage(browser, address, { viewport: { width: 1340, height: 860 }, reducedMotion: "reduce", deal: SHORT.type });
  await hurry(page);
  await beginByKeys(page, "rumbones");
  let pressed = 0;
  const press = (thing) => pressByKeys(page, thing, pressed++ % 2 === 0 ? "Enter" : "Space");
  const moves = await playOn(page, press);
  ok(moves > 30, `a game of Rum & Bones by keyboard alone: ${moves} moves, ${pressed} things`);
  await leaveByKeys(page);
  ok(wrong.length === 0, "no error by keyboard", wrong.join("\n  "));
  await context.close();
});

await test("a game of Rum & Bones on a phone", async () => {
  const { context, page, wrong } = await openPage(browser, address, { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: "reduce", deal: SHORT.touch });
  await hurry(page);
  await beginAgainstBots(page, "rumbones");
  let wide = "", unseen = "";
  const moves = await playOn(page, (thing) => thing.tap({ timeout: 15000 }), async (n) => {
    unseen ||= await hidden(page);
    if (n % 5 === 0) wide ||= await sticksOut(page);
  });
  ok(moves > 30, `a game of Rum & Bones on a phone: ${moves} moves`);
  ok(wide === "", "a phone's page of Rum & Bones does not scroll sideways", wide);
  ok(unseen === "", "what a question of Rum & Bones is about is seen on a phone", unseen);
  ok(wrong.length === 0, "no error on a phone", wrong.join("\n  "));
  await context.close();
});

await browser.close();
stop();
finish();
