import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { box } from "./plugins/box.ts";
import { icons } from "./plugins/icons.ts";
import { letters } from "./plugins/letters.ts";
import { licences } from "./plugins/licences.ts";
import { offline } from "./plugins/offline.ts";
import { texts } from "./plugins/texts.ts";

// Where the Makefile has put the program and wants the pages; by hand `npm run build` takes
// build/ beside this folder.
const build = resolve(process.env.B ?? "../build");

export default defineConfig({
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), texts(resolve("../lang")), box(resolve("../games")), icons(), letters(resolve(".."), resolve(build, "letters")), licences(resolve(build, "licences.txt")), offline()],
  resolve: {
    alias: [{ find: /^tidetable\.wasm/, replacement: resolve(build, "tidetable.wasm") }],
    // Tests run what browsers run, not what renders on a server.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  base: "./",
  build: {
    outDir: resolve(build, "web"),
    emptyOutDir: true,
    target: "es2022",
    // Nothing inline: the pages' policy allows files of this host only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: "es" },
  server: { fs: { allow: [resolve(".."), build] } },
  test: { include: ["src/**/*.test.ts"], testTimeout: 60000, env: { TIDETABLE_WASM: resolve(build, "tidetable.wasm") } },
});
