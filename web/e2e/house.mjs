// The real server, for tests in a browser.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

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
