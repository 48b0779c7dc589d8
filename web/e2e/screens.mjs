// Every screen there is, without a server and with one, each from a freshly opened page.

import { guest } from "./house.mjs";
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
      await page.click('[data-hotseat="abyss"]');
      await page.click("dialog form button[type=submit]");
      await page.locator("dialog[open] .ready button").waitFor();
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

/** Those on a server; other people are there without a browser. */
export function houseScreensOf(house) {
  let accounts = 0;
  const go = async (page, where, sign) => {
    await page.goto(`${house.address}/#/${where}`);
    await page.locator(sign).first().waitFor({ timeout: 60000 });
  };
  /** Sits this page at a new table, on the first seat; others: bots, and null for people who come or "free". */
  const sit = async (page, game, others = [null], options = {}) => {
    const [me, other] = [guest(house), guest(house)];
    const table = await me.make(game, [null, ...others.map((one) => (one === "free" ? null : one))], { options });
    await me.sit(table, "Anna", 0);
    for (const [i, one] of others.entries()) if (one === null) await other.sit(table, "Boris", i + 1);
    await page.evaluate((key) => { localStorage.setItem("tidetable.key", key); }, me.key);
    await page.reload();
    return table;
  };
  const table = async (page, ...how) => go(page, `table/${await sit(page, ...how)}`, "[data-seq]");
  const menu = async (page) => {
    await page.locator("header button:has-text('Table'), header button[aria-label=Table]").first().click();
    await page.locator("dialog form input").waitFor();
  };
  return {
    lobby: async (page) => {
      const somebody = guest(house);
      await somebody.sit(await somebody.make("abyss", [null, null], { clock: { kind: "live", seconds: 600, increment: 10 } }), "Boris", 0);
      await somebody.sit(await somebody.make("conspiracy", [null, "level:1"]), "Boris", 0);
      await sit(page, "rumbones");
      await go(page, "online", "main li button");
      await page.waitForFunction(() => document.querySelectorAll("main li button").length > 2);
    },
    account: async (page) => {
      await go(page, "online", "main form input");
      await page.locator("main form input").first().fill(`Anna ${++accounts}`);
      await page.locator("main form input[type=password]").fill("12345678");
      await page.click("main form button.act");
      await page.locator("main form").waitFor({ state: "detached" });
      await page.locator(".data button").last().click();
    },
    "new-table": async (page) => {
      await go(page, "online", "[data-new]");
      await page.click('[data-new="rumbones"]');
      await page.locator("dialog label.kind select").selectOption("live");
      await page.click("dialog summary");
    },
    "waiting-room": async (page) => go(page, `table/${await sit(page, "abyss", ["free", "level:1"])}`, "main .link"),
    invited: async (page) => {
      const host = guest(house);
      const open = await host.make("abyss", [null, null, null, "level:2"], { clock: { kind: "days", days: 3 } });
      await host.sit(open, "Boris", 0);
      await go(page, `table/${open}`, "main form");
    },
    "no-table": async (page) => go(page, "table/nonsense", ".alone a"),
    orders: async (page) => {
      await table(page, "abyss", [null], { first: "1" });
      await page.click("button:has-text('Standing orders')");
      await page.click("dialog button:has-text('Add an order')");
      await page.locator("dialog select").first().waitFor();
    },
    "table-menu": async (page) => {
      await table(page, "conspiracy");
      await menu(page);
      await page.fill("dialog form input", "12:30?");
      await page.keyboard.press("Enter");
      await page.locator("dialog .chat li b").waitFor();
    },
    wishes: async (page) => {
      await table(page, "rumbones");
      await menu(page);
      await page.click("dialog button:has-text('Pause')");
      await page.locator(".wishes p").waitFor();
    },
    watching: async (page) => {
      const somebody = guest(house);
      const played = await somebody.make("conspiracy", [null, "level:1"]);
      await somebody.sit(played, "Boris", 0);
      await go(page, `table/${played}`, "[data-seq]");
    },
    "table-end": async (page) => {
      await table(page, "conspiracy");
      await menu(page);
      await page.click("dialog button:has-text('Resign')");
      await page.click("dialog button:has-text('Really resign')");
      await page.locator("dialog table").first().waitFor();
    },
  };
}
