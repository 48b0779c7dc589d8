import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contentsOf, matching, parseRules, pieces } from "./rules.ts";

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

it("marks what is sought and leads to other clauses", () => {
  const ids = new Set(["A-1.1", "A-E2"]);
  const kinds = (text: string, sought: string): string[] => pieces(text, sought, ids).map((piece) => `${piece.kind} ${piece.text}`);
  expect(kinds("See A-1.1 to A-9.9, or (A-E2).", "")).toEqual(["plain See ", "id A-1.1", "plain  to ", "plain A-9.9", "plain , or (", "id A-E2", "plain )."]);
  expect(kinds("Pearls and pearl (x)", "PEARL (x)")).toEqual(["hit Pearl", "plain s and ", "hit pearl", "plain  ", "hit (x)"]);
  expect(kinds("見 A-1.1。", "見")).toEqual(["hit 見", "plain  ", "id A-1.1", "plain 。"]);
});

it.each(files)("the contents of %s lead to every part that has clauses", (file) => {
  const parts = parseRules(readFileSync(`../docs/rules/${file}`, "utf8"));
  const contents = contentsOf(parts);
  expect(contents.length).toBeGreaterThan(8);
  expect(contents[0]?.clause).toMatch(/^[ACR]-1\.1$/);
  expect(new Set(contents.map((section) => section.text)).size).toBe(contents.length);
});
