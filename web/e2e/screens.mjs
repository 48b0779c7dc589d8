// Every screen there is without a server, each from a freshly opened page.

import { keep } from "./program.mjs";

/** How far into a game its middle is, with three players, and two ships. */
const MIDDLE = { conspiracy: [3, 60], abyss: [3, 130], rumbones: [2, 140] };

export function screensOf(address, program) {
  const go = async (page, where, sign) => {
    await page.goto(`${address}#/${where}`);
    await page.locator(sign).first().waitFor({ timeout: 60000 });
  };
  const play = async (page, game, moves, verb) => {
    const [seats, middle] = MIDDLE[game];
    const kept = program.game(game, seats, moves ?? middle, verb);
    await keep(page, kept);
    await go(page, `play/${kept.id}`, kept.over ? "dialog table" : "section.mine");
    return kept;
  };
  const dialog = async (page, button) => {
    await page.click(button);
    await page.locator("dialog form select").first().waitFor();
  };
  const inMiddle = Object.fromEntries(Object.keys(MIDDLE).map((game) => [game, async (page) => play(page, game)]));
  const atEnd = Object.fromEntries(Object.keys(MIDDLE).map((game) => [`${game}-end`, async (page) => {
    await play(page, game, Infinity);
    await page.locator("dialog polyline").first().waitFor({ timeout: 60000 });
  }]));
  const cards = Object.fromEntries(Object.keys(MIDDLE).map((game) => [`cards-${game}`, async (page) => go(page, `cards/${game}`, "main li")]));
  return {
    start: async () => {},
    "start-games": async (page) => {
      await keep(page, program.game("abyss", 3, 20));
      await keep(page, program.game("conspiracy", 2));
      await page.reload();
      await page.locator("main li").first().waitFor();
    },
    "new-game": async (page) => dialog(page, '[data-bots="abyss"]'),
    "new-hotseat": async (page) => dialog(page, '[data-hotseat="rumbones"]'),
    ...inMiddle,
    "abyss-pay": async (page) => {
      await play(page, "abyss", 60, "recruit");
      await page.locator('main .light[data-move^="recruit"]').first().click();
      await page.locator(".sum").waitFor();
    },
    "abyss-refusal": async (page) => {
      await play(page, "abyss");
      await page.locator("main button[aria-disabled=true]").first().click({ force: true });
      await page.locator(".refusal").waitFor();
    },
    "rumbones-draft": async (page) => play(page, "rumbones", 0),
    "conspiracy-hint": async (page) => {
      await play(page, "conspiracy");
      await page.keyboard.press("h");
      await page.locator("main [data-move] small, main .n:has-text('%'), main button:has-text('%')").first().waitFor({ timeout: 60000 });
    },
    handover: async (page) => {
      await page.click('[data-hotseat="conspiracy"]');
      await page.click("dialog form button[type=submit]");
      await page.locator("dialog[open] button").first().waitFor();
    },
    ...atEnd,
    replay: async (page) => {
      const kept = program.game("abyss", 3);
      await keep(page, kept);
      await go(page, `replay/${kept.id}`, "input[type=range]");
      await page.locator("input[type=range]").fill("90");
      await page.waitForFunction(() => Number(document.querySelector("[data-seq]")?.getAttribute("data-seq")) > 1);
    },
    rules: async (page) => go(page, "rules/abyss/A-5.3", "#A-5\\.3"),
    ...cards,
    online: async (page) => go(page, "online", "main"),
    about: async (page) => go(page, "about", "main"),
    menu: async (page) => page.click("header summary"),
    keys: async (page) => {
      await page.locator("header summary").waitFor();
      await page.keyboard.press("?");
      await page.locator("dialog kbd").first().waitFor();
    },
  };
}
