declare module "lang:*" {
  const words: Record<string, string>;
  export default words;
}

declare module "icon:*" {
  const path: string;
  export default path;
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
  /** By the word of a reward: for which space of the threat track, and what. */
  export const REWARDS: Readonly<Record<string, { readonly space: number; readonly keys: number; readonly pearls: number; readonly tokens: number }>>;
}
