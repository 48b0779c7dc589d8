// Pictures of every screen, phone and desktop, dark and light; of those on a server in English:
//
//     node e2e/shots.mjs BUILD/web PROGRAM FOLDER [SCREEN,...] [LANGUAGE]

import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { openPage, startBrowser } from "./browser.mjs";
import { openHouse } from "./house.mjs";
import { loadProgram } from "./program.mjs";
import { houseScreensOf, screensOf } from "./screens.mjs";
import { serve } from "./serve.mjs";

const [pages = "../build/web", server = "../build/tidetable", folder = "../build/shots", only = "", language = "en"] = process.argv.slice(2);
const { address, stop } = await serve(resolve(pages));
const house = await openHouse(server, resolve(pages));
const browser = await startBrowser();
mkdirSync(folder, { recursive: true });

const SIZES = { desktop: { width: 1340, height: 860 }, phone: { width: 360, height: 740 } };
const wanted = only.split(",").filter((name) => name !== "");
const screens = [
  ...Object.entries(screensOf(address, await loadProgram(resolve(pages)))).map(([name, prepare]) => [name, prepare, address]),
  ...(language === "en" ? Object.entries(houseScreensOf(house)) : []).map(([name, prepare]) => [name, prepare, house.address]),
].filter(([name]) => wanted.length === 0 || wanted.includes(name));

for (const [name, prepare, where] of screens) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const { context, page } = await openPage(browser, where, { viewport, locale: language, hasTouch: size === "phone", reducedMotion: "reduce" });
    try {
      await prepare(page);
      for (const colorScheme of ["dark", "light"]) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.waitForTimeout(250);
        await page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}.png` });
      }
    } catch (error) {
      console.error(`${name}, ${size}: ${error.message}`);
      process.exitCode = 1;
    }
    await context.close();
  }
}

await browser.close();
house.close();
stop();
