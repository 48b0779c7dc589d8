// Whole games of Abyss in Chromium, by what glows:  node e2e/abyss.mjs BUILD/web

import { resolve } from "node:path";
import { beginAgainstBots, beginByKeys, finish, goByKeys, hidden, hurry, leaveByKeys, lot, ok, openOffline, openPage, startBrowser, test } from "./browser.mjs";
import { serve } from "./serve.mjs";

const { address, stop } = await serve(resolve(process.argv[2] ?? "../build/web"));
const browser = await startBrowser();

/** What is lit, what a lord can be had for first, so that games end. */
const FIRST = ["[data-ready]", ".hand button.light", '.light[data-move^="recruit"]', '[data-move^="buy"]'];
const NO_LORD = ['[data-move^="buy"]', '[data-move="explore"]', '[data-move^="council"]'];
const LIT = "main button.light, main button[data-move], main button[data-ready]";

/** Runs in the page: one of what is lit and first of all, by lot; "end" when the game is over; null: nothing
 * can be done yet. */
function findLit({ first, lit, share }) {
  if (document.querySelector("dialog table")) return "end";
  if (document.querySelector("[data-seq]")?.getAttribute("aria-busy") !== "false") return null;
  for (const what of [...first.map((one) => `main ${one}`), lit]) {
    const all = [...document.querySelectorAll(what)].filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0);
    if (all.length > 0) return all[Math.floor(share * all.length)];
  }
  return null;
}

/** What to press next, as soon as there is something; null: the game is over. */
async function litThing(page, first = FIRST) {
  const found = await page.waitForFunction(findLit, { first, lit: LIT, share: lot(2 ** 16) / 2 ** 16 }, { timeout: 30000 });
  return found.asElement();
}

/** What was clicked has its answer. */
const answered = (page) => page.waitForFunction(() => document.querySelector("[data-seq]")?.getAttribute("aria-busy") === "false");

/** To the end; how many things were pressed, and what they were. */
async function playOut(page, press, onPress = async () => {}) {
  const kinds = new Set();
  for (let n = 0; n < 1500; n++) {
    const thing = await litThing(page);
    if (thing === null) return { n, kinds };
    kinds.add(await thing.evaluate((one) => one.dataset.move?.split(" ")[0] ?? one.dataset.ready ?? "choose"));
    // What glowed may have gone in the meantime.
    await press(thing).catch(() => {});
    await onPress(n);
  }
  throw new Error("the game does not end");
}

const DESKTOP = { viewport: { width: 1340, height: 860 }, reducedMotion: "reduce" };

await test("a game of Abyss by clicking", async () => {
  const { context, page, wrong } = await openOffline(browser, address, DESKTOP);
  await hurry(page);
  await beginAgainstBots(page, "abyss");
  const { n, kinds } = await playOut(page, (thing) => thing.click({ timeout: 1000 }));
  const wanted = ["explore", "council", "recruit", "choose", "pay"];
  ok(wanted.every((kind) => kinds.has(kind)), `a game of Abyss without a network, by clicking what glows: ${n} clicks, ${kinds.size} kinds`, [...kinds].join(" "));
  ok(wrong.length === 0, "no error, no warning, no request elsewhere in Abyss", wrong.join("\n  "));
  await context.close();
});

await test("paying in Abyss", async () => {
  const { context, page, wrong } = await openPage(browser, address, DESKTOP);
  await hurry(page);
  await beginAgainstBots(page, "abyss");
  const recruit = page.locator('main .light[data-move^="recruit"]');
  const lit = page.locator(LIT).locator("visible=true").first();
  for (let i = 0; i < 200; i++) {
    await lit.waitFor();
    if ((await recruit.count()) > 0) break;
    await (await litThing(page, NO_LORD))?.click({ timeout: 1000 }).catch(() => {});
    await answered(page);
  }
  const sum = page.locator(".sum strong");
  await recruit.first().click();
  await sum.waitFor();
  ok(/^0 \/ \d+$/.test((await sum.textContent()).trim()), "a payment begins with nothing", await sum.textContent());
  // It says that it cannot be done, and why when it is clicked.
  await page.locator("button[aria-disabled=true]:has-text('Recruit')").last().click({ force: true });
  await page.locator(".refusal a").waitFor();
  ok((await page.locator(".refusal").textContent()).includes("A-7."), "what is missing is said with its clause");
  await page.locator(".hand button.light").first().click();
  const one = Number.parseInt(await sum.textContent(), 10);
  ok(one > 0 && (await page.locator(".hand button.chosen").count()) === 1, "an ally chosen counts", String(one));
  await page.locator(".hand button.chosen").first().click();
  ok(Number.parseInt(await sum.textContent(), 10) === 0, "and no longer when it is put back");
  await page.click("button:has-text('Choose for me')");
  ok((await page.locator("[data-ready=pay]").count()) === 1, "a payment can be chosen by itself");
  await page.click("button:has-text('Cancel')");
  await sum.waitFor({ state: "detached" });
  await recruit.first().waitFor();
  ok(true, "and taken back");
  await recruit.first().click();
  await page.click("button:has-text('Choose for me')");
  await page.click("[data-ready=pay]");
  // Of several that are worth as little one is asked which of them stays.
  const joins = page.locator("li:has-text('joins')").first();
  for (let i = 0; i < 3 && !(await joins.isVisible()); i++) {
    await joins.or(lit).first().waitFor();
    if (!(await joins.isVisible())) await lit.click({ timeout: 1000 }).catch(() => {});
    await answered(page);
  }
  await joins.waitFor();
  ok(true, "the lord joins");
  ok(wrong.length === 0, "no error in a payment", wrong.join("\n  "));
  await context.close();
});

await test("a game of Abyss by keyboard", async () => {
  const { context, page, wrong } = await openPage(browser, address, DESKTOP);
  await hurry(page);
  await beginByKeys(page, "abyss");
  let pressed = 0;
  const missed = [];
  const press = async (thing) => {
    if (await goByKeys(page, thing)) return page.keyboard.press(pressed++ % 2 === 0 ? "Enter" : "Space");
    // Else it has gone.
    if (await thing.isVisible()) missed.push(await thing.evaluate((one) => one.outerHTML.slice(0, 200)));
  };
  const { n } = await playOut(page, press);
  ok(n > 20, `a game of Abyss by keyboard alone: ${n} times`);
  ok(missed.length === 0, "Tab and arrows reach what glows", missed.join("\n  "));
  await leaveByKeys(page);
  ok(wrong.length === 0, "no error by keyboard in Abyss", wrong.join("\n  "));
  await context.close();
});

await test("a game of Abyss on a phone", async () => {
  const { context, page, wrong } = await openPage(browser, address, { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: "reduce" });
  await hurry(page);
  await beginAgainstBots(page, "abyss");
  let widest = 0, smallest = 99, unseen = "";
  const { n } = await playOut(page, (thing) => thing.tap({ timeout: 1000 }), async () => {
    unseen ||= await hidden(page);
    widest = Math.max(widest, await page.evaluate(() => document.documentElement.scrollWidth));
    const heights = await page.evaluate(() => [...document.querySelectorAll("main button")].filter((one) => one.offsetParent).map((one) => Math.min(one.offsetHeight, one.offsetWidth)));
    smallest = Math.min(smallest, ...heights);
  });
  ok(n > 20, `a game of Abyss on a phone: ${n} touches`);
  ok(widest <= 360, "a phone's page of Abyss does not scroll sideways", `${widest} px`);
  ok(smallest >= 40, "everything is large enough to touch", `${smallest} px`);
  ok(unseen === "", "what a question of Abyss is about is seen on a phone", unseen);
  ok(wrong.length === 0, "no error on a phone in Abyss", wrong.join("\n  "));
  await context.close();
});

await test("standing orders in Abyss", async () => {
  const { context, page, wrong } = await openPage(browser, address, DESKTOP);
  await beginAgainstBots(page, "abyss");
  // The bot explores while I wait, sooner or later.
  const orders = page.locator("button:has-text('Standing orders')");
  const add = page.locator("dialog button:has-text('Add an order')");
  for (let i = 0; i < 60 && (await add.count()) === 0; i++) {
    // It may be my turn again before it is clicked.
    if ((await orders.count()) > 0) await orders.first().click({ timeout: 1000 }).catch(() => {});
    else await (await litThing(page))?.click({ timeout: 1000 }).catch(() => {});
    await answered(page);
  }
  await add.click();
  await page.locator("dialog select").first().selectOption("pass");
  await page.locator("dialog select").nth(2).selectOption("5");
  await page.click("dialog button:has-text('Give these orders')");
  await page.locator("dialog").waitFor({ state: "detached" });
  await hurry(page);
  let wasAsked = false;
  const end = page.locator("dialog table").first();
  for (let i = 0; i < 25; i++) {
    await page.locator(LIT).locator("visible=true").or(end).first().waitFor();
    if (await end.isVisible()) break;
    // The order is carried out in a moment.
    wasAsked ||= !(await page.waitForFunction(() => document.querySelector('[data-move^="buy"]:enabled') === null, null, { timeout: 3000 }).catch(() => false));
    await (await litThing(page))?.click({ timeout: 1000 }).catch(() => {});
  }
  ok(!wasAsked, "who has ordered to pass is not asked");
  ok(wrong.length === 0, "no error with orders", wrong.join("\n  "));
  await context.close();
});

await browser.close();
stop();
finish();
