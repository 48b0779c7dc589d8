import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { Engine } from "../engine/engine.ts";
import type { GameInfo, GameName } from "../engine/messages.ts";
import { newSecret, recordHead } from "../tables/setup.ts";
import { Setup, type Way } from "./setup.svelte.ts";

let engine: Engine;
beforeAll(async () => {
  engine = await Engine.load(readFileSync(process.env.TIDETABLE_WASM ?? ""));
});

function setupOf(game: GameName, way: Way): Setup {
  return new Setup(engine.games().find((one) => one.name === game) as GameInfo, way);
}

describe("a new game", () => {
  it("has people and bots where one expects them", () => {
    const seats = (way: Way): readonly string[] => {
      const setup = setupOf("abyss", way);
      setup.players = 3;
      return setup.seats;
    };
    expect(seats("bots")).toEqual(["human", "level:2", "level:2"]);
    expect(seats("screen")).toEqual(["human", "human", "human"]);
    expect(seats("online")).toEqual(["human", "open", "open"]);
  });

  it("has one me, who can sit anywhere", () => {
    const setup = setupOf("abyss", "online");
    setup.players = 3;
    setup.seat(2, "level:4");
    setup.seat(2, "human");
    expect(setup.seats).toEqual(["level:4", "open", "human"]);
    setup.seat(2, "level:1");
    expect(setup.seats).toEqual(["level:4", "open", "human"]);
  });

  it("has bots of one strength, and others on demand", () => {
    const setup = setupOf("abyss", "bots");
    setup.players = 4;
    setup.setLevel(5);
    setup.seat(1, "level:1");
    expect(setup.seats).toEqual(["human", "level:1", "level:5", "level:5"]);
    setup.setLevel(3);
    expect(setup.seats).toEqual(["human", "level:3", "level:3", "level:3"]);
  });

  it("offers no option that does not go with the others", () => {
    const setup = setupOf("rumbones", "bots");
    const offered = (): string[] => setup.offered.map((option) => option.name);
    expect(offered()).toEqual(["board", "mode", "faction", "heroes", "allies"]);
    setup.players = 3;
    expect(offered()).toContain("larger");
    setup.choose("heroes", "starter");
    setup.choose("board", "junks");
    expect(setup.unusual).toEqual({ board: "junks", heroes: "starter" });
    setup.choose("mode", "pirates");
    expect(offered()).toEqual(["mode", "lives", "each"]);
    expect(setup.unusual).toEqual({ mode: "pirates" });
  });

  it("has set heroes in a first game of Rum & Bones, unless others are chosen", () => {
    const info = engine.games().find((one) => one.name === "rumbones") as GameInfo;
    const setup = new Setup(info, "bots", true);
    expect(setup.unusual).toEqual({ heroes: "starter" });
    setup.choose("heroes", "picked");
    expect(setup.unusual).toEqual({});
    expect(new Setup(info, "bots").unusual).toEqual({});
    for (let players = info.seatsMin; players <= info.seatsMax; players++) {
      const first = new Setup(info, "bots", true);
      first.players = players;
      const record = recordHead(info, { players: first.seats.map((kind) => ({ kind, name: "" })), options: first.unusual }, newSecret());
      expect(() => { engine.open(record); }, record).not.toThrow();
    }
  });

  it("can be dealt, whatever is chosen", () => {
    for (const info of engine.games())
      for (const players of [info.seatsMin, info.seatsMax]) {
        const setup = new Setup(info, "bots");
        setup.players = players;
        for (const option of info.options)
          for (const value of setup.valuesOf(option)) {
            setup.choose(option.name, value);
            const record = recordHead(info, { players: setup.seats.map((kind) => ({ kind, name: "" })), options: setup.unusual }, newSecret());
            expect(() => { engine.open(record); }, record).not.toThrow();
          }
      }
  });

  it("knows the sides of Rum & Bones", () => {
    const setup = setupOf("rumbones", "online");
    const sides = (): string => setup.seats.map((_, seat) => setup.sideOf(seat) ?? "-").join("");
    expect(sides()).toBe("--");
    setup.players = 5;
    expect(sides()).toBe("11122");
    setup.choose("larger", "b");
    expect(sides()).toBe("11222");
    setup.choose("mode", "pirates");
    expect(sides()).toBe("-----");
  });
});
