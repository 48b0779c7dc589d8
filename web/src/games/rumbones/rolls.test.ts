import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../engine/messages.ts";
import { lastRolls } from "./rolls.ts";

const EVENTS: readonly GameEvent[] = [
  ["attacks", 0, "carcharias-a", "e9"],
  ["rolled", 0, 4, 4, [1, 5, 6]],
  ["extra", 0, 2, [2, 4]],
  ["hits", 0, 3, 0],
  ["hurt", 0, "viana-b", 3],
  ["jumps", 1, "viana-b", "c3"],
  ["jump-die", 1, "viana-b", 3, [2]],
  ["overboard", 1, "viana-b"],
];

describe("the latest rolls", () => {
  it("have their cause, their dice and what came of them, the newest first", () => {
    const [jump, attack] = lastRolls(EVENTS, 100, 5);
    expect(jump).toMatchObject({ at: 106, needed: 3, dice: [{ face: 2 }], cause: ["jumps", 1, "viana-b", "c3"], results: [["overboard", 1, "viana-b"]] });
    expect(attack?.dice.map((die) => `${die.face} ${die.kind}`)).toEqual(["1 rolled", "5 rolled", "6 rolled", "2 extra", "4 extra"]);
    expect(attack?.results.map(([kind]) => kind)).toEqual(["hits", "hurt"]);
  });

  it("are no more than wanted", () => {
    expect(lastRolls(EVENTS, 0, 1)).toHaveLength(1);
    expect(lastRolls([], 0, 3)).toEqual([]);
  });
});
