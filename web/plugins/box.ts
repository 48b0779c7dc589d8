// What is printed on the cards of Abyss: games/abyss/cards.def, the file of the C program, as a module.
//
//     import { LORDS, REWARDS } from "box:abyss"

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

/** The arguments of every line NAME(...), numbers as numbers and everything else in small letters. */
export function parseLines(text: string, name: string): (string | number)[][] {
  const lines = text.matchAll(new RegExp(`^${name}\\((.*)\\)`, "gm"));
  return [...lines].map((line) =>
    (line[1] ?? "").split(",").map((part) => {
      const word = part.trim().replaceAll('"', "").toLowerCase();
      return /^-?\d+$/.test(word) ? Number(word) : word;
    }),
  );
}

/** As modules.d.ts describes it. */
export function parseBox(text: string): { lords: Record<string, object>; rewards: Record<string, object> } {
  const lords = parseLines(text, "LORD").map(([, word, guild, race, races, cost, points, keys, , when, rule]) => [
    word,
    { guild, race: race === "no_race" ? null : race, races, cost, points, keys, when, rule: String(rule).toUpperCase() },
  ]);
  const rewards = parseLines(text, "REWARD").map(([, word, space, keys, pearls, tokens]) => [word, { space, keys, pearls, tokens }]);
  return { lords: Object.fromEntries(lords), rewards: Object.fromEntries(rewards) };
}

export function box(file: string): Plugin {
  const id = "box:abyss";
  return {
    name: "tidetable-box",
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load(wanted) {
      if (wanted !== `\0${id}`) return undefined;
      this.addWatchFile(resolve(file));
      const { lords, rewards } = parseBox(readFileSync(file, "utf8"));
      return `export const LORDS = ${JSON.stringify(lords)};\nexport const REWARDS = ${JSON.stringify(rewards)};`;
    },
  };
}
