// What is around the games: pages without a network, dialogs by keyboard, kept games, rules:
//   node e2e/pages.mjs BUILD/web

import { resolve } from "node:path";
import { beginAgainstBots, everythingKept, finish, ok, openPage, startBrowser, test } from "./browser.mjs";
import { serve } from "./serve.mjs";

const { address, stop } = await serve(resolve(process.argv[2] ?? "../build/web"));
const browser = await startBrowser();

/** Which faces of the page's letters are wanted and not there. */
const facesMissing = (page) => page.evaluate(async () => {
  await document.fonts.ready;
  return [...document.fonts].filter((face) => face.status === "error").map((face) => `${face.family} ${face.weight} ${face.unicodeRange}`);
});

await test("every language without a network", async () => {
  const { context, page, wrong } = await openPage(browser, address, { serviceWorkers: "allow" });
  const files = await everythingKept(page, address);
  ok(files > 300, `everything is kept after the first visit, ${files} files`);
  await context.setOffline(true);
  for (const [language, letters, face] of [["zh-Hant", /[\u4e00-\u9fff]/, "Noto Sans TC"], ["ru", /[а-я]/, "Inter"]]) {
    await page.goto(`${address}#/`);
    await page.reload();
    await page.locator("header select").first().selectOption(language);
    await page.waitForFunction((code) => document.documentElement.lang === code, language);
    await beginAgainstBots(page, "conspiracy");
    await page.locator("[data-move]:enabled").first().waitFor();
    ok(letters.test((await page.locator("section .asked").textContent()) ?? ""), `a game without a network, in ${language}`);
    const missing = await facesMissing(page);
    const isThere = await page.evaluate((name) => [...document.fonts].some((one) => one.family.includes(name) && one.status === "loaded"), face);
    ok(missing.length === 0 && isThere, `with its letters`, missing.join("\n  "));
  }
  const lost = wrong.filter((line) => line.includes("/assets/") || line.startsWith("error"));
  ok(lost.length === 0, "and nothing is missing", lost.join("\n  "));
  await context.close();
});

await test("a language that cannot be had", async () => {
  const { context, page } = await openPage(browser, address);
  await page.route(/assets\/noto-/, (route) => route.abort());
  await page.locator("header select").first().selectOption("zh-Hant");
  await page.locator(".toasts p").waitFor();
  ok(/繁體中文/.test((await page.locator(".toasts p").textContent()) ?? ""), "it is said that a language cannot be loaded");
  ok((await page.locator("header select").first().inputValue()) === "en" && (await page.locator("html").getAttribute("lang")) === "en", "and the old one stays");
  await context.close();
});

/** What has the focus: the words or the name on it. */
const focused = (page) => page.evaluate(() => document.activeElement.ariaLabel ?? document.activeElement.textContent?.trim() ?? "");
const hasFocus = (locator) => locator.evaluate((one) => one === document.activeElement);

await test("dialogs by keyboard", async () => {
  const { context, page, wrong } = await openPage(browser, address);
  const opener = page.locator('[data-bots="conspiracy"]');
  await opener.focus();
  await page.keyboard.press("Enter");
  await page.locator("dialog form").waitFor();
  await page.waitForFunction(() => document.activeElement.tagName === "INPUT");
  ok(true, "a dialog begins with its first field");
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  ok(await hasFocus(opener), "and closed, gives the focus back", await focused(page));
  await page.keyboard.press("Enter");
  await page.locator("dialog form").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/#\/play\//);
  ok(true, "Enter begins the game");
  await page.locator("[data-aim]").click();
  ok((await page.locator("[data-aim]").count()) === 0, "the aim is told until it is read");
  // Whatever is gone after a move, the question is there.
  for (let moves = 0; moves < 3; moves++) {
    const move = page.locator("[data-move]:enabled").first();
    await move.waitFor();
    await move.focus();
    const seq = await page.locator("[data-seq]").getAttribute("data-seq");
    await page.keyboard.press("Enter");
    await page.waitForFunction((old) => document.querySelector("[data-seq]")?.dataset.seq !== old, seq);
    await page.locator("[data-move]:enabled").first().waitFor();
    ok(await page.evaluate(() => document.activeElement !== document.body), `after move ${moves + 1} the focus is somewhere`, await focused(page));
  }
  ok(wrong.length === 0, "no error by keyboard", wrong.join("\n  "));
  await context.close();
});

await test("kept games", async () => {
  const { context, page, wrong } = await openPage(browser, address, { viewport: { width: 360, height: 740 } });
  await beginAgainstBots(page, "conspiracy");
  await page.locator("[data-move]:enabled").first().click();
  await page.locator("[data-move]:enabled").first().waitFor();
  await page.goto(`${address}#/`);
  const games = page.locator("main li");
  await games.first().waitFor();
  await games.locator("button:has-text('✕')").click();
  await games.first().waitFor({ state: "detached" });
  await page.click(".toasts button");
  await games.first().waitFor();
  ok(true, "a deleted game can be brought back");
  const record = await page.evaluate(() => JSON.parse(localStorage[Object.keys(localStorage).find((key) => key.startsWith("tidetable.game."))]).record);
  await page.locator("input[type=file]").setInputFiles({ name: "game.ttr", mimeType: "text/plain", buffer: Buffer.from(record) });
  await page.locator("input[type=range]").waitFor();
  await page.reload();
  await page.locator("input[type=range]").waitFor();
  ok(/#\/replay\//.test(page.url()), "the address of an opened record is good after a reload");
  ok(wrong.length === 0, "no error with kept games", wrong.join("\n  "));
  await context.close();
});

await test("reading beside a game", async () => {
  const { context, page, wrong } = await openPage(browser, address);
  await beginAgainstBots(page, "abyss");
  const game = page.url();
  await page.click("header button:has-text('Rules')");
  await page.locator(".clause").first().waitFor();
  ok((await page.locator("main section").first().textContent())?.includes("The aim is") ?? false, "the rules begin with the aim");
  await page.click("main summary");
  await page.click("main details a:has-text('Recruit')");
  await page.waitForURL(/#\/rules\/abyss\/A-7\.1/);
  const other = page.locator(".clause span a").first();
  const id = await other.textContent();
  await other.click();
  await page.waitForURL((url) => url.hash.endsWith(`/${id}`));
  ok(true, "the contents and clauses lead to clauses");
  await page.fill("input[type=search]", "pearl");
  await page.locator("mark").first().waitFor();
  ok((await page.locator("mark").allTextContents()).every((text) => text.toLowerCase() === "pearl"), "what is sought is marked");
  await page.click("header a:has-text('Back to the game')");
  await page.waitForURL(game);
  await page.locator("[data-seq]").waitFor();
  ok(true, "and the game is one click away");
  await page.goto(`${address}#/nonsense`);
  ok(((await page.locator("main").textContent()) ?? "").includes("no such page"), "an address that is none says so");
  ok(wrong.length === 0, "no error beside a game", wrong.join("\n  "));
  await context.close();
});

await test("who made it", async () => {
  const { context, page, wrong } = await openPage(browser, `${address}#/about`, { colorScheme: "light" });
  const links = page.locator("main a");
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) => all.map((one) => one.href));
  ok(["https://game-icons.net/", "https://creativecommons.org/licenses/by/3.0/", "https://openfontlicense.org/"].every((one) => addresses.includes(one)), "whose the icons and fonts are, and under what licence", addresses.join("\n  "));
  ok(/Lorc, Delapouite, /.test((await page.locator("main").textContent()) ?? ""), "their authors have names");
  const text = await (await fetch(addresses.at(-1))).text();
  ok(["Inter", "Playfair Display", "Noto Sans TC", "Noto Serif TC"].every((font) => text.includes(`${font}\n`)) && text.includes("SIL OPEN FONT LICENSE"), "all licences are there in full", addresses.at(-1));
  const colours = () => page.evaluate(() => [...document.querySelectorAll("meta[name=theme-color]")].map((one) => one.content));
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--ground").trim());
  const light = await ground();
  ok((await colours()).every((one) => one === light), "around the page it is as light as the page", (await colours()).join());
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
  const dark = await ground();
  ok(dark !== light && (await colours()).every((one) => one === dark), "and as dark", (await colours()).join());
  ok(wrong.length === 0, "nothing is loaded from elsewhere", wrong.join("\n  "));
  await context.close();
});

await browser.close();
stop();
finish();
