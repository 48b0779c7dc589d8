// What axe finds on every screen, phone and desktop, dark and light; and on a phone, whether everything is
// large enough to touch:  node e2e/a11y.mjs BUILD/web PROGRAM [SCREEN,...]
//
// Nothing serious and nothing critical may be left.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { finish, ok, openPage, startBrowser, test } from "./browser.mjs";
import { openHouse } from "./house.mjs";
import { loadProgram } from "./program.mjs";
import { houseScreensOf, screensOf } from "./screens.mjs";
import { serve } from "./serve.mjs";

const AXE = readFileSync(resolve("node_modules/axe-core/axe.min.js"), "utf8");
const GRAVE = ["serious", "critical"];
const SIZES = { desktop: { width: 1340, height: 860 }, phone: { width: 360, height: 740 } };

const folder = resolve(process.argv[2] ?? "../build/web");
const only = process.argv[4]?.split(",");
const { address, stop } = await serve(folder);
const house = await openHouse(process.argv[3] ?? "../build/tidetable", folder);
const browser = await startBrowser();
const screens = [
  ...Object.entries(screensOf(address, await loadProgram(folder))).map(([name, prepare]) => [name, prepare, address]),
  ...Object.entries(houseScreensOf(house)).map(([name, prepare]) => [name, prepare, house.address]),
].filter(([name]) => !only || only.includes(name));

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

const ALL = { rules: { "label-content-name-mismatch": { enabled: false } } };
/** A theme is its colours: what else there is to find, the first one has shown. */
const COLOURS = { runOnly: ["color-contrast", "link-in-text-block"] };

/** What axe finds wrong, a line each. */
async function look(page, which) {
  const { violations } = await page.evaluate((options) => globalThis.axe.run(document, options), { resultTypes: ["violations"], ...which });
  return violations
    .filter((one) => GRAVE.includes(one.impact))
    .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(" ")}: ${node.failureSummary.split("\n").at(-1).trim()}`));
}

const TOUCH = 40;

/** Runs in the page: what is smaller than a finger wants it.  A link in running text is as high as its line,
 * which WCAG 2.5.8 exempts; a box to tick is as large as its label. */
function tooSmall(least) {
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const isInText = (one) => {
    let block = one;
    while (getComputedStyle(block).display === "inline") block = block.parentElement;
    return block !== one && block.textContent.trim() !== one.textContent.trim();
  };
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0 && !one.closest(".unseen, .flight");
  /** How far it can be touched to both sides of its middle. */
  const reach = (one) => {
    one.scrollIntoView({ block: "center", inline: "center" });
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isHit = (dx, dy) => one.contains(document.elementFromPoint(x + dx, y + dy));
    const far = (dx, dy) => { let n = 0; while (n < 20 && isHit(n * dx, n * dy)) n++; return n; };
    return { width: Math.max(right - left, far(-1, 0) + far(1, 0)), height: Math.max(bottom - top, far(0, -1) + far(0, 1)) };
  };
  return [...modal.querySelectorAll("button, a[href], select, input, textarea, summary, [role=button]")].filter((one) => isSeen(one) && !isInText(one)).flatMap((one) => {
    const touched = one.matches("[type=checkbox], [type=radio]") ? (one.closest("label") ?? one) : one;
    const rect = touched.getBoundingClientRect();
    if (rect.width >= least - 0.5 && rect.height >= least - 0.5) return [];
    const { width, height } = reach(touched);
    if (width >= least - 0.5 && height >= least - 0.5) return [];
    return [`${Math.round(width)}x${Math.round(height)}: ${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""} ${(one.ariaLabel ?? one.textContent.trim()).slice(0, 50)}`];
  });
}

for (const [name, prepare, where] of screens) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await test(`${name} on a ${size}`, async () => {
      const { context, page } = await openPage(browser, where, { viewport, hasTouch: size === "phone", colorScheme: "dark", reducedMotion: "reduce" });
      await prepare(page);
      await page.evaluate(AXE);
      for (const [colorScheme, which] of [["dark", ALL], ["light", COLOURS]]) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        // The colours of the other theme, and two pictures of it.
        await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        const wrong = await look(page, which);
        if (which === ALL) wrong.push(...(await page.evaluate(namesWithoutWords)));
        ok(wrong.length === 0, `everybody can use it: ${name}, ${size}, ${colorScheme}`, wrong.slice(0, 12).join("\n  "));
      }
      if (size === "phone") {
        const small = await page.evaluate(tooSmall, TOUCH);
        ok(small.length === 0, `everything is large enough to touch: ${name}`, small.slice(0, 12).join("\n  "));
      }
      await context.close();
    });
  }
}

await browser.close();
house.close();
stop();
finish();
