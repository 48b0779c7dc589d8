// Pictures of every page, phone and desktop, dark and light:  node e2e/shots.mjs BUILD/web FOLDER

import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { beginAgainstBots, openPage, startBrowser } from "./browser.mjs";
import { serve } from "./serve.mjs";

const [pages = "../build/web", folder = "../build/shots"] = process.argv.slice(2);
const { address, stop } = await serve(resolve(pages));
const browser = await startBrowser();
mkdirSync(folder, { recursive: true });

const SIZES = { desktop: { width: 1340, height: 860 }, phone: { width: 360, height: 740 } };

/** Waits until somebody is asked, makes some moves, and shows what is then. */
async function playOn(page, moves) {
  const move = page.locator("[data-move]:enabled");
  for (let i = 0; i < moves; i++) {
    await move.first().waitFor({ timeout: 60000 });
    await move.first().click();
  }
  await move.first().waitFor({ timeout: 60000 });
}

const PAGES = {
  start: async () => {},
  new: async (page) => page.click('[data-bots="abyss"]'),
  conspiracy: async (page) => {
    await beginAgainstBots(page, "conspiracy");
    await playOn(page, 5);
  },
  abyss: async (page) => {
    await beginAgainstBots(page, "abyss");
    await playOn(page, 5);
  },
  rumbones: async (page) => {
    await beginAgainstBots(page, "rumbones");
    await playOn(page, 6);
  },
  rules: async (page) => {
    await page.goto(`${address}#/rules/abyss/A-5.3`);
    await page.locator("#A-5\\.3").waitFor();
  },
  about: async (page) => page.goto(`${address}#/about`),
};

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of ["dark", "light"]) {
    for (const [name, prepare] of Object.entries(PAGES)) {
      const { context, page } = await openPage(browser, address, { viewport, colorScheme, reducedMotion: "reduce" });
      await prepare(page);
      await page.waitForTimeout(250);
      await page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}.png` });
      await context.close();
    }
  }
}

await browser.close();
stop();
