import { expect, it } from "vitest";
import type { GameEvent } from "../../engine/messages.ts";
import { newSpaces } from "./news.ts";

it("marks spaces with another lord, by seat", () => {
  const events: GameEvent[] = [["drew", 1, "blue4"], ["placed", 1, "blue4", 3], ["swapped", 2, 1, 5], ["pearls", 1, 2, 4]];
  expect(newSpaces(events.map((event, after) => ({ event, after })), 3).map((spaces) => [...spaces])).toEqual([[], [3], [1, 5]]);
});
