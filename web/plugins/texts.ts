// Sentences: lang/<language>.txt, the files of the C program, as modules.
//
//     import words from "lang:ru/web"       what the pages say everywhere
//     import words from "lang:ru/abyss"     what belongs to one game
//
// Each is an object from key to sentence.  lang/lang.h describes the form of the files.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

export const LANGUAGES = ["en", "ru", "pl", "zh-Hant"] as const;
export const GAMES = ["abyss", "conspiracy", "rumbones"] as const;

/** The sentences of a file, by key. */
export function parseTexts(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let key = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("|")) {
      const before = found.get(key) ?? "";
      const more = line.startsWith("| ") ? line.slice(2) : line.slice(1);
      found.set(key, before === "" ? more : `${before}\n${more}`);
      continue;
    }
    const equals = line.indexOf(" =");
    if (line.startsWith("#") || equals < 0) continue;
    key = line.slice(0, equals);
    found.set(key, line.slice(equals + 2).replace(/^ /, ""));
  }
  return found;
}

const EVERYWHERE = /^(web|bot|status)\.|^(abyss|conspiracy|rumbones)\.(title|option\.)/;

/** Long, and wanted at the tables of one game alone. */
const GUIDE = /^web\.(?:guide|why)\.(\w+)\./;

/** Whether a sentence belongs to that part. */
export function isIn(part: string, key: string): boolean {
  const guided = GUIDE.exec(key)?.[1];
  if (guided !== undefined) return part === guided;
  return part === "web" ? EVERYWHERE.test(key) : key.startsWith(`${part}.`) && !EVERYWHERE.test(key);
}

export function texts(folder: string): Plugin {
  const prefix = "lang:";
  return {
    name: "tidetable-texts",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [language = "", part = ""] = id.slice(prefix.length + 1).split("/");
      const file = resolve(folder, `${language}.txt`);
      this.addWatchFile(file);
      const words = [...parseTexts(readFileSync(file, "utf8"))].filter(([key]) => isIn(part, key));
      return `export default ${JSON.stringify(Object.fromEntries(words))};`;
    },
  };
}
