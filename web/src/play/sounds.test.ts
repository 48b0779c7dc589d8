import { describe, expect, it } from "vitest";
import type { TableMessage } from "../engine/messages.ts";
import { flightsOf } from "../games/abyss/flights.ts";
import { soundsOf } from "./sounds.ts";

const VIEW = { seat: 0, active: 0, recruiting: null, drawn: [], available: [] };
const told = (events: TableMessage["events"], more: Partial<TableMessage> = {}): TableMessage =>
  ({ type: "table", table: "", game: "abyss", seq: 1, begun: true, over: false, actor: 0, seats: [], seat: 0, view: VIEW, events, ...more });

function heard(now: TableMessage, before: TableMessage): string[] {
  return soundsOf(now, before, flightsOf(now, before));
}

describe("what is heard", () => {
  it("is what moves", () => {
    expect(heard(told([["bought", 1, "crab3", 2]]), told([]))).toEqual(["pearl", "card"]);
    expect(heard(told([["took", 1, "crab3"]]), told([]))).toEqual(["card"]);
    expect(heard(told([["passed", 1]]), told([]))).toEqual([]);
  });

  it("is my turn once, and the end once", () => {
    expect(heard(told([["turn", 0]], { moves: ["explore"] }), told([]))).toEqual(["turn"]);
    expect(heard(told([["plotted", 0]], { moves: ["explore"] }), told([], { moves: ["plot"] }))).toEqual(["pearl"]);
    expect(heard(told([["over", 0]], { over: true }), told([]))).toEqual(["end"]);
    expect(heard(told([["over", 0]], { over: true }), told([], { over: true }))).toEqual([]);
  });

  it("has dice", () => {
    expect(heard(told([["rolled", 0, 4, 5, [0, 1, 0, 0, 0, 1]]]), told([]))).toEqual(["dice"]);
  });
});

describe("flights of Abyss", () => {
  it("go from where a thing was to where it is", () => {
    expect(flightsOf(told([["bought", 1, "crab3", 2]]), told([]))).toEqual([
      { piece: "crab3", from: "track", to: "seat 1 hand" },
      { piece: "pearl", from: "seat 1 pearls", to: "seat 0 pearls" },
      { piece: "pearl", from: "seat 1 pearls", to: "seat 0 pearls" },
    ]);
  });

  it("show a pile's cards to who has taken it, and their backs to the others", () => {
    expect(flightsOf(told([["took-pile", 0, "crab", 1], ["found", 0, "crab3"]]), told([]))).toEqual([{ piece: "crab3", from: "council crab", to: "seat 0 hand" }]);
    expect(flightsOf(told([["took-pile", 1, "crab", 1]]), told([]))).toEqual([{ piece: "card", from: "council crab", to: "seat 1 hand" }]);
  });
});
