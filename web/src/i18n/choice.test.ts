import { expect, it, vi } from "vitest";
import { language, loadGameWords, setLanguage, t } from "./i18n.svelte.ts";

it("a language that was chosen stays chosen while a game's words come", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  await Promise.all([setLanguage("pl"), loadGameWords("conspiracy")]);
  await Promise.all([loadGameWords("abyss"), setLanguage("ru")]);
  expect(language()).toBe("ru");
  expect(document.documentElement.lang).toBe("ru");
  for (const key of ["web.tagline", "abyss.option.first"]) expect(t(key)).not.toBe(key);
  await Promise.all([setLanguage("pl"), loadGameWords("rumbones"), setLanguage("en")]);
  expect(language()).toBe("en");
});
