// The real server and people at its tables, for tests in a browser.

import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { lot, openPage } from "./browser.mjs";

/** A server with its own store; kill() is what no server expects, start() brings it back where it was. */
export async function openHouse(program, pages) {
  const folder = mkdtempSync(join(tmpdir(), "tidetable-online-"));
  const house = { address: "", start, kill, close };
  let server = null;

  async function start() {
    const port = house.address === "" ? "0" : new URL(house.address).port;
    server = spawn(resolve(program), ["serve", "--port", port, "--store", join(folder, "games.db"), "--client", resolve(pages)], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, LC_ALL: "C.UTF-8" },
    });
    house.address = await new Promise((found, failed) => {
      let said = "";
      server.stdout.on("data", (text) => {
        said += text;
        const match = /http:\/\/[\d.]+:\d+/.exec(said);
        if (match) found(match[0]);
      });
      server.on("exit", () => failed(new Error(`the server ended: ${said}`)));
    });
  }

  function kill() {
    server.removeAllListeners("exit");
    server.kill("SIGKILL");
  }

  function close() {
    kill();
    rmSync(folder, { recursive: true, force: true });
  }

  await start();
  return house;
}

/** Runs in a page before its own code: its sockets can be cut, and it can be made to look hidden. */
function prepare() {
  window.sockets = [];
  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      window.sockets.push(this);
    }
  };
  window.isAway = false;
  Object.defineProperty(document, "hidden", { get: () => window.isAway });
}

/** Somebody in a browser of their own, in the lobby; their connections can be cut. */
export async function person(browser, house, options = {}) {
  const one = await openPage(browser, house.address, { serviceWorkers: "allow", ...options });
  await one.context.addInitScript(prepare);
  await one.page.waitForLoadState("networkidle");
  await one.page.goto(`${house.address}/?again#/online`);
  return one;
}

/** Cuts all connections of a page, until they are there again; how many there were.  Whether the page said
 * so is window.wasLost. */
export async function cut(page) {
  const before = await page.evaluate(() => {
    window.wasLost = false;
    new MutationObserver(() => { window.wasLost ||= document.querySelector("p.lost") !== null; }).observe(document.body, { childList: true, subtree: true });
    const open = window.sockets.filter((socket) => socket.readyState === WebSocket.OPEN);
    window.socketsCut = 0;
    for (const socket of open) {
      socket.addEventListener("close", () => { window.socketsCut++; });
      socket.close();
    }
    return { all: window.sockets.length, open: open.length };
  });
  await page.waitForFunction((n) => window.socketsCut === n, before.open);
  await page.waitForFunction(({ all, open }) => window.sockets.slice(all).filter((socket) => socket.readyState === WebSocket.OPEN).length >= open, before);
  return before.open;
}

/** How far the game is that a page shows. */
export const seqOf = (page) => page.locator("[data-seq]").getAttribute("data-seq");

/** Waits until it is as far as that. */
export const isAt = (page, seq) => page.waitForFunction((at) => document.querySelector("[data-seq]")?.getAttribute("data-seq") === at, seq);

/** Somebody without a browser, who can make tables and sit down. */
export function guest(house) {
  const key = randomBytes(32).toString("base64url");
  const ask = async (path, body) => {
    const response = await fetch(`${house.address}${path}`, { method: "POST", headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" }, body: JSON.stringify(body) });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${path}: ${answer.error}`);
    return answer;
  };
  return {
    key,
    /** A new table; its name in addresses. */
    make: async (game, bots, fields = {}) => (await ask("/api/tables", { game, players: bots.length, options: {}, bots, public: true, chat: "all", hints: true, ...fields })).table,
    sit: (table, name, seat) => ask(`/api/tables/${table}/sit`, { name, nonce: randomBytes(16).toString("hex"), seat }),
  };
}

export const canMove = (page) => page.locator("[data-move]:enabled");
export const isOver = (page) => page.locator("dialog table").first();
export const somebodyAsked = (people) => Promise.any(people.map((page) => canMove(page).first().waitFor()));

/** Clicks one move of whoever is asked; false: the game is over. */
export async function oneMove(people) {
  for (let tries = 0; tries < 600; tries++) {
    for (const page of people) {
      if (await isOver(page).isVisible()) return false;
      const moves = await canMove(page).evaluateAll((all) => all.map((one) => one.dataset.move));
      const move = moves[lot(moves.length)];
      if (move === undefined) continue;
      if (await canMove(page).locator(`xpath=self::*[@data-move="${move}"]`).first().click({ timeout: 2000 }).then(() => true, () => false)) return true;
    }
    await people[0].waitForTimeout(50);
  }
  throw new Error("nobody is asked");
}

/** Whoever may takes a move back; until somebody may, moves are made. */
export async function undoOne(people) {
  for (let tries = 0; tries < 60; tries++) {
    for (const page of people) {
      const undo = page.locator("header button:has-text('Undo'):not([aria-disabled=true])");
      if ((await undo.count()) === 0) continue;
      const before = await page.locator("[data-seq]").getAttribute("data-seq");
      // What was clicked last may have arrived only now: then there is none any more.
      if (!(await undo.click({ timeout: 2000 }).then(() => true, () => false))) continue;
      return page.waitForFunction((seq) => document.querySelector("[data-seq]").getAttribute("data-seq") !== seq, before).then(() => true, () => false);
    }
    if (!(await oneMove(people))) return false;
  }
  return false;
}

/** The server is killed, and comes back: every page says so, and is at the table again by itself. */
export async function killAndReturn(house, pages) {
  house.kill();
  await Promise.all(pages.map((page) => page.locator("p.lost").waitFor()));
  await house.start();
  await Promise.all(pages.map((page) => page.locator("p.lost").waitFor({ state: "detached" })));
}
