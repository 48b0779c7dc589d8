import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../i18n/say.ts";
import { reasonKey } from "./why.ts";

const keysIn = (code: string): Set<string> => new Set(readFileSync(`../lang/${code}.txt`, "utf8").split("\n").map((line) => line.split(" = ")[0] ?? ""));
const keys = keysIn("en");
const has = (key: string): boolean => keys.has(key);

describe("why not", () => {
  it("says what has to be answered first", () => {
    expect(reasonKey({ game: "conspiracy", stage: "keep", verb: "draw", legal: ["keep"], rule: "C-4.1" }, has)).toBe("web.why.conspiracy.keep");
    expect(reasonKey({ game: "abyss", stage: "buy", verb: "recruit", legal: ["buy", "pass"], rule: "A-5.2" }, has)).toBe("web.why.abyss.buy");
    expect(reasonKey({ game: "abyss", stage: "hunter", verb: "explore", legal: ["rob"], rule: "A-8.1" }, has)).toBe("web.why.asked");
  });

  it("says what is missing", () => {
    expect(reasonKey({ game: "abyss", stage: "action", verb: "council", legal: ["explore"], rule: "A-6.1" }, has)).toBe("web.why.A-6.1");
    expect(reasonKey({ game: "conspiracy", stage: "recruit", verb: "pile", legal: ["draw", "pile"], rule: "C-4.3" }, has)).toBe("web.why.C-4.3");
    expect(reasonKey({ game: "rumbones", stage: "act", verb: "step", legal: ["end"], rule: "R-11.1" }, has)).toBe("web.why.R-11.1.step");
    expect(reasonKey({ game: "rumbones", stage: "act", verb: "attack", legal: ["end"], rule: "X-1" }, has)).toBeNull();
  });

  it("says it in every language", () => {
    for (const code of Object.keys(LANGUAGES)) {
      const said = keysIn(code);
      expect([...keys].filter((key) => key.startsWith("web.why.") && !said.has(key))).toEqual([]);
    }
  });
});
