// What there is at tables on a server besides the game, on a phone and on a desktop; and each kind of
// game to its end:  node e2e/tables.mjs BUILD/web PROGRAM

import { finish, lot, ok, startBrowser, test } from "./browser.mjs";
import { canMove, cut, isAt, isOver, killAndReturn, oneMove, openHouse, person as enter, seqOf, somebodyAsked, undoOne } from "./house.mjs";

const [pages = "../build/web", program = "../build/tidetable"] = process.argv.slice(2);
const house = await openHouse(program, pages);
const browser = await startBrowser();

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: "reduce" };
const DESKTOP = { viewport: { width: 1340, height: 860 }, reducedMotion: "reduce" };

const person = (options = DESKTOP) => enter(browser, house, options);

/** What a page had asked for when it was left, or when the server was killed, is not missed. */
const noErrors = (name, ...people) => {
  const wrong = people.flatMap((one) => one.wrong).filter((line) => !/ERR_ABORTED|WebSocket|ERR_CONNECTION_REFUSED|failed: .*\/(api\/|icon(-turn)?\.svg)/.test(line));
  ok(wrong.length === 0, `no error on a page: ${name}`, wrong.join("\n  "));
};

const iconOf = (page) => page.evaluate(() => document.querySelector("link[rel=icon]").getAttribute("href"));

/** Makes a table and sits down there; choose changes what is chosen. */
async function makeTable(page, game, name, choose = async () => {}) {
  await page.click(`[data-new="${game}"]`);
  await page.fill("dialog form input", name);
  await choose();
  await page.click("dialog form button[type=submit]");
  await page.waitForURL(/#\/table\//);
  return page.url();
}

async function sitDown(page, link, name) {
  await page.goto(link);
  await page.fill("main form input", name);
  await page.click("text=Sit down");
}

/** The same person at another screen makes moves: those that begin with a word of `prefer` first, with
 * one of `avoid` never, until there is one with `stop`, or the game is over. */
function elsewhere(page, { prefer = [], avoid = [], stop = "" } = {}) {
  const table = page.url().split("/").at(-1);
  return page.evaluate(({ table, prefer, avoid, stop }) => new Promise((done) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
    const end = () => {
      socket.close();
      done();
    };
    let last = -1;
    socket.onopen = () => socket.send(JSON.stringify({ type: "watch", table, key: localStorage.getItem("tidetable.key") }));
    socket.onmessage = ({ data }) => {
      const { type, over, moves, seq } = JSON.parse(data);
      if (type !== "table") return;
      if (over || (stop !== "" && moves?.some((move) => move.startsWith(stop)))) end();
      else if (moves && seq !== last) {
        last = seq;
        const allowed = moves.filter((move) => !avoid.some((word) => move.startsWith(word)));
        const liked = prefer.map((word) => allowed.filter((move) => move.startsWith(word))).find((found) => found.length > 0) ?? allowed;
        const index = moves.indexOf(liked[(seq * 7) % liked.length]);
        const action = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
        socket.send(JSON.stringify({ type: "move", action, index, seq }));
      }
    };
  }), { table, prefer, avoid, stop });
}

await test("a phone-size game online", async () => {
  const one = await person(PHONE);
  const { page } = one;
  await makeTable(page, "conspiracy", "Anna", async () => {
    await page.locator("dialog fieldset select").nth(1).selectOption("level:1");
    await page.locator("dialog form label:has-text('Time to think') select").selectOption("live");
  });
  await canMove(page).first().waitFor();
  ok((await page.title()).startsWith("● Your turn"), "the title says whose turn it is", await page.title());
  ok((await iconOf(page)) === "./icon-turn.svg", "and so does the icon");
  ok(/^(9|10) minutes?.* left, the clock runs$/.test(await page.locator("[role=timer].running").first().getAttribute("aria-label")), "a clock says in words that it runs");

  const log = page.locator(".log li");
  const widths = new Set();
  const tap = async () => {
    const moves = await canMove(page).evaluateAll((all) => all.map((one) => one.dataset.move));
    await page.locator(`[data-move="${moves[lot(moves.length)]}"]:enabled`).first().tap({ timeout: 2000 }).catch(() => {});
    widths.add(await page.evaluate(() => document.scrollingElement.scrollWidth));
  };
  for (let i = 0; i < 200 && (await log.count()) < 8; i++) {
    await canMove(page).first().waitFor();
    await tap();
  }
  // Whatever was tapped is done, and the bot has answered.
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(2000);
  await canMove(page).first().waitFor();
  const before = await log.allTextContents();
  await page.reload();
  await canMove(page).first().waitFor();
  const after = await log.allTextContents();
  ok(JSON.stringify(after) === JSON.stringify(before) && after.length >= 8, "the log is whole after the page was loaded again", `${before.join(" | ")}\n  ${after.join(" | ")}`);
  await log.last().locator("button").tap();
  await page.locator(".past").waitFor();
  ok((await canMove(page).count()) === 0, "a line of it leads to its moment");
  await page.locator(".past button").tap();

  await page.locator("header button[aria-label=Hint]").tap();
  await page.getByText("wins about").first().waitFor();
  ok(true, "a bot gives a hint");

  for (let i = 0; i < 400 && !(await isOver(page).isVisible()); i++) {
    await canMove(page).or(isOver(page)).first().waitFor();
    if (!(await isOver(page).isVisible())) await tap();
  }
  ok(await isOver(page).isVisible(), "a game online on a phone goes to its end");
  ok([...widths].every((width) => width <= 360), "nothing is wider than the phone", [...widths].join(" "));

  await page.goto(`${house.address}/#/online`);
  await page.click("section:has-text('Your finished games') button:has-text('Replay')");
  await page.waitForURL(/#\/replay\//);
  await page.locator("input[type=range]").waitFor();
  ok(true, "a finished game is among mine, to be looked at again");
  noErrors("phone", one);
  await one.context.close();
});

/** Everything that can befall a table: a page is loaded again, connections are cut, the server is killed.
 * Nobody is anywhere else afterwards. */
async function mishaps(name, people, spectator) {
  const pages = [...people, spectator];
  await Promise.all(pages.map((page) => page.locator("[data-seq]").waitFor()));
  ok((await spectator.locator("[data-move]").count()) === 0, `${name}: a spectator can do nothing`);
  await somebodyAsked(people);
  const seq = await seqOf(people[0]);
  const isThere = () => Promise.all(pages.map((page) => isAt(page, seq)));
  await isThere();
  await people[1].reload();
  await isThere();
  ok(true, `${name}: a page loaded again is at the table`);
  const dropped = await cut(people[0]);
  await isThere();
  ok(dropped > 0, `${name}: a lost connection comes back`);
  await killAndReturn(house, pages);
  await isThere();
  await somebodyAsked(people);
  ok(true, `${name}: so does a server that was killed`);
}

/** So that a game of Abyss ends. */
const LORDS = ["recruit", "done", "play", "take", "council"];

await test("Abyss with a standing order", async () => {
  const [a, b, c] = [await person(), await person(), await person()];
  await a.context.grantPermissions(["notifications"]);
  const link = await makeTable(a.page, "abyss", "Anna", async () => {
    await a.page.locator("dialog summary").click();
    await a.page.locator("dialog [data-option=first]").selectOption("1");
  });
  await a.page.click("text=Tell me when it is my turn");
  await sitDown(b.page, link, "Boris");

  // Anna buys nothing, whatever it is.
  await a.page.click("button:has-text('Standing orders')");
  await a.page.click("button:has-text('Add an order')");
  await a.page.selectOption("dialog select[aria-label='Buy or pass']", "pass");
  await a.page.selectOption("dialog select[aria-label=Worth]", "5");
  await a.page.selectOption("dialog select[aria-label=Price]", "1");
  await a.page.click("text=Give these orders");
  const order = a.page.locator("button[aria-label^='Withdraw this order: pass: any']");
  await order.waitFor();
  ok(true, "a standing order is seen at the table");
  // What Boris may take was for sale to Anna before.
  await elsewhere(b.page, { prefer: ["explore", "go-on"], stop: "take" });
  ok((await a.page.locator('[data-move="pass"]').count()) === 0, "the server obeys it");
  await order.click();
  await order.waitFor({ state: "detached" });
  ok(true, "and it is withdrawn with a click");
  await c.page.goto(link);
  await mishaps("Abyss", [a.page, b.page], c.page);

  // Nobody looks at Anna's page when her turn comes.
  await a.page.goto(`${house.address}/?again#/about`);
  await a.page.evaluate(() => { window.isAway = true; });
  const played = elsewhere(b.page, { prefer: LORDS });
  await a.page.waitForFunction(() => document.title.startsWith("(1)"));
  ok((await iconOf(a.page)) === "./icon-turn.svg", "a table that waits shows in title and icon of any page");
  const noticed = async () => (await navigator.serviceWorker.getRegistration())?.getNotifications().then((all) => all.map((one) => `${one.title}, ${one.body}`)[0]);
  let notice = await a.page.evaluate(noticed);
  for (let i = 0; i < 150 && notice === undefined; i++) {
    await a.page.waitForTimeout(100);
    notice = await a.page.evaluate(noticed);
  }
  ok(notice === "Your turn · Abyss, Anna, Boris", "and is told of when nobody looks", notice);
  await a.page.evaluate(() => { window.isAway = false; });
  await a.page.click(".next");
  await canMove(a.page).first().waitFor();
  ok(a.page.url().split("#")[1] === link.split("#")[1], "one click leads there");

  // Half of a payment survives a lost connection, without a word of it.
  await elsewhere(a.page, { avoid: ["recruit"], prefer: ["council", "take", "end"], stop: "recruit" });
  const chosen = a.page.locator(".hand button.chosen");
  await a.page.locator('main .light[data-move^="recruit"]').first().click();
  await a.page.locator(".hand button.light").first().click();
  await chosen.first().waitFor();
  await cut(a.page);
  ok((await chosen.count()) === 1 && !(await a.page.evaluate(() => window.wasLost)), "a connection comes back without a trace", `${await chosen.count()}`);
  await a.page.locator(".log li button").last().click();
  await a.page.locator(".past").waitFor();
  await cut(a.page);
  ok((await a.page.locator(".past").count()) === 1, "who looks at the past goes on looking at it");

  await Promise.all([played, elsewhere(a.page, { prefer: LORDS })]);
  await Promise.all([a, b, c].map(({ page }) => isOver(page).waitFor()));
  ok(true, "a game of Abyss online goes to its end, made at other screens of the same people");
  noErrors("Abyss", a, b, c);
  await Promise.all([a, b, c].map(({ context }) => context.close()));
});

const newRumbones = (page) => makeTable(page, "rumbones", "Anna", async () => {
  await page.locator("dialog summary").click();
  await page.locator("dialog [data-option=heroes]").selectOption("starter");
});

await test("a whole game of Rum & Bones online", async () => {
  const [a, b, c] = [await person(), await person(), await person()];
  const link = await newRumbones(a.page);
  await sitDown(b.page, link, "Boris");
  await c.page.goto(link);
  for (let i = 0; i < 6; i++) await oneMove([a.page, b.page]);
  ok(await undoOne([a.page, b.page]), "Rum & Bones: a move is taken back");
  await mishaps("Rum & Bones", [a.page, b.page], c.page);
  // A bot in Boris' place knows how to win.
  await b.page.click("header button:has-text('Table')");
  await b.page.click("dialog button:has-text('Leave, a bot plays on')");
  await b.page.locator("button:has-text('Take my seat again')").waitFor();
  await b.page.keyboard.press("Escape");
  await elsewhere(a.page);
  await Promise.all([a, b, c].map(({ page }) => isOver(page).waitFor()));
  ok(true, `a game of Rum & Bones online goes to its end, ${await seqOf(a.page)} entries`);
  noErrors("a whole game of Rum & Bones", a, b, c);
  await Promise.all([a, b, c].map(({ context }) => context.close()));
});

await test("giving up in Rum & Bones", async () => {
  const [a, b] = [await person(), await person()];
  const link = await newRumbones(a.page);
  await sitDown(b.page, link, "Boris");
  for (let i = 0; i < 6; i++) await oneMove([a.page, b.page]);
  await a.page.click("header button:has-text('Table')");
  await a.page.click("dialog button:has-text('Resign')");
  await a.page.click("dialog button:has-text('Really resign')");
  await Promise.all([isOver(a.page).waitFor(), isOver(b.page).waitFor()]);
  ok((await b.page.locator("dialog h2").first().textContent()).includes("Boris"), "a game of Rum & Bones online ends when somebody gives up");

  await b.page.click("dialog button:has-text('Play again')");
  await b.page.waitForFunction((old) => location.href !== old && location.hash.startsWith("#/table/"), link);
  await a.page.locator("dialog [role=status]").waitFor();
  await a.page.locator("dialog:has(table) button:has-text('Play again')").click();
  await Promise.any([a, b].map(({ page }) => canMove(page).first().waitFor()));
  ok(a.page.url() === b.page.url() && a.page.url() !== link, "both play again, at another table");
  noErrors("Rum & Bones", a, b);
});

await browser.close();
house.close();
finish();
