// Sentences with arguments, as lang/say.c fills them in.

export type Language = "en" | "ru" | "pl" | "zh-Hant";

/** Each language by its own name. */
export const LANGUAGES: Readonly<Record<Language, string>> = {
  en: "English",
  ru: "Русский",
  pl: "Polski",
  "zh-Hant": "繁體中文",
};

export type Args = Readonly<Record<string, string | number>>;

/** Of one, few, many. */
function formOf(language: Language, number: number): number {
  const n = Math.abs(number);
  const few = n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);
  if (language === "ru") return n % 10 === 1 && n % 100 !== 11 ? 0 : few ? 1 : 2;
  if (language === "pl") return n === 1 ? 0 : few ? 1 : 2;
  return n === 1 ? 0 : 1;
}

/** Chinese has no blanks between its own signs; sentences leave one for names in other letters. */
export function withoutBlanks(text: string): string {
  return text.replace(/(?<=[\u3400-\u9fff]) (?=[\u3400-\u9fff])/g, "");
}

/** {a} is the argument, {a|one|few|many} a form chosen by it; what is not ours stays. */
export function fill(language: Language, sentence: string, args: Args): string {
  const filled = sentence.replace(/\{([^{}]*)\}/g, (hole: string, inside: string) => {
    const [name = "", ...forms] = inside.split("|");
    const arg = args[name];
    if (arg === undefined) return hole;
    if (forms.length === 0) return String(arg);
    return forms[Math.min(formOf(language, Number(arg)), forms.length - 1)] ?? "";
  });
  return language === "zh-Hant" ? withoutBlanks(filled) : filled;
}

/** The nearest to what the browser prefers; English when nothing is near. */
export function nearest(wanted: readonly string[]): Language {
  for (const locale of wanted) {
    const found = (Object.keys(LANGUAGES) as Language[]).find((one) => one.split("-")[0] === locale.split("-")[0]);
    if (found) return found;
  }
  return "en";
}

/** Moves and events may begin with a name in small letters; alone they are sentences. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** How many letters wide its longest word is; a Chinese sign is as wide as two, and words of them may
 * be broken. */
export function longestWord(text: string): number {
  const widths = text.split(/[\s-]+/).map((word) => (/[\u3400-\u9fff]/.test(word) ? 2 * Math.min(word.length, 3) : word.length));
  return Math.max(1, ...widths);
}
