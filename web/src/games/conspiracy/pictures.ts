// What stands for what: guilds by colour, effects by worth, locations by what they do.

import algae from "icon:algae";
import drawing from "icon:card-draw";
import swapping from "icon:card-exchange";
import coins from "icon:coins";
import shield from "icon:checked-shield";
import ball from "icon:crystal-ball";
import crown from "icon:queen-crown";
import cycle from "icon:cycle";
import masks from "icon:drama-masks";
import temple from "icon:greek-temple";
import friends from "icon:three-friends";
import key from "icon:key";
import keyring from "icon:keyring";
import glass from "icon:magnifying-glass";
import pearl from "icon:oyster-pearl";
import push from "icon:push";
import trident from "icon:trident";
import type { Colour, Location } from "./view.ts";

export const GUILD: Readonly<Record<Colour, string>> = {
  blue: masks,
  yellow: algae,
  red: trident,
  green: coins,
  purple: ball,
};

export { crown, drawing, friends, key, pearl, shield, temple };

/** What a lord of that worth brings: a picture, how many, and of what metal. */
export const EFFECT: Readonly<Record<number, { readonly path: string; readonly n?: number; readonly metal?: "silver" | "gold" }>> = {
  0: { path: swapping },
  1: { path: key, metal: "silver" },
  2: { path: key, metal: "gold" },
  3: { path: pearl, n: 2 },
  4: { path: pearl, n: 1 },
  6: { path: drawing },
};

const LOCATIONS: readonly (readonly [RegExp, string])[] = [
  [/pearl/, pearl],
  [/keys/, keyring],
  [/^force/, push],
  [/^reshuffle/, cycle],
  [/^whole-deck/, glass],
  [/^(top|count)-blue/, masks],
  [/^(top|count)-yellow/, algae],
  [/^(top|count)-red/, trident],
  [/^(top|count)-green/, coins],
  [/^(top|count)-purple/, ball],
];

export function pictureOf(location: Location): string {
  return LOCATIONS.find(([pattern]) => pattern.test(location))?.[1] ?? temple;
}

/** The colour a location is about, if it is about one. */
export function hueOf(location: Location): Colour | "brass" {
  return (/^(?:top|count)-(\w+)$/.exec(location)?.[1] as Colour | undefined) ?? "brass";
}
