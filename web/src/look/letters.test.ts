import { expect, test } from "vitest";
import { partsOf, rangeOf } from "../../plugins/letters.ts";

test("a letter belongs to the first part that has it", () => {
  const parts = partsOf([["start", "桌遊 Abyss，"], ["web", "遊戲桌"], ["abyss", "戲"]]);
  expect(parts.get("start")).toEqual(["桌", "遊", "，"]);
  expect(parts.get("web")).toEqual(["戲"]);
  expect(parts.get("abyss")).toEqual([]);
});

test("neighbours are a range", () => {
  expect(rangeOf(["一", "丁", "七", "。"])).toBe("U+3002,U+4E00-4E01,U+4E03");
});
