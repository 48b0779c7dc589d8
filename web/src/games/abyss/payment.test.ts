import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseBox } from "../../../plugins/box.ts";
import { canBecomeEnough, cheapest, inOrder, sumUp, without, type Bill } from "./payment.ts";

const MASTER: Bill = { cost: 10, races: 3, wanted: "jellyfish", pearls: 0 };
const HAND = ["crab2", "shellfish1", "shellfish5", "seahorse2", "jellyfish3"];

describe("paying", () => {
  it("counts what is missing", () => {
    expect(sumUp(MASTER, [])).toMatchObject({ worth: 0, races: 3, race: "jellyfish", points: 10, isEnough: false });
    expect(sumUp(MASTER, ["jellyfish3", "crab2"])).toMatchObject({ worth: 5, races: 1, race: null, points: 5 });
    expect(sumUp(MASTER, ["jellyfish3", "crab2", "shellfish5"])).toMatchObject({ worth: 10, isEnough: true, lowest: ["crab2"] });
    expect(sumUp({ ...MASTER, pearls: 4 }, ["jellyfish3", "crab2", "seahorse2"])).toMatchObject({ pearls: 3, points: 0, isEnough: true, lowest: ["crab2", "seahorse2"] });
    expect(sumUp(MASTER, [...HAND, "squid5"])).toMatchObject({ races: -2, isEnough: false });
  });

  it("knows what can still become a payment", () => {
    expect(canBecomeEnough(MASTER, HAND, [])).toBe(true);
    expect(canBecomeEnough(MASTER, HAND, ["crab2"])).toBe(true);
    expect(canBecomeEnough(MASTER, HAND, ["crab2", "seahorse2"])).toBe(false);
    expect(canBecomeEnough({ ...MASTER, pearls: 3 }, HAND, ["crab2", "seahorse2"])).toBe(true);
    expect(canBecomeEnough({ ...MASTER, wanted: "squid" }, HAND, [])).toBe(false);
    expect(canBecomeEnough({ ...MASTER, races: 5 }, HAND, [])).toBe(false);
  });

  it("names allies as the rules want them", () => {
    expect(inOrder(["jellyfish1", "crab3", "crab1"])).toEqual(["crab1", "crab3", "jellyfish1"]);
    expect(without(["crab1", "crab1", "squid2"], ["crab1"])).toEqual(["crab1", "squid2"]);
  });

  it("finds the payment that leaves the most", () => {
    expect(cheapest(MASTER, HAND)).toEqual(["crab2", "shellfish5", "jellyfish3"]);
    expect(cheapest({ cost: 8, races: 1, wanted: "shellfish", pearls: 2 }, HAND)).toEqual(["shellfish1", "shellfish5"]);
    expect(cheapest({ cost: 30, races: 1, wanted: null, pearls: 2 }, HAND)).toBeNull();
  });
});

describe("the box", () => {
  const { lords, rewards } = parseBox(readFileSync("../games/abyss/cards.def", "utf8"));

  it("has all lords and rewards", () => {
    expect(Object.keys(lords)).toHaveLength(35);
    expect(Object.keys(rewards)).toHaveLength(12);
    expect(lords["master-of-magic"]).toEqual({ guild: "mage", race: "jellyfish", races: 3, cost: 10, points: 6, keys: 1, when: "lasts", rule: "A-8.7" });
    expect(lords.elder).toMatchObject({ guild: "ambassador", race: null, keys: 3, when: "once" });
    expect(rewards["key-pearl-token"]).toEqual({ space: 5, keys: 1, pearls: 1, tokens: 1 });
  });
});
