// The licences of what is given away with the pages, as one text:
//
//     import licences from "licences.txt?url"

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";

const FILES: Readonly<Record<string, string>> = {
  "Inter": "@fontsource/inter/LICENSE",
  "Playfair Display": "@fontsource/playfair-display/LICENSE",
  "Noto Sans TC": "@fontsource/noto-sans-tc/LICENSE",
  "Noto Serif TC": "@fontsource/noto-serif-tc/LICENSE",
  "Svelte": "svelte/LICENSE.md",
};

const ICONS = "Icons of https://game-icons.net/, under Creative Commons Attribution 3.0:\nhttps://creativecommons.org/licenses/by/3.0/legalcode\n";

/** The text is written to that file. */
export function licences(file: string): Plugin {
  return {
    name: "tidetable-licences",
    enforce: "pre",
    resolveId(wanted) {
      if (wanted !== "licences.txt?url") return undefined;
      const texts = Object.entries(FILES).map(([name, path]) => `${name}\n\n${readFileSync(resolve("node_modules", path), "utf8").trim()}\n`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, [ICONS, ...texts].join(`\n${"-".repeat(72)}\n\n`));
      return `${file}?url`;
    },
  };
}
