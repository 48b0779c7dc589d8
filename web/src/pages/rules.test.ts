import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { matching, parseRules } from "./rules.ts";

const files = ["abyss", "conspiracy", "rumbones"].flatMap((game) => ["", ".ru", ".pl", ".zh-Hant"].map((lang) => `${game}${lang}.md`));

it.each(files)("every clause of %s is shown", (file) => {
  const text = readFileSync(`../docs/rules/${file}`, "utf8");
  const clauses = parseRules(text).filter((part) => part.kind === "clause");
  expect(clauses.length).toBe([...text.matchAll(/^- \*\*[A-Z]-/gm)].length);
  expect(clauses.length).toBeGreaterThan(30);
  expect(clauses.every((part) => part.text.length > 2)).toBe(true);
});

it("joins lines and keeps those that are set off", () => {
  const parts = parseRules("# T\n\nfirst\nline\n\n## H\n\n- **A-1.1** one\n  two *(ruling)*\n  [1] three\n- **A-1.2** 四\n  五\n");
  expect(parts).toEqual([
    { kind: "text", text: "first line" },
    { kind: "heading", level: 1, text: "H" },
    { kind: "clause", id: "A-1.1", text: "one two (ruling)\n[1] three" },
    { kind: "clause", id: "A-1.2", text: "四五" },
  ]);
  expect(matching(parts, "TWO one").map((part) => part.kind)).toEqual(["heading", "clause"]);
  expect(matching(parts, "nothing")).toEqual([]);
});
