// Letters for Traditional Chinese: what our own sentences and rules are written with, cut out of Noto.
//
//     import "letters:words.css"
//
// A face is a few small files, by where their letters come up first: on the start page, on any page, in
// one game.  Their ranges do not overlap, so a browser loads those it needs.  Letters of names that
// people type are in the pieces of Noto itself (look/pieces.ts).
//
// The package has Noto in one file, which is without most commas and brackets, and in a hundred pieces,
// which have everything: what the one file lacks is cut out of those.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Blob, Face as Outlines } from "harfbuzzjs";
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

/** Another one when this file cuts otherwise. */
const VERSION = 1;

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

/** Whether a letter is in a range as CSS has it. */
export function isInRange(letter: string, range: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return range.split(",").some((one) => {
    const [from = 0, to = from] = one.trim().slice(2).split("-").map((hex) => Number.parseInt(hex, 16));
    return from <= code && code <= to;
  });
}

/** The pieces of a face that have those letters: a file, and which. */
function piecesWith({ file, weight }: Face, letters: readonly string[]): [font: Buffer, letters: string[]][] {
  const folder = resolve(`node_modules/@fontsource/${file}`);
  const style = readFileSync(join(folder, `${weight}.css`), "utf8");
  const pieces = [...style.matchAll(/url\((\S+?\.woff2)\)[^}]*unicode-range: ([^;]+);/g)];
  return pieces.flatMap(([, name = "", range = ""]) => {
    const found = letters.filter((letter) => isInRange(letter, range));
    return found.length === 0 ? [] : [[readFileSync(join(folder, name)), found]];
  });
}

const CUT = { targetFormat: "woff2", noHinting: true } as const;

/** The parts of a face, each with its font and the letters that are in it. */
async function cutFace(face: Face, parts: ReadonlyMap<string, string[]>): Promise<[part: string, letters: string[], font: Buffer][]> {
  const { file, weight } = face;
  const whole = readFileSync(resolve(`node_modules/@fontsource/${file}/files/${file}-chinese-traditional-${weight}-normal.woff2`));
  const wanted = [...parts.values()].flat();
  const ours = await subsetFont(whole, wanted.join(""), { targetFormat: "truetype", noHinting: true });
  const there = new Set(new Outlines(new Blob(new Uint8Array(ours).buffer), 0).collectUnicodes());
  const isThere = (letter: string): boolean => there.has(letter.codePointAt(0) ?? 0);
  const made: [string, string[], Buffer][] = [];
  for (const [part, letters] of parts) {
    const found = letters.filter(isThere);
    if (found.length > 0) made.push([part, found, await subsetFont(ours, found.join(""), CUT)]);
  }
  const pieces = piecesWith(face, wanted.filter((letter) => !isThere(letter)));
  for (const [i, [font, letters]] of pieces.entries()) made.push([`signs${i + 1}`, letters, await subsetFont(font, letters.join(""), CUT)]);
  return made;
}

/** Writes fonts and words.css into a folder, unless they are there; where the style is. */
async function cut(root: string, folder: string): Promise<string> {
  const words = [...parseTexts(readFileSync(join(root, "lang/zh-Hant.txt"), "utf8"))];
  const textOf = (isWanted: (key: string) => boolean): string => words.filter(([key]) => isWanted(key)).map(([, text]) => text).join("");
  const games = GAMES.map((game) => [game, textOf((key) => isIn(game, key)) + readFileSync(join(root, `docs/rules/${game}.zh-Hant.md`), "utf8")] as const);
  const faces = FACES.map((face) => ({ face, parts: partsOf([["start", ITSELF + textOf((key) => face.start.test(key))], ["web", textOf((key) => isIn("web", key))], ...games]) }));
  // The same letters of the same packages are the same fonts.
  const version = createHash("sha256").update(JSON.stringify([VERSION, faces.map(({ parts }) => [...parts])])).update(readFileSync("package-lock.json")).digest("hex").slice(0, 12);
  const place = join(folder, version);
  const style = join(place, "words.css");
  if (existsSync(style)) return style;
  mkdirSync(place, { recursive: true });
  const rules: string[] = [];
  for (const { face, parts } of faces) {
    for (const [part, letters, font] of await cutFace(face, parts)) {
      const name = `noto-words-${face.file.split("-")[1]}-${face.weight}-${part}.woff2`;
      writeFileSync(join(place, name), font);
      rules.push(`@font-face{font-family:"${face.family} Words";font-style:normal;font-display:swap;font-weight:${face.weight};src:url("./${name}") format("woff2");unicode-range:${rangeOf(letters)}}`);
    }
  }
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
