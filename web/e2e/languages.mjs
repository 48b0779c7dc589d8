// Every screen in every language, on a phone:  node e2e/languages.mjs BUILD/web PROGRAM [SCREEN,...]
//
// A screen is opened in English; then the language is changed under it, as a person would.  At once
// no sentence is left in English and no key shows, nothing sticks out, and our own fonts have every
// letter.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { finish, ok, openPage, startBrowser, test } from "./browser.mjs";
import { openHouse } from "./house.mjs";
import { loadProgram } from "./program.mjs";
import { houseScreensOf, screensOf } from "./screens.mjs";
import { serve } from "./serve.mjs";

const folder = resolve(process.argv[2] ?? "../build/web");
const only = process.argv[4]?.split(",");
const { address, stop } = await serve(folder);
const browser = await startBrowser();
const house = await openHouse(process.argv[3] ?? "../build/tidetable", folder);
const screens = [
  ...Object.entries(screensOf(address, await loadProgram(folder))).map(([name, prepare]) => [name, prepare, address]),
  ...Object.entries(houseScreensOf(house)).map(([name, prepare]) => [name, prepare, house.address]),
].filter(([name]) => !only || only.includes(name));

const LANGUAGES = ["ru", "pl", "zh-Hant"];
/** Names: people, the program, licences and what it is made of, keys of the keyboard. */
const NAMES = new Set([
  "Ada", "Anna", "Boris", "Tidetable", "Abyss", "Conspiracy", "Rum", "Bones", "Second", "Tide", "English", "Polski", "Tab", "Home", "End", "Enter", "Esc",
  "game-icons", "net", "icons", "svelte", "vite", "typescript", "inter", "playfair", "display", "noto", "sans", "serif", "sil", "open", "font", "license", "creative", "commons", "iconify",
  "webassembly", "mit", "ofl", "ttr", "Plankton", "Player",
].map((word) => word.toLowerCase()));

const wordsOf = (file) => new Map(readFileSync(`../lang/${file}.txt`, "utf8").split("\n").filter((line) => line.includes(" = ") && !line.startsWith("#")).map((line) => [line.slice(0, line.indexOf(" = ")), line.slice(line.indexOf(" = ") + 3)]));
const english = wordsOf("en");

/** Runs in the page: everything that is read or heard, and with what fonts. */
function allTexts() {
  const texts = new Set();
  const letters = { sans: new Set(), serif: new Set() };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const around = node.parentElement;
    if (text === "" || around.closest("script, style, .flight, option, [translate=no]")) continue;
    texts.add(text);
    const kind = getComputedStyle(around).fontFamily.includes("Playfair") ? "serif" : "sans";
    for (const letter of text) if (/[\p{L}\p{N}\u3000-\u303f\uff00-\uffef]/u.test(letter)) letters[kind].add(letter);
  }
  for (const one of document.body.querySelectorAll("[aria-label], [title]"))
    for (const text of [one.getAttribute("aria-label"), one.getAttribute("title")]) if (text && !one.closest("option")) texts.add(text.trim());
  return { texts: [...texts], sans: [...letters.sans].join(""), serif: [...letters.serif].join("") };
}

/** Runs in the page: what sticks out of a phone's screen, or of its own button. */
function stickingOut() {
  const seen = (one) => one.getClientRects().length > 0;
  // A row of cards may scroll, and words may end in dots; a dialog may not.
  const scrolls = (one) => {
    for (let at = one.parentElement; at; at = at.parentElement) if (at.tagName !== "DIALOG" && /auto|scroll|hidden/.test(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  const wide = [...document.body.querySelectorAll("*")].filter((one) => seen(one) && one.textContent.trim() !== "" && one.getBoundingClientRect().right > (one.closest("dialog")?.getBoundingClientRect().right ?? innerWidth) + 1 && !one.closest(".unseen, svg, .flight") && !scrolls(one));
  const full = [...document.body.querySelectorAll("button, summary, label, h1, h2, a")].filter((one) => seen(one) && getComputedStyle(one).overflowX === "visible" && one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).display !== "inline" && !one.closest(".unseen"));
  const say = (one) => `${one.tagName}.${one.className}: ${one.textContent.trim().slice(0, 40)}`;
  return [...(document.documentElement.scrollWidth > innerWidth ? [`the page is ${document.documentElement.scrollWidth} px wide`] : []), ...wide.map(say), ...full.map(say)];
}

/** What is not in that language. */
function untranslated(texts, before, language) {
  const own = wordsOf(language);
  const theirs = new Set([...english.values()].map((text) => text.toLowerCase()));
  const same = new Set([...own.values()].map((text) => text.toLowerCase()).filter((text) => theirs.has(text)));
  const isName = (word) => NAMES.has(word.toLowerCase());
  return texts.flatMap((text) => {
    if (/(^|[\s(])(web|abyss|conspiracy|rumbones|bot|status)\.[a-z_]/.test(text)) return [`a key: ${text}`];
    // The words of the notation stand in the rules as they are typed, and clauses have ids; so do commands
    // and names of files.
    const said = text.replace(/[(（][a-z-]+[)）]|\b[ACR]-E?[\d.]+|make play ARGS="[^"]*"|\bdocs\/[\w.]+/g, "");
    const words = (said.match(/[A-Za-z][A-Za-z'-]{2,}/g) ?? []).filter((word) => !isName(word));
    if (words.length === 0 || same.has(text.toLowerCase())) return [];
    // Other letters: any English word is one too many.  The same letters: the same sentence is.
    return language === "pl" ? (before.has(text) ? [text] : []) : [`${words.join(" ")}: ${text.slice(0, 60)}`];
  });
}

async function choose(page, language) {
  const select = page.locator(`header select:has(option[value="${language}"])`).first();
  await select.waitFor({ state: "attached" });
  await select.evaluate((one, chosen) => {
    one.value = chosen;
    one.dispatchEvent(new Event("change", { bubbles: true }));
  }, language);
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
  // What is said by the program comes with the next pictures.
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 300)));
}

const letters = Object.fromEntries(LANGUAGES.map((language) => [language, { sans: new Set(), serif: new Set() }]));

for (const [name, prepare, where] of screens) {
  await test(`${name} in all languages`, async () => {
    const { context, page } = await openPage(browser, where, { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: "reduce" });
    await prepare(page);
    const before = new Set((await page.evaluate(allTexts)).texts);
    for (const language of LANGUAGES) {
      await choose(page, language);
      const now = await page.evaluate(allTexts);
      for (const kind of ["sans", "serif"]) for (const letter of now[kind]) letters[language][kind].add(letter);
      const left = untranslated(now.texts, before, language);
      ok(left.length === 0 && now.texts.length > 3, `${name} in ${language}: ${now.texts.length} texts, none in English`, left.slice(0, 8).join("\n  "));
      const out = await page.evaluate(stickingOut);
      ok(out.length === 0, `${name} in ${language}: nothing sticks out`, out.slice(0, 6).join("\n  "));
    }
    await context.close();
  });
}

/** Which fonts Chromium takes for these letters. */
async function fontsFor(page, text, family) {
  await page.evaluate(({ all, stack }) => {
    document.querySelector("#letters")?.remove();
    const place = Object.assign(document.createElement("p"), { id: "letters", textContent: all });
    Object.assign(place.style, { fontFamily: stack, fontWeight: stack.includes("serif)") ? "700" : "400" });
    document.body.append(place);
  }, { all: text, stack: family });
  await page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 1500))));
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("DOM.enable");
  await cdp.send("CSS.enable");
  const { root } = await cdp.send("DOM.getDocument");
  const { nodeId } = await cdp.send("DOM.querySelector", { nodeId: root.nodeId, selector: "#letters" });
  return (await cdp.send("CSS.getPlatformFontsForNode", { nodeId })).fonts;
}

for (const language of LANGUAGES) {
  await test(`fonts of ${language}`, async () => {
    const { context, page } = await openPage(browser, address);
    await choose(page, language);
    for (const [kind, family] of [["sans", "var(--sans)"], ["serif", "var(--serif)"]]) {
      const all = [...letters[language][kind]].join("");
      const strange = (await fontsFor(page, all, family)).filter((font) => !font.isCustomFont);
      ok(all.length > 20 && strange.length === 0, `our fonts have all ${all.length} letters (${kind}) of ${language}`, strange.map((font) => `${font.familyName}: ${font.glyphCount}`).join(", "));
    }
    await context.close();
  });
}

await browser.close();
house.close();
stop();
finish();
