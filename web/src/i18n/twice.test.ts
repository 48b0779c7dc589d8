import { expect, it, vi } from "vitest";
import { loadGameWords, t } from "./i18n.svelte.ts";

it("who asks for a game's words while they come waits for them", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  void loadGameWords("abyss");
  await loadGameWords("abyss");
  expect(t("abyss.option.first")).not.toBe("abyss.option.first");
});
