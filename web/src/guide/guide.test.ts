import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES, isIn, parseTexts } from "../../plugins/texts.ts";
import { Engine } from "../engine/engine.ts";

describe("the guide", () => {
  it("explains every question of every game, and nothing else", async () => {
    const engine = await Engine.load(readFileSync(process.env.TIDETABLE_WASM ?? ""));
    const asked = engine.games().flatMap((game) => Object.keys(game.stages).map((stage) => `web.guide.${game.name}.${stage}`));
    for (const name of LANGUAGES) {
      const texts = parseTexts(readFileSync(`../lang/${name}.txt`, "utf8"));
      const explained = [...texts.keys()].filter((key) => /^web\.guide\.\w+\./.test(key));
      expect(explained.sort()).toEqual(asked.sort());
      for (const key of asked) expect(texts.get(key)?.match(/[.!?。！？]/g)?.length, `${name} ${key}`).toBe(2);
    }
  });

  it("is loaded with its game", () => {
    expect(isIn("abyss", "web.guide.abyss.pay")).toBe(true);
    expect(isIn("web", "web.guide.abyss.pay")).toBe(false);
    expect(isIn("web", "web.guide.off")).toBe(true);
    expect(isIn("abyss", "web.why.abyss.buy") && !isIn("web", "web.why.abyss.buy")).toBe(true);
    expect(isIn("web", "web.why.others")).toBe(true);
  });
});
