import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { Engine, EngineError } from "../engine/engine.ts";
import type { AbyssNotes } from "../games/abyss/notes.ts";
import type { AbyssView } from "../games/abyss/view.ts";
import { isHidden } from "../games/views.ts";
import { openNotes, openView } from "./open.ts";
import { gameOf, lookersOf, wrongLine } from "./replay.svelte.ts";
import { recordHead } from "./setup.ts";

let engine: Engine;
beforeAll(async () => {
  engine = await Engine.load(readFileSync(process.env.TIDETABLE_WASM ?? ""));
});

const head = (...kinds: string[]): string => kinds.map((kind, seat) => `player ${seat} ${kind}\n`).join("");

describe("a record", () => {
  it("has everybody's cards, when all are open", () => {
    const info = engine.games().find((one) => one.name === "abyss");
    if (!info) throw new Error("abyss");
    const players = ["greedy", "greedy", "greedy"].map((kind) => ({ kind, name: "" }));
    engine.open(recordHead(info, { players, options: { memory: "off" } }, "11".repeat(32)));
    for (let n = 0; n < 60; n++) engine.move(engine.botMove("greedy", n));
    const closed = engine.message(null).view as AbyssView;
    const views = [0, 1, 2].map((seat) => engine.message(seat).view);
    const open = openView(closed, views) as AbyssView;
    expect(closed.hands.some(isHidden)).toBe(true);
    expect(open.hands.some(isHidden)).toBe(false);
    expect(isHidden(open.deck)).toBe(true);
    expect(Object.keys(open)).toEqual(Object.keys(closed));
    const notes = [closed, ...views].map((view) => engine.notes("abyss", view) as AbyssNotes);
    expect((openNotes(notes) as AbyssNotes).points).toEqual([0, 1, 2].map((seat) => notes[seat + 1]?.points[seat]));
    expect((openNotes(notes) as AbyssNotes).keys).toEqual(notes[0]?.keys);
    expect(openNotes(notes.slice(0, 1))).toEqual(notes[0]);
  });

  it("keeps people's secrets while they play", () => {
    expect(lookersOf(head("human", "human"), false)).toEqual(["spectator"]);
    expect(lookersOf(`${head("human", "human")}# seat 1 resigned after move 3\n`, false)).toEqual(["spectator", 0, 1, "open"]);
    expect(lookersOf(head("human Ann", "level:3"), false)).toEqual(["spectator", 0]);
    expect(lookersOf(head("level:1", "level:3"), false)).toEqual(["spectator", 0, 1, "open"]);
    expect(lookersOf(head("human", "human"), true)).toEqual(["spectator", 0, 1, "open"]);
  });

  it("says which game it is of", () => {
    expect(gameOf("tidetable 1\ngame abyss\n")).toBe("abyss");
    expect(gameOf("game chess")).toBeNull();
  });

  it("that is broken says in which line", async () => {
    const info = engine.games().find((one) => one.name === "conspiracy");
    if (!info) throw new Error("conspiracy");
    const players = ["human", "human"].map((kind) => ({ kind, name: "" }));
    engine.open(recordHead(info, { players, options: {} }, "22".repeat(32)));
    for (let n = 0; n < 6; n++) engine.move(engine.botMove("greedy", n));
    const lines = engine.record().split("\n");
    const third = lines.findIndex((line) => line.startsWith("3 "));
    const wrongIn = async (record: string): Promise<string> => {
      try {
        engine.open(record);
      } catch (error) {
        const line = await wrongLine({ wrongLine: () => Promise.resolve(engine.wrongLine()) }, error as EngineError, record);
        return `${(error as EngineError).status} ${line ? `${line.n} ${line.text}` : "-"}`;
      }
      return "fine";
    };
    const changed = (line: string): string => lines.map((one, i) => (i === third ? line : one)).join("\n");
    expect(await wrongIn(changed("3 0 fly away"))).toBe(`bad-move ${third + 1} 3 0 fly away`);
    expect(await wrongIn(changed("4 0 draw 1"))).toMatch(new RegExp(`^[a-z-]+ ${third + 1} 4 0 draw 1$`));
    expect(await wrongIn("letter\nto nobody\n")).toBe("bad-record 1 letter");
    expect(await wrongIn(lines.join("\n").replace("game conspiracy", "game chess"))).toBe("bad-record -");
    expect(await wrongIn(lines.join("\n").replace(/^rules \d+/m, "rules 99"))).toBe("wrong-rules -");
    expect(await wrongIn(lines.join("\n"))).toBe("fine");
  });
});
