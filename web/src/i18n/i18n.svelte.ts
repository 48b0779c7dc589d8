// The language of the page.  t() is reactive: whatever it has said is said anew when the language
// changes.

import type { GameName } from "../engine/messages.ts";
import { keep, kept } from "../kept.ts";
import { LANGUAGES, fill, nearest, type Args, type Language } from "./say.ts";

type Words = Readonly<Record<string, string>>;
type Part = "web" | GameName;

/** Every file of sentences, loaded when it is wanted. */
const FILES: Record<Language, Record<Part, () => Promise<{ default: Words }>>> = {
  en: {
    web: () => import("lang:en/web"),
    abyss: () => import("lang:en/abyss"),
    conspiracy: () => import("lang:en/conspiracy"),
    rumbones: () => import("lang:en/rumbones"),
  },
  ru: {
    web: () => import("lang:ru/web"),
    abyss: () => import("lang:ru/abyss"),
    conspiracy: () => import("lang:ru/conspiracy"),
    rumbones: () => import("lang:ru/rumbones"),
  },
  pl: {
    web: () => import("lang:pl/web"),
    abyss: () => import("lang:pl/abyss"),
    conspiracy: () => import("lang:pl/conspiracy"),
    rumbones: () => import("lang:pl/rumbones"),
  },
  "zh-Hant": {
    web: () => import("lang:zh-Hant/web"),
    abyss: () => import("lang:zh-Hant/abyss"),
    conspiracy: () => import("lang:zh-Hant/conspiracy"),
    rumbones: () => import("lang:zh-Hant/rumbones"),
  },
};

const parts = new Set<Part>(["web"]);
let now: { readonly language: Language; readonly words: Words } = $state.raw({ language: "en", words: {} });

async function load(language: Language): Promise<Words> {
  const all = await Promise.all([...parts].map(async (part) => (await FILES[language][part]()).default));
  return Object.assign({}, ...all) as Words;
}

let wanted: Language = "en"; // what was asked for last
let asked = 0;
let newest: Promise<void> = Promise.resolve();

/** Who is overtaken waits for the newest, which brings all that the others would have. */
async function bring(language: Language, number: number): Promise<void> {
  if (language === "zh-Hant") await import("../look/noto.ts");
  const words = await load(language);
  if (number !== asked) return newest;
  now = { language, words };
  document.documentElement.lang = language;
}

function show(language: Language): Promise<void> {
  wanted = language;
  newest = bring(language, ++asked);
  return newest;
}

/** At the start, before anything is shown. */
export async function startLanguage(): Promise<void> {
  const chosen = kept("language");
  const wanted = chosen !== null && chosen in LANGUAGES ? (chosen as Language) : nearest(navigator.languages);
  await show(wanted).catch(() => show("en"));
}

/** false: its words or its letters cannot be had, and everything stays as it was. */
export async function setLanguage(language: Language): Promise<boolean> {
  try {
    await show(language);
  } catch {
    if (wanted === language) await show(now.language).catch(() => undefined);
    return false;
  }
  keep("language", now.language);
  return true;
}

const coming = new Map<GameName, Promise<void>>();

/** Loads what belongs to a game, in whatever language is or will be chosen; who asks again waits
 *  for the same, and what could not be had is tried anew. */
export function loadGameWords(game: GameName): Promise<void> {
  const before = coming.get(game);
  if (before !== undefined) return before;
  parts.add(game);
  const words = show(wanted);
  coming.set(game, words);
  words.catch(() => coming.delete(game));
  return words;
}

export function language(): Language {
  return now.language;
}

/** The sentence of that key; the key itself, if there is none. */
export function t(key: string, args: Args = {}): string {
  return fill(now.language, now.words[key] ?? key, args);
}

/** Several in one line, with the comma of the language; what is empty is left out. */
export function listed(parts: readonly (string | number | undefined)[]): string {
  return parts.reduce((a: string, b) => (a === "" ? String(b ?? "") : b === undefined || b === "" ? a : t("web.listed", { a, b })), "");
}

/** Whether there is such a sentence. */
export function has(key: string): boolean {
  return key in now.words;
}

/** What is wrong, in a sentence: a status of the program, or that it does not answer. */
export function sayError(error: string): string {
  return has(`status.${error}`) ? t(`status.${error}`) : t("web.error.engine");
}
