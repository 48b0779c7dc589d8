// The same games native and in WebAssembly:
//
//     node tests/parity.mjs build/tidetable.wasm build/parity build/clang/tests/parity
//
// Each program prints lines of "game seats games hash"; all must print the same, and
// WebAssembly must come to the same hashes.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [wasmPath, ...programs] = process.argv.slice(2);
if (programs.length === 0) {
  console.error("usage: parity.mjs WASM PROGRAM...");
  process.exit(2);
}

let failed = 0;
function ok(passed, name) {
  console.log(`${passed ? "ok" : "not ok"} - ${name}`);
  if (!passed) failed++;
}

const linesOf = (program) => execFileSync(program, { encoding: "utf8" }).trim().split("\n");

const bytes = readFileSync(wasmPath);
const { instance } = await WebAssembly.instantiate(bytes, { env: { now: () => performance.now() } });
const { memory, games_n, game_name, parity } = instance.exports;

function nameAt(address) {
  const text = new Uint8Array(memory.buffer, address);
  return new TextDecoder().decode(text.subarray(0, text.indexOf(0)));
}
const names = Array.from({ length: games_n() }, (_, game) => nameAt(game_name(game)));

const lines = linesOf(programs[0]);
for (const other of programs.slice(1)) {
  const same = linesOf(other).join("\n") === lines.join("\n");
  ok(same, `parity: ${other} plays as ${programs[0]} does`);
}

for (const line of lines) {
  const [name, seats, games, hash] = line.split(" ");
  const chain = parity(names.indexOf(name), Number(seats), Number(games));
  const wasm = BigInt.asUintN(64, chain).toString(16).padStart(16, "0");
  ok(wasm === hash, `parity: ${name}, ${seats} seats, ${games} games: wasm ${wasm}, native ${hash}`);
}

for (const name of names) {
  const games = lines.filter((line) => line.startsWith(`${name} `)).map((line) => Number(line.split(" ")[2]));
  const total = games.reduce((sum, n) => sum + n, 0);
  ok(total >= 1000, `parity: ${total} games of ${name}`);
}

process.exit(failed === 0 ? 0 : 1);
