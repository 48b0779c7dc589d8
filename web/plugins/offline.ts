// Writes offline.js, the service worker, with the list of all built files.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import type { Plugin } from "vite";

/** Many, of which a page needs a few: kept when they are first used. */
const FONTS = /\.woff2?$|^assets\/noto-/;

export function offline(): Plugin {
  return {
    name: "tidetable-offline",
    apply: "build",
    enforce: "post", // when it is known which files there are
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !FONTS.test(name));
      const files = ["./", ...readdirSync("public").map((name) => `./${name}`), ...built.map((name) => `./${name}`)].sort();
      const worker = readFileSync("src/offline.js", "utf8");
      const version = createHash("sha256").update(worker + files.join()).digest("hex").slice(0, 12);
      const source = worker.replace("__VERSION__", version).replace("__FILES__", JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "offline.js", source });
    },
  };
}
