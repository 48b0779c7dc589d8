// Whole games in Chromium, clicked:  node e2e/play.mjs BUILD/web

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beginAgainstBots, beginByKeys, finish, goByKeys, hurry, leaveByKeys, lot, ok, openOffline, openPage, playByClicking, startBrowser, test } from "./browser.mjs";
import { serve } from "./serve.mjs";

const { address, stop } = await serve(resolve(process.argv[2] ?? "../build/web"));
const browser = await startBrowser();

/** Goes to whatever can be done and presses it, until the game is over; how often. */
async function playByKeys(page) {
  const move = page.locator("[data-move]:enabled:visible");
  const end = page.locator("dialog table").first();
  for (let pressed = 0; pressed < 1500; pressed++) {
    await move.or(end).first().waitFor({ timeout: 60000 });
    if (await end.isVisible()) return pressed;
    // It may be gone by now: then whatever is there is tried.
    const thing = await move.nth(lot(Math.max(1, await move.count()))).elementHandle({ timeout: 1000 }).catch(() => null);
    if (thing === null) continue;
    if (await goByKeys(page, thing)) await page.keyboard.press(pressed % 2 === 0 ? "Enter" : "Space");
    else if (await thing.evaluate((one) => one.isConnected && one.matches("[data-move]:enabled"))) throw new Error(`Tab and arrows do not reach ${await thing.evaluate((one) => one.outerHTML.slice(0, 200))}`);
  }
  throw new Error("the game does not end");
}

/** At the end of a game: the record it leaves, looked at here and then from a file. */
async function lookAtRecord(page, game) {
  const at = () => page.locator("input[type=range]").inputValue();
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("dialog button:has-text('Download')")]);
  const record = readFileSync(await file.path(), "utf8");
  await page.goto(game.replace("#/play/", "#/replay/"));
  await page.locator("input[type=range]").waitFor();
  const deal = await page.locator("main").textContent();
  ok((await at()) === "0" && (await page.locator("[data-move]").count()) === 0, "a record begins with the deal, and nothing can be done");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  ok((await at()) === "1", "arrow keys go through a record");
  await page.keyboard.press("End");
  await page.locator("header button:has-text('Result')").waitFor();
  const end = await at();
  const lines = await page.locator("ol li").count();
  ok(Number(end) > 10, `the end of a record, after ${end} moves`);
  await page.locator("section select").selectOption({ label: "All cards open" });
  await page.locator("section select").blur();
  await page.keyboard.press("Home");
  await page.waitForFunction((n) => document.querySelectorAll("ol li").length < n, lines);
  await page.click("section button:has-text('Play')");
  await page.waitForFunction(() => document.querySelector("input[type=range]").value === "2");
  await page.click("section button:has-text('Pause')");
  ok(deal !== (await page.locator("main").textContent()), "a record plays by itself");

  await page.goto(`${address}#/`);
  const open = (text) => page.locator("input[type=file]").setInputFiles({ name: "game.ttr", mimeType: "text/plain", buffer: Buffer.from(text) });
  await open(record);
  await page.waitForFunction((n) => document.querySelector("input[type=range]")?.max === n, end);
  ok(true, "a record opens from a file");
  for (const [what, text] of [["no record", "hello"], ["a record with a strange line", record.replace("\n\n", "\n\nnonsense\n")], ["other rules", record.replace(/^rules \d+/m, "rules 99")]]) {
    await page.goto(`${address}#/`);
    await open(text);
    const words = await page.locator("main [role=alert]").textContent();
    ok(/^This record cannot be shown\. \S.*\./.test(words?.trim() ?? "") && !/[{}]/.test(words ?? ""), `${what}: it is said what is wrong`, words);
  }
}

await test("a game of Conspiracy against a bot", async () => {
  const { context, page, wrong } = await openOffline(browser, address);
  await hurry(page);
  await beginAgainstBots(page, "conspiracy");
  const game = page.url();

  // Loaded again in the middle, it goes on where it was.
  const first = page.locator("[data-move]:enabled").first();
  await first.waitFor();
  const before = await page.locator("[data-seq]").getAttribute("data-seq");
  await first.click();
  await page.waitForFunction((seq) => document.querySelector("[data-seq]").dataset.seq !== seq, before);
  await page.locator("[data-move]:enabled").first().waitFor();
  const log = await page.locator("ol li").allTextContents();
  await page.reload();
  await page.locator("[data-move]:enabled").first().waitFor();
  ok(page.url() === game, "a page loaded again is at the same game");
  const again = await page.locator("ol li").allTextContents();
  await page.locator("ol li button").last().click();
  await page.locator("section .past button").waitFor();
  ok((await page.locator("[data-move]").count()) === 0, "in the past nothing can be done");
  await page.click("section .past button");
  await page.locator("[data-move]:enabled").first().waitFor();
  ok(JSON.stringify(again) === JSON.stringify(log) && log.length > 3, "and tells the same of it", `${log.length} lines, then ${again.length}`);

  // In another language without loading.
  const question = await page.locator("section .asked").textContent();
  await page.click("summary");
  await page.locator("details select").first().selectOption("ru");
  await page.waitForFunction((old) => document.querySelector("section .asked")?.textContent !== old, question);
  ok(/[а-я]/.test((await page.locator("[data-move]").first().textContent()) ?? ""), "the language changes in the middle of a game");
  await page.locator("details select").first().selectOption("en");
  await page.click("summary");

  // The guide, until it is not wanted.
  await page.locator("section aside span").waitFor();
  ok(/\. .*\.$/.test((await page.locator("section aside span").textContent()) ?? ""), "the first game is explained");
  await page.click("[data-guide=off]");
  await page.reload();
  await page.locator("[data-move]:enabled").first().waitFor();
  ok((await page.locator("section aside").count()) === 0, "until the guide is hidden, and that is remembered");

  const clicks = await playByClicking(page);
  ok(clicks > 10, `a game of Conspiracy against a bot without a network, ${clicks} clicks`);
  ok(/win/.test((await page.locator("dialog h2").textContent()) ?? ""), "the end says who wins");
  await page.locator("dialog polyline").first().waitFor();
  ok((await page.locator("dialog polyline").count()) === 2 && (await page.locator("dialog thead th").count()) === 2, "and how it went");
  ok(wrong.length === 0, "no error, no warning, no request elsewhere", wrong.join("\n  "));

  await lookAtRecord(page, game);
  ok(wrong.length === 0, "no error in a record", wrong.join("\n  "));

  await page.goto(game);
  await page.click("dialog button:has-text('Play again')");
  await page.waitForFunction((old) => location.href !== old, game);
  await page.locator("[data-move]:enabled").first().waitFor();
  ok(true, "the next game is dealt");
  await context.close();
});

await test("a game of Conspiracy by keyboard", async () => {
  const { context, page, wrong } = await openPage(browser, address, { viewport: { width: 1340, height: 860 }, reducedMotion: "reduce" });
  await hurry(page);
  await beginByKeys(page, "conspiracy");
  const pressed = await playByKeys(page);
  ok(pressed > 10, `a game of Conspiracy by keyboard alone, ${pressed} times`);
  await leaveByKeys(page);
  ok(wrong.length === 0, "no error by keyboard in Conspiracy", wrong.join("\n  "));
  await context.close();
});

/** Runs in the page: from now on every move is written down, with what the live region says of it and
 * what the log has of it. */
function listen() {
  const pill = () => document.querySelector("header .pill")?.textContent ?? "";
  const log = () => [...document.querySelectorAll("main ol li button")].map((one) => one.textContent);
  let asked = pill();
  let lines = log().length;
  window.moves = [];
  new MutationObserver((changes) => {
    if (changes.some((one) => one.attributeName === "data-seq")) {
      const all = log();
      const said = [...document.querySelectorAll("main [aria-live=polite].unseen p")].map((one) => one.textContent);
      window.moves.push({ isMine: asked === "Your turn", said, isLogged: all.length > lines, isTrue: said.every((words) => all.some((line) => line.toLowerCase() === words.toLowerCase())) });
      lines = all.length;
    }
    asked = pill();
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["data-seq"] });
}

for (const game of ["conspiracy", "abyss", "rumbones"]) {
  await test(`the live region in ${game}`, async () => {
    const { context, page } = await openPage(browser, address, { viewport: { width: 1340, height: 860 }, reducedMotion: "reduce" });
    await hurry(page);
    await beginAgainstBots(page, game);
    const move = page.locator("[data-move]:enabled:visible");
    await page.locator("[data-seq]").waitFor();
    await page.evaluate(listen);
    const ofBots = () => page.evaluate(() => window.moves.filter((one) => !one.isMine && one.said.length > 0).length);
    for (let i = 0; i < 200 && (await ofBots()) < 3; i++) {
      await move.first().waitFor({ timeout: 60000 });
      await move.nth(lot(Math.max(1, await move.count()))).click({ timeout: 3000 }).catch(() => {});
    }
    const moves = await page.evaluate(() => window.moves);
    const told = moves.filter((one) => !one.isMine && one.said.length > 0);
    ok(told.length >= 3 && told.every((one) => one.said.every((words) => /\S+ \S+/.test(words))), `${game}: what a bot does is told to who listens: ${told[0]?.said[0]}`, JSON.stringify(moves).slice(0, 600));
    const silent = moves.filter((one) => one.isLogged && one.said.length === 0);
    ok(silent.length === 0 && moves.every((one) => one.isTrue), `${game}: as the log has it, and nothing in the log is left out`, JSON.stringify(moves.filter((one) => !one.isTrue || silent.includes(one))).slice(0, 600));
    await context.close();
  });
}

await test("two people at one screen", async () => {
  const { context, page, wrong } = await openPage(browser, address, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.click('[data-hotseat="abyss"]');
  await page.click("dialog form button[type=submit]");
  await page.locator("dialog button").first().waitFor();
  ok((await page.locator("[data-move]").count()) === 0, "under the cover nothing can be seen");
  await page.locator("dialog button").first().click();
  await page.locator("[data-move]:enabled").first().waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  ok(wide <= 360, "a phone's page does not scroll sideways", `${wide} px`);
  for (let i = 0; i < 30 && (await page.locator("dialog button").count()) === 0; i++) {
    await page.locator("[data-move]:enabled").first().click();
    await page.waitForTimeout(30);
  }
  ok((await page.locator("dialog button").count()) > 0, "the cover comes when the other one is asked");
  ok(wrong.length === 0, "no error at one screen", wrong.join("\n  "));
  await context.close();
});

await test("without a network", async () => {
  const { context, page } = await openPage(browser, address, { serviceWorkers: "allow" });
  const isKept = await page.evaluate(() =>
    Promise.race([navigator.serviceWorker.ready.then(() => true), new Promise((resolve) => setTimeout(resolve, 20000, false))]));
  ok(isKept, "the pages are kept");
  await context.setOffline(true);
  await page.reload();
  await beginAgainstBots(page, "abyss");
  await page.locator("[data-move]:enabled").first().waitFor();
  ok(true, "pages and games open without a network");
  await page.click("button:has-text('Hint')");
  await page.locator("[data-move] small").first().waitFor();
  ok(/%/.test((await page.locator("[data-move] small").first().textContent()) ?? ""), "a hint says what moves are worth");
  await context.close();
});

await test("rules", async () => {
  const { context, page, wrong } = await openPage(browser, `${address}#/rules/abyss/A-7.1`);
  await page.locator("#A-7\\.1").waitFor();
  ok(await page.locator("#A-7\\.1").evaluate((clause) => clause.getBoundingClientRect().top < innerHeight), "an address leads to its clause");
  await page.fill("input[type=search]", "a-7.1");
  await page.waitForFunction(() => document.querySelectorAll(".clause").length < 12);
  ok((await page.locator("#A-7\\.1").count()) === 1, "the rules can be searched");
  ok(wrong.length === 0, "no error in the rules", wrong.join("\n  "));
  await context.close();
});

await test("the gallery", async () => {
  const { context, page, wrong } = await openPage(browser, `${address}#/cards/abyss`);
  for (const [game, cards, words] of [["abyss", 80, "pearls"], ["conspiracy", 54, "silver"], ["rumbones", 86, "Kraken"]]) {
    await page.goto(`${address}#/cards/${game}`);
    await page.waitForFunction((n) => document.querySelectorAll("main li").length === n, cards).catch(() => {});
    const all = await page.locator("main li").count();
    ok(all === cards, `every card of ${game} is there`, `${all}`);
    await page.fill("input[type=search]", words);
    await page.waitForFunction((n) => document.querySelectorAll("main li").length < n, all);
    const found = await page.locator("main li").allTextContents();
    ok(found.length > 0 && found.every((text) => text.toLowerCase().includes(words.toLowerCase())), `${found.length} of them have the word ${words}`);
    await page.fill("input[type=search]", "");
    await page.locator("main select").nth(1).selectOption({ index: 1 });
    await page.waitForFunction((n) => document.querySelectorAll("main li").length < n, all);
    const family = await page.locator("main select").nth(1).evaluate((select) => select.selectedOptions[0].textContent);
    const families = await page.locator("main li .family").allTextContents();
    ok(families.length > 0 && families.every((one) => one === family), `${families.length} are of ${family}`);
  }
  const clause = await page.locator("main li a").first().getAttribute("href");
  await page.locator("main li a").first().click();
  await page.locator(`[id="${clause?.split("/").at(-1)}"]`).waitFor();
  ok(true, "a card leads to its clause");
  ok(!(await page.locator("main").textContent())?.includes("web."), "nothing is without words");
  ok(wrong.length === 0, "no error in the gallery", wrong.join("\n  "));
  await context.close();
});

await browser.close();
stop();
finish();
