import { describe, expect, it } from "vitest";
import { spanOf, wayTo } from "./insight.ts";

const FREE = { top: 64, bottom: 480 };
const ROOM = FREE.bottom - FREE.top;

describe("what comes into sight", () => {
  it("is the part of the table, if it fits", () => {
    const part = { top: 500, bottom: 800 };
    expect(spanOf({ top: 520, bottom: 600 }, part, [], ROOM)).toBe(part);
    expect(spanOf({ top: 520, bottom: 600 }, { top: 100, bottom: 900 }, [], ROOM)).toEqual({ top: 520, bottom: 600 });
  });

  it("is as much as can be of what glows", () => {
    const lit = [{ top: 520, bottom: 560 }, { top: 700, bottom: 740 }, { top: 1500, bottom: 1540 }];
    expect(spanOf(lit[0]!, undefined, lit, ROOM)).toEqual({ top: 520, bottom: 740 });
  });

  it("is scrolled to no farther than needed", () => {
    expect(wayTo({ top: 100, bottom: 300 }, FREE)).toBe(0);
    expect(wayTo({ top: 400, bottom: 500 }, FREE)).toBe(20);
    expect(wayTo({ top: 20, bottom: 100 }, FREE)).toBe(-44);
    expect(wayTo({ top: 100, bottom: 900 }, FREE)).toBe(36);
  });
});
