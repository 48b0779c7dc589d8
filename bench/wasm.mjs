// make bench, bots in the browser beside native ones:
//
//     node bench/wasm.mjs build/tidetable.wasm build/release/bench/local
//
// The same WebAssembly as the pages have answers the same questions as the same code built for this
// machine, on one core and in turns; the answers must be the same, too.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [wasmPath, native] = process.argv.slice(2);
const GAMES = ["abyss", "conspiracy", "rumbones"];
const LEAVES = ["random", "net"];
/** Some 50 ms for each answer. */
const ITERATIONS = { abyss: { random: 2000, net: 20000 }, conspiracy: { random: 10000, net: 15000 }, rumbones: { random: 60, net: 15000 } };
const ROUNDS = 4;
const TURNS = 3;
const COINS = 7;
/** How far into the game. */
const MOVES = 14;
const CHOICES = 3;

const { instance } = await WebAssembly.instantiate(readFileSync(wasmPath), { env: { now: () => performance.now() } });
const c = instance.exports;
const write = (text) => new TextEncoder().encodeInto(text, new Uint8Array(c.memory.buffer, c.input(), c.input_room())).written;
function answer(status) {
  if (status !== 0) throw new Error(`status ${status}`);
  return new TextDecoder().decode(new Uint8Array(c.memory.buffer, c.output(), c.output_n()));
}
const open = (record) => answer(c.table_open(write(record)));

/** A position with a choice, some moves into a game for two. */
function positionOf(game) {
  open(`tidetable 1\ngame ${game}\nrules 1\nseats 2\nplayer 0 greedy\nplayer 1 greedy\nseed fast 11\n\n`);
  for (let i = 0; ; i++) {
    const { actor } = JSON.parse(answer(c.table_message(-1, 0x7fffffff)));
    const { moves } = JSON.parse(answer(c.table_message(actor, 0x7fffffff)));
    if (i >= MOVES && moves.length > CHOICES) return answer(c.table_record());
    answer(c.table_move(write(answer(c.table_bot(write("greedy"), i)))));
  }
}

/** The least microseconds of the processor, and the move. */
function wasmRounds(record, bot) {
  let best = Infinity;
  let move = "";
  for (let i = 0; i < ROUNDS; i++) {
    open(record);
    const n = write(bot);
    const start = process.cpuUsage();
    const status = c.table_bot(n, COINS);
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, user + system);
    move = answer(status);
  }
  return { best, move };
}

function nativeRounds(record, bot) {
  const [best, ...move] = execFileSync(native, [bot, String(ROUNDS)], { input: record, encoding: "utf8" }).trim().split(" ");
  return { best: Number(best), move: move.join(" ") };
}

console.log(`${"game".padEnd(12)} ${"leaves".padEnd(8)} ${"native it/s".padStart(12)} ${"wasm it/s".padStart(12)} ${"share".padStart(8)}`);
for (const game of GAMES) {
  const record = positionOf(game);
  for (const leaf of LEAVES) {
    const iterations = ITERATIONS[game][leaf];
    const bot = `ismcts:it=${iterations}:leaf=${leaf}`;
    const times = { native: Infinity, wasm: Infinity };
    for (let i = 0; i < TURNS; i++) {
      const one = nativeRounds(record, bot);
      const other = wasmRounds(record, bot);
      if (one.move !== other.move) throw new Error(`${game}: native ${one.move}, wasm ${other.move}`);
      times.native = Math.min(times.native, one.best);
      times.wasm = Math.min(times.wasm, other.best);
    }
    const perSecond = (us) => Math.round((iterations * 1e6) / us);
    console.log(`${game.padEnd(12)} ${leaf.padEnd(8)} ${String(perSecond(times.native)).padStart(12)} ${String(perSecond(times.wasm)).padStart(12)} ${String(Math.round((100 * times.native) / times.wasm)).padStart(6)} %`);
  }
}
