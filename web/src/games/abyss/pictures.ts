// Pictures and colours by the words of the notation.

import algae from "icon:algae";
import ancientColumns from "icon:ancient-columns";
import aquarium from "icon:aquarium";
import barracks from "icon:barracks";
import capitol from "icon:capitol";
import caveEntrance from "icon:cave-entrance";
import coins from "icon:coins";
import coral from "icon:coral";
import crab from "icon:crab";
import crown from "icon:crown";
import crystalBall from "icon:crystal-ball";
import masks from "icon:drama-masks";
import gate from "icon:gate";
import squid from "icon:giant-squid";
import granary from "icon:granary";
import temple from "icon:greek-temple";
import imprisoned from "icon:imprisoned";
import jellyfish from "icon:jellyfish";
import mirror from "icon:mirror-mirror";
import oyster from "icon:oyster";
import dove from "icon:peace-dove";
import seahorse from "icon:seahorse";
import smokers from "icon:smoking-volcano";
import stoneTower from "icon:stone-tower";
import friends from "icon:three-friends";
import throne from "icon:throne-king";
import trident from "icon:trident";
import shells from "icon:triple-shells";
import vortex from "icon:vortex";
import whiteTower from "icon:white-tower";
import pier from "icon:wooden-pier";
import type { Race } from "./view.ts";

export { default as cardDraw } from "icon:card-draw";
export { default as hand } from "icon:card-pick";
export { default as key } from "icon:key";
export { default as monster } from "icon:sea-serpent";
export { default as pearl } from "icon:oyster-pearl";
export { default as token } from "icon:fish-monster";
export { default as turned } from "icon:clockwise-rotation";
export { crown, temple };

export type Colour = "red" | "green" | "blue" | "yellow" | "purple" | "brass";
export type Guild = "soldier" | "merchant" | "mage" | "politician" | "farmer" | "ambassador";

export const RACE: Readonly<Record<Race, { readonly path: string; readonly colour: Colour }>> = {
  crab: { path: crab, colour: "red" },
  shellfish: { path: shells, colour: "green" },
  squid: { path: squid, colour: "blue" },
  seahorse: { path: seahorse, colour: "yellow" },
  jellyfish: { path: jellyfish, colour: "purple" },
};

export const GUILD: Readonly<Record<Guild, { readonly path: string; readonly colour: Colour | undefined }>> = {
  soldier: { path: trident, colour: "red" },
  merchant: { path: coins, colour: "green" },
  mage: { path: crystalBall, colour: "purple" },
  politician: { path: masks, colour: "blue" },
  farmer: { path: algae, colour: "yellow" },
  ambassador: { path: dove, colour: undefined },
};

const PLACE: Readonly<Record<string, string>> = {
  "sargasso-silos": granary,
  "hydrozoa-reserves": aquarium,
  parliament: capitol,
  barracks,
  dockworks: pier,
  sanctuary: temple,
  "sargasso-fields": algae,
  "oceanic-senate": ancientColumns,
  chasm: caveEntrance,
  "giant-clams": oyster,
  abyss: vortex,
  depths: vortex,
  "throne-room": throne,
  jail: imprisoned,
  "closed-tower": stoneTower,
  "lost-tower": whiteTower,
  "chamber-of-allies": friends,
  "coral-barrier": coral,
  "city-of-mirrors": mirror,
  "black-smokers": smokers,
};

export function placeOf(location: string): string {
  return PLACE[location] ?? gate;
}
