import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES as FILES, isIn, parseTexts } from "../../plugins/texts.ts";
import { LANGUAGES, capital, fill, nearest } from "./say.ts";

const texts = new Map(FILES.map((name) => [name, parseTexts(readFileSync(`../lang/${name}.txt`, "utf8"))]));
const english = texts.get("en") ?? new Map<string, string>();

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [readFileSync(path, "utf8")] : [];
  });
}

/** Keys a page asks for: whole ones, and with holes such as web.pitch.${game}. */
function asked(): string[] {
  const text = sources("src").join("\n");
  return [...text.matchAll(/["`]((?:web|bot|abyss|conspiracy|rumbones|\$\{game\})\.[\w.${}-]+)["`]/g)].map((found) => found[1] ?? "");
}

const pattern = (key: string): RegExp =>
  new RegExp(`^${key.replace(/\./g, "\\.").replace(/\$\{[^}]*\}/g, "[\\w.-]+")}$`);

describe("sentences", () => {
  it.each(FILES)("%s has every key English has, and no other", (name) => {
    expect([...(texts.get(name)?.keys() ?? [])].sort()).toEqual([...english.keys()].sort());
  });

  it.each(FILES)("%s fills the same holes as English in what pages say", (name) => {
    const holes = (sentence: string): string[] => [...new Set([...sentence.matchAll(/\{(\w+)/g)].map((hole) => hole[1] ?? ""))].sort();
    for (const [key, sentence] of english)
      if (key.startsWith("web.")) expect(holes(texts.get(name)?.get(key) ?? ""), key).toEqual(holes(sentence));
  });

  it("has every sentence the pages ask for", () => {
    const keys = [...english.keys()];
    const missing = asked().filter((key) => {
      const wanted = pattern(key);
      return !keys.some((one) => wanted.test(one));
    });
    expect(missing).toEqual([]);
    expect(asked().length).toBeGreaterThan(50);
  });

  it("has no sentence for nothing", () => {
    const patterns = asked().map(pattern);
    const unused = [...english.keys()].filter((key) => key.startsWith("web.") && !patterns.some((one) => one.test(key)));
    expect(unused).toEqual([]);
  });

  it("gives every sentence of a game to one part", () => {
    expect(isIn("web", "abyss.title")).toBe(true);
    expect(isIn("abyss", "abyss.title")).toBe(false);
    expect(isIn("abyss", "abyss.lord.jailer")).toBe(true);
    expect(isIn("web", "cli.help")).toBe(false);
  });
});

describe("saying", () => {
  it("fills in arguments and forms", () => {
    expect(fill("en", "{a} {a|pearl|pearls}", { a: 1 })).toBe("1 pearl");
    expect(fill("en", "{a} {a|pearl|pearls}", { a: 5 })).toBe("5 pearls");
    expect([1, 3, 5, 11, 12, 21, 22].map((a) => fill("ru", "{a|x|y|z}", { a })).join("")).toBe("xyzzzxy");
    expect([1, 3, 5, 12, 21, 22].map((a) => fill("pl", "{a|x|y|z}", { a })).join("")).toBe("xyzzzy");
    expect(fill("zh-Hant", "{a|x}", { a: 7 })).toBe("x");
    expect(fill("zh-Hant", "{a} 翻開 {b} 張", { a: "小蝦", b: 2 })).toBe("小蝦翻開 2 張");
    expect(fill("zh-Hant", "{a} 翻開", { a: "Anna" })).toBe("Anna 翻開");
    expect(fill("en", "{b} stays", { a: 1 })).toBe("{b} stays");
  });

  it("finds the nearest language", () => {
    expect(nearest(["de-DE", "pl"])).toBe("pl");
    expect(nearest(["zh-TW"])).toBe("zh-Hant");
    expect(nearest(["fr"])).toBe("en");
    expect(Object.keys(LANGUAGES).sort()).toEqual([...FILES].sort());
  });

  it("begins sentences with a capital", () => {
    expect(capital("złoto")).toBe("Złoto");
    expect(capital("")).toBe("");
  });
});
