// What is printed on the cards of a game: games/<game>/cards.def, the file of the C program, as a
// module.  modules.d.ts describes both.
//
//     import { LORDS, REWARDS } from "box:abyss"
//     import { LORDS } from "box:conspiracy"

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

type Cards = Record<string, object>;

const clause = (rule: string | number | undefined): string => String(rule).toUpperCase();
const thing = (word: string | number | undefined): string | number | null => (word === undefined || /^(no_|nothing$)/.test(String(word)) ? null : word);

/** box:abyss */
export function parseBox(text: string): { lords: Cards; locations: Cards; allies: Cards; rewards: Cards } {
  const lords = parseLines(text, "LORD").map(([, word, guild, race, races, cost, points, keys, , when, rule]) => [
    word,
    { guild, race: thing(race), races, cost, points, keys, when, rule: clause(rule) },
  ]);
  const locations = parseLines(text, "LOCATION").map(([, word, , , , of, rule]) => [word, { of: typeof of === "string" ? thing(of) : null, rule: clause(rule) }]);
  const allies = parseLines(text, "ALLY").map(([word, race, value, copies]) => [word, { race, value, copies }]);
  const rewards = parseLines(text, "REWARD").map(([, word, space, keys, pearls, tokens]) => [word, { space, keys, pearls, tokens }]);
  return { lords: Object.fromEntries(lords), locations: Object.fromEntries(locations), allies: Object.fromEntries(allies), rewards: Object.fromEntries(rewards) };
}

/** box:conspiracy */
export function parseConspiracyBox(text: string): { lords: Cards; locations: Cards } {
  const lords = parseLines(text, "LORD").map(([word, colour, worth, copies, , , , rule]) => [word, { colour, worth, copies, rule: clause(rule) }]);
  const locations = parseLines(text, "LOCATION").map(([, word, , , , colour, , rule]) => [word, { colour: thing(colour), rule: clause(rule) }]);
  return { lords: Object.fromEntries(lords), locations: Object.fromEntries(locations) };
}

const PARSERS: Readonly<Record<string, (text: string) => Record<string, Cards>>> = { abyss: parseBox, conspiracy: parseConspiracyBox };

export function box(folder: string): Plugin {
  const prefix = "box:";
  return {
    name: "tidetable-box",
    resolveId: (wanted) => (wanted.startsWith(prefix) ? `\0${wanted}` : undefined),
    load(wanted) {
      if (!wanted.startsWith(`\0${prefix}`)) return undefined;
      const game = wanted.slice(prefix.length + 1);
      const file = resolve(folder, game, "cards.def");
      this.addWatchFile(file);
      const cards = PARSERS[game]?.(readFileSync(file, "utf8")) ?? {};
      return Object.entries(cards).map(([kind, all]) => `export const ${kind.toUpperCase()} = ${JSON.stringify(all)};`).join("\n");
    },
  };
}
