// What axe finds on every page, phone and desktop, dark and light:  node e2e/a11y.mjs BUILD/web
//
// Nothing serious and nothing critical may be left.  Servers are not needed: the page of online
// tables is looked at without one.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beginAgainstBots, finish, ok, openPage, startBrowser, test } from "./browser.mjs";
import { serve } from "./serve.mjs";

const AXE = readFileSync(resolve("node_modules/axe-core/axe.min.js"), "utf8");
const GRAVE = ["serious", "critical"];
const SIZES = { desktop: { width: 1340, height: 860 }, phone: { width: 360, height: 740 } };

const { address, stop } = await serve(resolve(process.argv[2] ?? "../build/web"));
const browser = await startBrowser();

/** A game in which something lies on the table. */
async function play(page, game) {
  await beginAgainstBots(page, game);
  const move = page.locator("[data-move]:enabled");
  for (let i = 0; i < 4; i++) {
    await move.first().waitFor({ timeout: 60000 });
    // It may be gone by now: then whatever is there is tried.
    await move.first().click({ timeout: 3000 }).catch(() => {});
  }
  await move.first().waitFor({ timeout: 60000 });
}

async function go(page, where, sign) {
  await page.goto(`${address}#/${where}`);
  await page.locator(sign).first().waitFor();
}

const PAGES = {
  start: async () => {},
  "new game": async (page) => {
    await page.click('[data-bots="abyss"]');
    await page.locator("dialog form").waitFor();
  },
  online: async (page) => go(page, "online", "main"),
  rules: async (page) => go(page, "rules/abyss", ".clause"),
  about: async (page) => go(page, "about", "main"),
  gallery: async (page) => go(page, "cards/abyss", "main li"),
  conspiracy: async (page) => play(page, "conspiracy"),
  abyss: async (page) => play(page, "abyss"),
  rumbones: async (page) => play(page, "rumbones"),
  replay: async (page) => {
    await play(page, "conspiracy");
    await page.goto(page.url().replace("#/play/", "#/replay/"));
    await page.locator("input[type=range]").waitFor();
    await page.keyboard.press("End");
  },
};

/** Who speaks to the page says what stands on a button.  axe wants the whole face of a card in its
 * name, in the same order, numbers included; a name in sentences has all its words instead. */
function namesWithoutWords() {
  const wordsOf = (text) => [...text.toLocaleLowerCase().matchAll(/\p{L}{3,}/gu)].map((found) => found[0]);
  return [...document.querySelectorAll("button[aria-label], a[aria-label], summary[aria-label]")].flatMap((one) => {
    const name = wordsOf(one.ariaLabel);
    const missing = wordsOf(one.innerText).filter((word) => !name.includes(word));
    return missing.length === 0 ? [] : [`name: "${one.ariaLabel}" is without ${missing.join(", ")}`];
  });
}

/** What is wrong, a line each. */
async function look(page) {
  await page.evaluate(AXE);
  const rules = { "label-content-name-mismatch": { enabled: false } };
  const { violations } = await page.evaluate((options) => globalThis.axe.run(document, options), { resultTypes: ["violations"], rules });
  const found = violations
    .filter((one) => GRAVE.includes(one.impact))
    .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(" ")}: ${node.failureSummary.split("\n").at(-1).trim()}`));
  return [...found, ...(await page.evaluate(namesWithoutWords))];
}

for (const [name, prepare] of Object.entries(PAGES)) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await test(`${name} on a ${size}`, async () => {
      const { context, page } = await openPage(browser, address, { viewport, colorScheme: "dark", reducedMotion: "reduce" });
      await prepare(page);
      for (const colorScheme of ["dark", "light"]) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        // The colours of the other theme, and two pictures of it.
        await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(resolve)), 400)));
        const wrong = await look(page);
        ok(wrong.length === 0, `everybody can use it: ${name}, ${size}, ${colorScheme}`, wrong.slice(0, 12).join("\n  "));
      }
      await context.close();
    });
  }
}

await browser.close();
stop();
finish();
