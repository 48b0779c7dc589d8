import { describe, expect, it } from "vitest";
import { parseRoute, routeTo, type Route } from "./router.ts";

describe("router", () => {
  it.each<Route>([
    { page: "start" },
    { page: "game", id: "a1b2" },
    { page: "replay", id: "record-1" },
    { page: "rules", game: "abyss", clause: null },
    { page: "rules", game: "rumbones", clause: "R-7.1" },
    { page: "cards", game: "conspiracy" },
    { page: "about" },
  ])("finds the way to %o and back", (route) => {
    expect(parseRoute(routeTo(route))).toEqual(route);
  });

  it.each(["", "#", "#/"])("begins at the start with %s", (hash) => {
    expect(parseRoute(hash)).toEqual({ page: "start" });
  });

  it.each(["#/nonsense", "#/rules/chess", "#/cards/chess", "#/play/", "#/%"])("knows that %s is no address", (hash) => {
    expect(parseRoute(hash)).toEqual({ page: "unknown" });
  });
});
