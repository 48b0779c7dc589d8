// Writes offline.js, the service worker, with the list of all built files.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import type { Plugin } from "vite";

/** Many, of which a page needs a few: they come last.  The older .woff no browser with a service worker asks for. */
const FONT = /\.woff2?$/;
const NEWER = /\.woff2$/;

export function offline(): Plugin {
  return {
    name: "tidetable-offline",
    apply: "build",
    enforce: "post", // when it is known which files there are
    generateBundle(_, bundle) {
      const all = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const built = all.filter((name) => !FONT.test(name));
      // Those of every language but Chinese are few: they go first.  Then what our own words need.
      const isNoto = (name: string): number => Number(name.includes("/noto-")) + Number(/\/noto-(?!words-)/.test(name));
      const fonts = all.filter((name) => NEWER.test(name)).sort((one, other) => isNoto(one) - isNoto(other) || (one < other ? -1 : 1));
      const files = ["./", ...readdirSync("public").map((name) => `./${name}`), ...built.map((name) => `./${name}`)].sort();
      const worker = readFileSync("src/offline.js", "utf8");
      const version = createHash("sha256").update(worker + files.join() + fonts.join()).digest("hex").slice(0, 12);
      const source = worker.replace("__VERSION__", version).replace("__FILES__", JSON.stringify(files)).replace("__FONTS__", JSON.stringify(fonts.map((name) => `./${name}`)));
      this.emitFile({ type: "asset", fileName: "offline.js", source });
    },
  };
}
