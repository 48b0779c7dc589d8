// Two people and a spectator through the real server, which is killed in between:
//   node e2e/online.mjs BUILD/web PROGRAM

import { finish, ok, startBrowser, test } from "./browser.mjs";
import { cut, isAt, isOver, killAndReturn, oneMove, openHouse, person, seqOf, somebodyAsked, undoOne } from "./house.mjs";

const [pages = "../build/web", program = "../build/tidetable"] = process.argv.slice(2);
const house = await openHouse(program, pages);
const browser = await startBrowser();

/** What is expected while there is no server, and of a page that was left. */
const isExpected = (line) => /ERR_ABORTED|WebSocket|ERR_CONNECTION_REFUSED|failed: .*\/(api\/|icon(-turn)?\.svg)/.test(line);

await test("a game of two with a spectator", async () => {
  const [a, b, c] = await Promise.all([1, 2, 3].map(() => person(browser, house)));
  await a.page.goto(`${house.address}/#/`);
  await a.page.click("text=Play with others");
  await a.page.click('[data-new="conspiracy"]');
  await a.page.fill("dialog input", "Anna");
  await a.page.click("dialog form button[type=submit]");
  await a.page.waitForURL(/#\/table\//);
  const link = a.page.url();
  await a.page.waitForFunction(() => document.title.startsWith("Waiting for players")).catch(() => {});
  ok((await a.page.title()) === "Waiting for players · Abyss: Conspiracy", "a table is made, and its page has its title", await a.page.title());

  await b.page.goto(link);
  await b.page.fill("main form input", "Boris");
  await b.page.click("text=Sit down");
  await c.page.goto(link);
  const people = [a.page, b.page];
  await somebodyAsked(people);
  ok(true, "a link and a name are enough to sit down");

  for (let i = 0; i < 6; i++) await oneMove(people);
  await c.page.locator("ol li").first().waitFor();
  ok((await c.page.locator("[data-move], header button:has-text('Undo')").count()) === 0, "a spectator sees the game and can do nothing");
  ok(((await c.page.locator("header .pill").textContent()) ?? "").includes("You are watching"), "and is told so");

  // Talk
  await a.page.click("header button:has-text('Table')");
  ok(await a.page.evaluate(() => document.querySelector("main").contains(document.elementFromPoint(300, 400))), "talk does not hide the game");
  await a.page.fill("dialog form input", "Good luck!");
  await a.page.click("dialog form button");
  await b.page.locator(".unread").waitFor();
  await a.page.keyboard.press("Escape");
  ok(true, "what is said arrives");

  // What one wants the other is asked for, without looking for it
  const wishes = (page) => page.locator(".wishes p");
  await a.page.click("header button:has-text('Table')");
  await a.page.click("dialog button:has-text('Pause')");
  await b.page.click(".wishes button:has-text('Agree')");
  await a.page.click(".wishes button:has-text('Go on playing')");
  await Promise.all([a, b, c].map(({ page }) => wishes(page).waitFor({ state: "detached" })));
  ok(true, "a pause is agreed to, and ended");
  await a.page.click("header button:has-text('Table')");
  await a.page.click("dialog button:has-text('Take back')");
  await wishes(a.page).waitFor();
  await b.page.click(".wishes button:has-text('Refuse')");
  await Promise.all([a, b, c].map(({ page }) => wishes(page).waitFor({ state: "detached" })));
  ok(true, "who wants a move back waits for an answer");

  ok(await undoOne(people), "a move is taken back");

  // Loaded again
  await somebodyAsked(people);
  const seq = await seqOf(a.page);
  await Promise.all([a, b, c].map(({ page }) => isAt(page, seq)));
  const log = await a.page.locator("ol li").allTextContents();
  await a.page.reload();
  await a.page.locator("[data-seq]").waitFor();
  await somebodyAsked(people);
  ok((await seqOf(a.page)) === seq && Number(seq) > 6, "a page loaded again is where it was", `${seq}, then ${await seqOf(a.page)}`);
  const again = await a.page.locator("ol li").allTextContents();
  ok(JSON.stringify(again) === JSON.stringify(log), "and tells the same of it", `${log.join(" | ")}\n  ${again.join(" | ")}`);
  await oneMove(people);

  // Without its connections
  const dropped = await cut(b.page);
  ok(dropped > 0, `the connections of a page are dropped, ${dropped} of them`);
  await somebodyAsked(people);
  const before = await seqOf(a.page);
  await isAt(b.page, before);
  await oneMove(people);
  await a.page.waitForFunction((old) => document.querySelector("[data-seq]").getAttribute("data-seq") !== old, before);
  await isAt(b.page, await seqOf(a.page));
  ok(true, "they come back, and what is played is seen there");

  await killAndReturn(house, [a.page, b.page, c.page]);
  ok(true, "the pages say that the server is gone, and come back by themselves");

  let moves = 0;
  while (await oneMove(people)) moves++;
  await Promise.all([a, b, c].map(({ page }) => isOver(page).waitFor()));
  ok(moves > 0, `the game goes on to its end, ${moves} moves later`);

  await a.page.click("dialog button:has-text('Play again')");
  await a.page.waitForFunction((old) => location.href !== old && location.hash.startsWith("#/table/"), link);
  const next = a.page.url();
  await b.page.locator("dialog p:has-text('They play again')").waitFor();
  for (const { page } of [b, c]) {
    await page.click("dialog button:has-text('Play again')");
    await page.waitForFunction((there) => location.href === there, next);
  }
  await somebodyAsked(people);
  ok(true, "another game of the same people, and who looks on follows them");

  const wrong = [a, b, c].flatMap((one) => one.wrong).filter((line) => !isExpected(line));
  ok(wrong.length === 0, "no error on any of the pages", wrong.join("\n  "));
});

await browser.close();
house.close();
finish();
