import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { Engine } from "../engine/engine.ts";
import { recordHead } from "../tables/setup.ts";
import { courseOf } from "./course.ts";

let engine: Engine;
beforeAll(async () => {
  engine = await Engine.load(readFileSync(process.env.TIDETABLE_WASM ?? ""));
});

/** Bots play to the end. */
function playOut(game: string, seats: number, options: Readonly<Record<string, string>> = {}): string {
  const info = engine.games().find((one) => one.name === game);
  if (!info) throw new Error(game);
  const players = Array.from({ length: seats }, () => ({ kind: "greedy", name: "" }));
  engine.open(recordHead(info, { players, options }, "22".repeat(32)));
  for (let n = 0; engine.message(null).actor !== null; n++) engine.move(engine.botMove("greedy", n));
  return engine.record();
}

describe("the course of a game", () => {
  it.each([
    ["conspiracy", 3, 3, 4, {}],
    ["abyss", 4, 4, 4, {}],
    ["rumbones", 2, 2, 3, {}],
    ["rumbones", 4, 2, 3, {}],
    ["rumbones", 3, 3, 2, { mode: "pirates" }],
  ])("%s with %i players has %i lines that end with the score, from %i sources: %o", async (game, seats, lines, sources, options) => {
    const record = playOut(game, seats, options);
    const scores = engine.message(null).scores ?? [];
    const course = await courseOf(engine, record);
    expect(course?.steps[0]).toBe(0);
    expect(course?.steps.at(-1)).toBe(engine.movesN());
    expect(course?.lines).toHaveLength(lines);
    for (const line of course?.lines ?? []) {
      expect(line.points).toHaveLength(course?.steps.length ?? 0);
      expect(new Set(line.points).size, "points change").toBeGreaterThan(1);
      for (const seat of line.seats) expect(line.points.at(-1)).toBe(scores[seat]);
    }
    expect(course?.sources).toHaveLength(sources);
    expect(scores.map((_, seat) => course?.sources.reduce((all, source) => all + (source.points[seat] ?? 0), 0))).toEqual(scores);
  });

  it("is told of finished games only", async () => {
    const head = playOut("conspiracy", 2).split("\n\n")[0] ?? "";
    expect(await courseOf(engine, `${head}\n\n`)).toBeNull();
  });
});
