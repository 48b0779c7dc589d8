import { expect, it } from "vitest";
import type { GameEvent } from "../engine/messages.ts";
import { othersSince } from "./since.ts";

it("tells what others did, not whose turn it is", () => {
  const events: GameEvent[] = [["played", 0, "crab3"], ["turn", 1], ["bought", 1, "crab2", 1], ["turn", 0]];
  expect(othersSince(events.map((event, after) => ({ event, after })), 0).map(([kind]) => kind)).toEqual(["bought"]);
});
