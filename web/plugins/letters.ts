// Letters for Traditional Chinese: what our own sentences and rules are written with, cut out of Noto.
//
//     import "letters:words.css"
//
// A face is a few small files, by where their letters come up first: on the start page, on any page, in
// one game.  Their ranges do not overlap, so a browser loads those it needs.  Letters of names that
// people type are in the pieces of Noto itself (look/pieces.ts).

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { GAMES, isIn, parseTexts } from "./texts.ts";

interface Face {
  readonly family: string;
  readonly file: string;
  readonly weight: number;
  /** What stands on the start page and in its menu in this face. */
  readonly start: RegExp;
}

const FACES: readonly Face[] = [
  { family: "Noto Sans TC", file: "noto-sans-tc", weight: 400, start: /^web\.(pitch|facts|theme)\.|^web\.(rules|gallery|language|theme|sound|about)$/ },
  { family: "Noto Sans TC", file: "noto-sans-tc", weight: 700, start: /^web\.(bots|hotseat|online\.play|replay\.open|keys)$/ },
  { family: "Noto Serif TC", file: "noto-serif-tc", weight: 700, start: /^web\.(title|tagline|continue|replay\.finished)$|^\w+\.title$/ },
];

/** The name of the language itself, wherever it can be chosen. */
const ITSELF = "繁體中文";

/** Everything else is in the fonts of the other languages. */
const isWide = (letter: string): boolean => (letter.codePointAt(0) ?? 0) >= 0x2e80;

/** The letters of each part that are in none before it. */
export function partsOf(texts: readonly (readonly [part: string, text: string])[]): Map<string, string[]> {
  const seen = new Set<string>();
  return new Map(texts.map(([part, text]) => {
    const found = [...new Set(text)].filter((letter) => isWide(letter) && !seen.has(letter)).sort();
    for (const letter of found) seen.add(letter);
    return [part, found];
  }));
}

/** As CSS has it, neighbours together. */
export function rangeOf(letters: readonly string[]): string {
  const ranges: [number, number][] = [];
  for (const code of letters.map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(",");
}

/** Writes fonts and words.css into a folder, unless they are there; where the style is. */
async function cut(root: string, folder: string): Promise<string> {
  const words = [...parseTexts(readFileSync(join(root, "lang/zh-Hant.txt"), "utf8"))];
  const textOf = (isWanted: (key: string) => boolean): string => words.filter(([key]) => isWanted(key)).map(([, text]) => text).join("");
  const games = GAMES.map((game) => [game, textOf((key) => isIn(game, key)) + readFileSync(join(root, `docs/rules/${game}.zh-Hant.md`), "utf8")] as const);
  mkdirSync(folder, { recursive: true });
  const rules: string[] = [];
  for (const { family, file, weight, start } of FACES) {
    const source = readFileSync(resolve(`node_modules/@fontsource/${file}/files/${file}-chinese-traditional-${weight}-normal.woff2`));
    const parts = partsOf([["start", ITSELF + textOf((key) => start.test(key))], ["web", textOf((key) => isIn("web", key))], ...games]);
    for (const [part, letters] of parts) {
      if (letters.length === 0) continue;
      const version = createHash("sha256").update(source).update(letters.join("")).digest("hex").slice(0, 12);
      const name = `noto-words-${file.split("-")[1]}-${weight}-${part}-${version}.woff2`;
      if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), await subsetFont(source, letters.join(""), { targetFormat: "woff2", noHinting: true }));
      rules.push(`@font-face{font-family:"${family} Words";font-style:normal;font-display:swap;font-weight:${weight};src:url("./${name}") format("woff2");unicode-range:${rangeOf(letters)}}`);
    }
  }
  const style = join(folder, "words.css");
  writeFileSync(style, `${rules.join("\n")}\n`);
  return style;
}

/** root has lang/ and docs/; the fonts are made in the folder. */
export function letters(root: string, folder: string): Plugin {
  let style: Promise<string> | undefined;
  return {
    name: "tidetable-letters",
    enforce: "pre",
    resolveId: (wanted) => (wanted === "letters:words.css" ? (style ??= cut(root, folder)) : undefined),
  };
}
