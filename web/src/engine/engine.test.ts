import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { Engine, EngineError, eventLine, viewLine } from "./engine.ts";
import { recordHead } from "../tables/setup.ts";

let engine: Engine;
beforeAll(async () => {
  engine = await Engine.load(readFileSync(process.env.TIDETABLE_WASM ?? ""));
});

const SECRET = "00".repeat(32);

function begin(game: string, bots: string[]): void {
  const info = engine.games().find((one) => one.name === game);
  if (!info) throw new Error(game);
  engine.open(recordHead(info, { players: bots.map((kind) => ({ kind, name: "" })), options: {} }, SECRET));
}

/** Bots play to the end; the number of moves. */
function playOut(game: string, bots: string[]): number {
  begin(game, bots);
  for (let n = 0; n < 20000; n++) {
    const { actor } = engine.message(null);
    if (actor === null) return n;
    engine.move(engine.botMove(bots[actor] ?? "", n));
  }
  throw new Error("no end");
}

describe("engine", () => {
  it.each([
    ["conspiracy", ["level:4", "level:3"]],
    ["abyss", ["level:5", "level:2", "greedy"]],
    ["rumbones", ["level:5", "level:1"]],
  ])("plays %s to the end, and its record opens again", (game, bots) => {
    const moves = playOut(game, bots);
    const end = engine.message(0);
    expect(end.over).toBe(true);
    expect(end.scores).toHaveLength(bots.length);
    expect(end.winners?.length).toBeGreaterThan(0);
    expect(engine.history(0)).toHaveLength(moves + 1);
    const record = engine.record();
    engine.open(record);
    expect(engine.movesN()).toBe(moves);
    expect(engine.record()).toBe(record);
    expect(engine.message(0).view).toEqual(end.view);
  });

  it("tells moves to the seat that is asked and to nobody else", () => {
    begin("conspiracy", ["human", "level:1"]);
    const { actor } = engine.message(null);
    expect(engine.message(actor).moves).toContain("draw 1");
    expect(engine.message(actor === 0 ? 1 : 0).moves).toBeUndefined();
    expect(engine.message(null).moves).toBeUndefined();
  });

  it("gives hints that are legal moves, the same for the same coins", () => {
    begin("conspiracy", ["human", "level:1"]);
    const { actor } = engine.message(null);
    const hint = engine.hint(1);
    expect([...hint.moves.map((one) => one.move)].sort()).toEqual([...(engine.message(actor).moves ?? [])].sort());
    expect(engine.botMove("ismcts:it=200", 7)).toBe(engine.botMove("ismcts:it=200", 7));
  });

  it("undoes up to what was revealed", () => {
    begin("abyss", ["human", "human"]);
    expect(engine.undo()).toBe(false);
  });

  it("says why not, from a view alone", () => {
    begin("conspiracy", ["human", "level:1"]);
    const { actor, view } = engine.message(null);
    const mine = engine.message(actor).view;
    expect(view).not.toBeNull();
    expect(engine.whyNot("conspiracy", 1, mine, "draw 1")).toBeNull();
    expect(engine.whyNot("conspiracy", 1, mine, "pile blue")).toMatch(/^C-\d/);
    expect(() => engine.whyNot("conspiracy", 1, mine, "nonsense")).toThrow(EngineError);
  });

  it("reads every view it writes", () => {
    for (const game of engine.games()) {
      begin(game.name, ["human", "human"]);
      const { actor } = engine.message(null);
      const told = engine.message(actor);
      for (const move of told.moves ?? [])
        expect(engine.whyNot(game.name, game.rules, told.view, move)).toBeNull();
    }
  });

  it("says moves and events in every language", () => {
    const events = [["drew", 0, "blue4"], ["pearls", 1, 2, 5]] as const;
    const request = { game: "conspiracy", names: ["Anna", "Борис"], moves: ["draw 3"], events } as const;
    expect(engine.say({ ...request, lang: "en" })).toEqual({
      moves: ["draw 3 from the deck"],
      events: ["Anna turns up blue 4.", "Борис gains 2 pearls and has 5."],
    });
    for (const lang of ["ru", "pl", "zh-Hant"]) {
      const said = engine.say({ ...request, lang });
      expect(said.events[1]).toContain("Борис");
      expect(said.events).not.toContain("");
    }
    const roll = engine.say({ lang: "en", game: "rumbones", names: ["A", "B"], moves: [], events: [["rolled", 0, 4, 4, [1, 4, 6]]] });
    expect(roll.events[0]).toContain("1 4 6");
  });

  it("answers nonsense with nothing", () => {
    const said = engine.say({ lang: "en", game: "abyss", names: [], moves: ["fly 99"], events: [["drew", 9, "x"]] });
    expect(said).toEqual({ moves: [""], events: [""] });
    expect(() => { engine.open("nonsense\n"); }).toThrow(EngineError);
    expect(() => engine.rules("xx", "abyss")).toThrow(EngineError);
  });

  it("has the rules", () => {
    expect(engine.rules("en", "abyss", "A-7.1").length).toBeGreaterThan(20);
    expect(engine.rules("ru", "rumbones")).toContain("**R-");
  });
});

describe("lines", () => {
  it("writes events and views as the program reads them", () => {
    expect(eventLine(["rolled", 0, 4, 4, [1, 6]])).toBe("rolled 0 4 4 [1 6]");
    expect(viewLine({ a: 1, b: null, c: ["x", [2]], d: { hidden: 5 } })).toBe("a=1 b=- c=[x [2]] d=?5");
  });
});
