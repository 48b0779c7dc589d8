// Icons of game-icons.net, each a module of its own, so that only those in use are bundled:
//
//     import crab from "icon:crab"       the shapes inside a picture of 512 by 512

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

export function icons(): Plugin {
  const prefix = "icon:";
  let all: Record<string, { body: string }> | undefined;
  return {
    name: "tidetable-icons",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      all ??= JSON.parse(readFileSync(resolve("node_modules/@iconify-json/game-icons/icons.json"), "utf8")).icons;
      const name = id.slice(prefix.length + 1);
      const body = all?.[name]?.body;
      const path = body === undefined ? null : /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body);
      if (!path) return this.error(`there is no icon "${name}" of one path`);
      return `export default ${JSON.stringify(path[1])};`;
    },
  };
}
