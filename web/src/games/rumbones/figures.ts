// Heroes have the letter of their side after the name, "Viana·B", because both sides may have the same
// one.  Where no two are alike it says nothing.

import type { RumbonesView } from "./view.ts";

export function hasTwins(view: Pick<RumbonesView, "heroes">): boolean {
  const names = view.heroes.flat().map(([who]) => who);
  return new Set(names).size < names.length;
}

/** A sentence of the program as it reads without these letters. */
export const withoutSides = (words: string): string => words.replace(/·[A-F](?![A-Za-z\d])/g, "");
