// The program of the pages, here beside the browser: it says what a bot would do, and makes games
// that are as far as a test wants them.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const NOW = 0x7fffffff;
const RULES = 1;
/** A game that ends and has everything in it. */
const SEED = 20;

export async function loadProgram(folder) {
  const file = readdirSync(join(folder, "assets")).find((name) => /^tidetable.*\.wasm$/.test(name));
  const { instance } = await WebAssembly.instantiate(readFileSync(join(folder, "assets", file)), { env: { now: () => performance.now() } });
  const c = instance.exports;
  const write = (text) => new TextEncoder().encodeInto(text, new Uint8Array(c.memory.buffer, c.input(), c.input_room())).written;
  const answer = () => new TextDecoder().decode(new Uint8Array(c.memory.buffer, c.output(), c.output_n()));
  const done = (status, what) => {
    if (status !== 0) throw new Error(`${what}: ${status}`);
    return answer();
  };
  const advise = () => done(c.table_bot(write("greedy"), 1), "a bot's move");
  const table = () => JSON.parse(done(c.table_message(-1, NOW), "the table"));
  const mine = () => JSON.parse(done(c.table_message(0, NOW), "the table")).moves;
  const saved = () => ({ record: done(c.table_record(), "the record"), moves: c.table_moves_n() });
  /** From the table as it is: as greedy plays, until I am asked and it is far enough, or it is over
   * and my last question was before; at the end, if that is wanted. */
  const goOn = (isFar, isEnd = false) => {
    let later = saved();
    for (;;) {
      const message = table();
      if (message.over) return isEnd ? saved() : later;
      if (message.actor === 0) later = saved();
      if (message.actor === 0 && isFar()) return later;
      done(c.table_move(write(advise())), "a move");
    }
  };
  return {
    advise(record) {
      done(c.table_open(write(record)), "opening");
      return advise();
    },
    /** A new game of me and bots after so many moves and where that can be done, or at its end, as the
     * browser keeps it. */
    game(game, seats, moves = Infinity, verb = "") {
      const bots = Array.from({ length: seats - 1 }, (_, i) => `player ${i + 1} level:1`);
      done(c.table_open(write(["tidetable 1", `game ${game}`, `rules ${RULES}`, `seats ${seats}`, "player 0 human Ada", ...bots, `seed fast ${SEED}`, "", ""].join("\n"))), "opening");
      const later = goOn(() => c.table_moves_n() >= moves && mine().some((move) => move.startsWith(verb)), moves === Infinity);
      return { id: `${game}-${moves}${verb}`, game, players: ["Ada", ...bots.map(() => "level:1")], over: moves === Infinity, when: Date.now(), ...later };
    },
  };
}

/** Puts a game where the browser keeps its own. */
export const keep = (page, game) => page.evaluate((one) => { localStorage.setItem(`tidetable.game.${one.id}`, JSON.stringify(one)); }, game);
