// What is around the games: pages without a network, dialogs by keyboard, kept games, rules:
//   node e2e/pages.mjs BUILD/web

import { resolve } from "node:path";
import { beginAgainstBots, finish, ok, openPage, startBrowser, test } from "./browser.mjs";
import { serve } from "./serve.mjs";

const { address, stop } = await serve(resolve(process.argv[2] ?? "../build/web"));
const browser = await startBrowser();

/** Whether the service worker has everything it means to keep. */
async function everythingKept(page) {
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

/** Which faces of the page's letters are wanted and not there. */
const facesMissing = (page) => page.evaluate(async () => {
  await document.fonts.ready;
  return [...document.fonts].filter((face) => face.status === "error").map((face) => `${face.family} ${face.weight} ${face.unicodeRange}`);
});

await test("every language without a network", async () => {
  const { context, page, wrong } = await openPage(browser, address);
  const files = await everythingKept(page);
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
  const { context, page } = await openPage(browser, address, { serviceWorkers: "block" });
  await page.route(/assets\/noto-/, (route) => route.abort());
  await page.locator("header select").first().selectOption("zh-Hant");
  await page.locator(".toasts p").waitFor();
  ok(/繁體中文/.test((await page.locator(".toasts p").textContent()) ?? ""), "it is said that a language cannot be loaded");
  ok((await page.locator("header select").first().inputValue()) === "en" && (await page.locator("html").getAttribute("lang")) === "en", "and the old one stays");
  await context.close();
});

await browser.close();
stop();
finish();
