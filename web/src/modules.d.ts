declare module "lang:*" {
  const words: Record<string, string>;
  export default words;
}

declare module "icon:*" {
  const path: string;
  export default path;
}

declare module "licences.txt?url" {
  const url: string;
  export default url;
}

declare module "tidetable.wasm?url" {
  const url: string;
  export default url;
}

declare module "box:abyss" {
  /** By the word of a lord; race is the one that must be paid with, when is how its power works. */
  export const LORDS: Readonly<Record<string, {
    readonly guild: "soldier" | "merchant" | "mage" | "politician" | "farmer" | "ambassador";
    readonly race: "crab" | "shellfish" | "squid" | "seahorse" | "jellyfish" | null;
    readonly races: number;
    readonly cost: number;
    readonly points: number;
    readonly keys: number;
    readonly when: "once" | "lasts" | "used" | "never";
    readonly rule: string;
  }>>;
  /** By the word of a location: the guild or race it counts, if it counts one. */
  export const LOCATIONS: Readonly<Record<string, { readonly of: string | null; readonly rule: string }>>;
  /** By the word of an ally. */
  export const ALLIES: Readonly<Record<string, {
    readonly race: "crab" | "shellfish" | "squid" | "seahorse" | "jellyfish";
    readonly value: number;
    readonly copies: number;
  }>>;
  /** By the word of a reward: for which space of the threat track, and what. */
  export const REWARDS: Readonly<Record<string, { readonly space: number; readonly keys: number; readonly pearls: number; readonly tokens: number }>>;
}

declare module "box:conspiracy" {
  type Colour = "blue" | "yellow" | "red" | "green" | "purple";
  export const LORDS: Readonly<Record<string, { readonly colour: Colour; readonly worth: number; readonly copies: number; readonly rule: string }>>;
  /** The colour is of what a location counts, if it counts one. */
  export const LOCATIONS: Readonly<Record<string, { readonly colour: Colour | null; readonly rule: string }>>;
}

declare module "subset-font" {
  export default function subsetFont(font: Buffer, text: string, options?: { targetFormat?: "woff2" | "truetype"; noHinting?: boolean }): Promise<Buffer>;
}
