import { expect, it } from "vitest";
import { Moves, parseMove } from "./moves.ts";

it("moves are found by text, by verb and by what they are about", () => {
  const moves = new Moves(["draw 1", "draw 2", "pile blue", "swap 2 5", "end"]);
  expect(moves.has("draw 2")).toBe(true);
  expect(moves.has("draw 3")).toBe(false);
  expect(moves.verb("draw").map((move) => move.args[0])).toEqual(["1", "2"]);
  expect(moves.about("2").map((move) => move.text)).toEqual(["draw 2", "swap 2 5"]);
  expect(moves.except("draw", "swap").map((move) => move.text)).toEqual(["pile blue", "end"]);
  expect(parseMove("end")).toEqual({ text: "end", verb: "end", args: [] });
});
