// What the first page weighs over the wire, in every language:  node e2e/weight.mjs BUILD/web PROGRAM
//
// The real server, a browser that has nothing yet, and every byte until the start page is there with its
// letters; what a service worker keeps later comes when nobody waits for it, and does not count.

import { finish, ok, startBrowser, test } from "./browser.mjs";
import { openHouse } from "./house.mjs";

const [pages = "../build/web", program = "../build/tidetable"] = process.argv.slice(2);
const house = await openHouse(program, pages);
const browser = await startBrowser();

const MOST = 250_000;
const LOCALES = { en: "en-GB", ru: "ru-RU", pl: "pl-PL", "zh-Hant": "zh-TW" };

/** The files a page asks for until nothing more comes, with their sizes as they were sent. */
async function filesOf(page) {
  const files = new Map();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  cdp.on("Network.requestWillBeSent", ({ requestId, request }) => files.set(requestId, { url: request.url, bytes: 0 }));
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  await page.goto(house.address);
  await page.locator("[data-bots]").first().waitFor();
  // Letters are asked for when they are drawn.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))).then(() => document.fonts.ready));
  await page.waitForLoadState("networkidle");
  return [...files.values()];
}

for (const [language, locale] of Object.entries(LOCALES)) {
  await test(`the first page in ${language}`, async () => {
    const context = await browser.newContext({ locale, serviceWorkers: "block", viewport: { width: 1340, height: 860 } });
    const page = await context.newPage();
    const files = await filesOf(page);
    const shown = await page.evaluate(() => document.documentElement.lang);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const list = files.sort((a, b) => b.bytes - a.bytes).map((file) => `${file.bytes} ${file.url.split("/").at(-1)}`);
    ok(shown === language && files.every((file) => file.bytes > 0 || !file.url.includes("/assets/")), `the start page is shown in ${language}, with all of ${files.length} files`, list.join("\n  "));
    ok(bytes <= MOST, `in ${language} it weighs ${(bytes / 1000).toFixed(1)} kB, at most ${MOST / 1000} kB`, list.join("\n  "));
    // Those with the letters of the start page, and its commas.
    const others = files.filter((file) => /noto-.*\.woff/.test(file.url) && !/noto-words-\w+-\d+-(start|signs\d)-/.test(file.url));
    ok(others.length === 0, `no letters but those it shows, in ${language}`, others.map((file) => file.url).join("\n  "));
    await context.close();
  });
}

await browser.close();
house.close();
finish();
