import { expect, test } from "vitest";
import { isInRange, partsOf, rangeOf } from "../../plugins/letters.ts";

test("a letter belongs to the first part that has it", () => {
  const parts = partsOf([["start", "桌遊 Abyss，"], ["web", "遊戲桌"], ["abyss", "戲"]]);
  expect(parts.get("start")).toEqual(["桌", "遊", "，"]);
  expect(parts.get("web")).toEqual(["戲"]);
  expect(parts.get("abyss")).toEqual([]);
});

test("neighbours are a range", () => {
  expect(rangeOf(["一", "丁", "七", "。"])).toBe("U+3002,U+4E00-4E01,U+4E03");
});

test("a letter is in a range or is not", () => {
  expect(isInRange("丁", "U+3002, U+4e00-4e01")).toBe(true);
  expect(isInRange("。", "U+3002, U+4e00-4e01")).toBe(true);
  expect(isInRange("七", "U+3002, U+4e00-4e01")).toBe(false);
});
