import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { Engine } from "../../engine/engine.ts";
import { parseMove } from "../../play/moves.ts";
import { recordHead } from "../../tables/setup.ts";
import type { AllOdds, Box } from "./box.ts";
import { chanceAtMost, distance, groundOf, positionOf, reachOf, type Position } from "./position.ts";
import { aboutAll, buttonsOf, click, isCounted, litThings, type AboutMove } from "./things.ts";
import type { RumbonesView } from "./view.ts";

let engine: Engine;
let box: Box;
beforeAll(async () => {
  engine = await Engine.load(readFileSync(process.env.TIDETABLE_WASM ?? ""));
  box = engine.rumbonesBox();
});

function begin(players: number, options: Record<string, string> = {}): void {
  const info = engine.games().find((one) => one.name === "rumbones");
  if (!info) throw new Error("no game");
  engine.open(recordHead(info, { players: Array.from({ length: players }, () => ({ kind: "human", name: "" })), options }, "11".repeat(32)));
}

interface Asked {
  readonly actor: number;
  readonly stage: string;
  readonly moves: readonly string[];
  readonly position: Position;
}

/** Every question of a game that bots play, up to so many. */
function* questions(bot: string, most: number): Generator<Asked> {
  for (let n = 0; n < most; n++) {
    const { actor } = engine.message(null);
    if (actor === null) return;
    const message = engine.message(actor);
    yield { actor, stage: message.stage ?? "", moves: message.moves ?? [], position: positionOf(message.view as RumbonesView, box) };
    engine.move(engine.botMove(bot, n));
  }
}

/** Clicks the things of that move one after the other. */
function canBeClicked(all: readonly AboutMove[], about: AboutMove): boolean {
  let chosen: readonly string[] = [];
  for (const slot of about.slots) {
    const lit = litThings(all, chosen);
    const thing = slot.find((one) => lit.has(one));
    if (thing === undefined) return false;
    const what = click(all, chosen, thing);
    if (what.kind === "move") return what.move.text === about.move.text;
    if (what.kind === "ask") return what.moves.some((move) => move.text === about.move.text);
    if (what.kind === "none") return false;
    chosen = what.chosen;
  }
  return false;
}

const GAMES: readonly (readonly [string, number, Record<string, string>])[] = [
  ["two players", 2, {}],
  ["four players", 4, { board: "junks", heroes: "random-hired" }],
  ["two Windcutters and Junks", 3, { board: "windcutters-junks", heroes: "starter" }],
  ["every pirate for himself", 3, { mode: "pirates" }],
];

describe("what can be clicked", () => {
  it.each(GAMES)("is every legal move: %s", (_, players, options) => {
    begin(players, options);
    const stages = new Set<string>();
    for (const { stage, moves, position } of questions(players === 2 ? "greedy" : "random", 1500)) {
      stages.add(stage);
      const all = aboutAll(position, box, moves.map(parseMove));
      const buttons = new Set(buttonsOf(all).map((move) => move.text));
      for (const about of all) {
        const isThere = buttons.has(about.move.text) || isCounted(about.move) || canBeClicked(all, about);
        expect(isThere, `${stage}: ${about.move.text}`).toBe(true);
      }
    }
    expect(stages.size).toBeGreaterThan(4);
  });

  it("is nothing that is no move", () => {
    begin(2, { heroes: "starter" });
    const [first] = questions("greedy", 1);
    if (!first) throw new Error("nobody is asked");
    const all = aboutAll(first.position, box, first.moves.map(parseMove));
    expect(click(all, [], "zone:e9")).toEqual({ kind: "none" });
    expect(litThings(all, []).has("zone:a0")).toBe(false);
  });

  it("waits for a target, and asks when a zone means several things", () => {
    const attack = { move: parseMove("attack jaws e9"), slots: [["skill:jaws"], ["zone:e9"]] };
    const step = { move: parseMove("step e9"), slots: [["zone:e9"]] };
    const other = { move: parseMove("step e8"), slots: [["zone:e8"]] };
    const all = [attack, step, other];
    expect(click(all, [], "zone:e8")).toEqual({ kind: "move", move: other.move });
    expect(click(all, [], "zone:e9")).toMatchObject({ kind: "ask", moves: [attack.move, step.move] });
    expect(click(all, [], "skill:jaws")).toEqual({ kind: "chosen", chosen: ["skill:jaws"] });
    expect(click(all, ["skill:jaws"], "zone:e9")).toEqual({ kind: "move", move: attack.move });
    // Something else than a target: the choice begins anew.
    expect(click(all, ["skill:jaws"], "zone:e8")).toEqual({ kind: "move", move: other.move });
    expect([...litThings(all, ["skill:jaws"])]).toEqual(["zone:e9"]);
  });
});

describe("where a hero can go", () => {
  it("is where the program lets it step", () => {
    begin(2, { heroes: "starter" });
    let seen = 0;
    for (const { stage, moves, position } of questions("greedy", 900)) {
      const hero = position.heroes.find((one) => one.figure === position.view.acting);
      if (stage !== "act" || !hero) continue;
      const steps = moves.filter((move) => move.startsWith("step ")).map((move) => move.slice(5));
      if (steps.length === 0) continue;
      seen++;
      const near = [...reachOf(position, hero, 1).keys()];
      expect(near.filter((zone) => !steps.includes(zone))).toEqual([]);
      for (const [zone, way] of reachOf(position, hero, 2)) {
        expect(way).toHaveLength(distance(hero.zone ?? "", zone) > 1 ? 2 : way.length);
        expect(groundOf(position, zone)).not.toBe("sea");
        expect(steps).toContain(way[0]);
      }
    }
    expect(seen).toBeGreaterThan(20);
  });
});

describe("odds", () => {
  it("come for every attack and jump, and add up", () => {
    begin(2, { heroes: "starter" });
    let attacks = 0;
    for (const { actor, moves } of questions("greedy", 600)) {
      const { moves: odds } = engine.notes("rumbones", engine.message(actor).view) as AllOdds;
      for (const move of moves) {
        const found = odds[move];
        if (move.startsWith("jump ")) expect(found).toBeTypeOf("number");
        if (!move.startsWith("attack ")) continue;
        attacks++;
        if (typeof found !== "object") throw new Error(move);
        expect(move.endsWith(` ${found.zone}`)).toBe(true);
        const sum = found.hits.reduce((a, b) => a + b, 0);
        expect(Math.abs(sum - 10000)).toBeLessThan(20);
      }
    }
    expect(attacks).toBeGreaterThan(20);
  });

  it("of the Kraken are those of two dice", () => {
    expect(chanceAtMost(1)).toBe(0);
    expect(chanceAtMost(7)).toBeCloseTo(21 / 36);
    expect(chanceAtMost(20)).toBe(1);
  });
});
