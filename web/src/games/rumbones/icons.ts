// Pictures by the words of the notation.

import anchor from "icon:anchor";
import bandana from "icon:bandana";
import blindfold from "icon:blindfold";
import bleeding from "icon:bleeding-wound";
import blunderbuss from "icon:blunderbuss";
import bull from "icon:bull";
import captainHat from "icon:captain-hat-profile";
import pistols from "icon:crossed-pistols";
import crosshair from "icon:crosshair";
import sabres from "icon:crossed-sabres";
import swords from "icon:crossed-swords";
import feather from "icon:feather";
import fireBomb from "icon:fire-bomb";
import flag from "icon:flying-flag";
import harpoonChain from "icon:harpoon-chain";
import harpoon from "icon:harpoon-trident";
import die1 from "icon:inverted-dice-1";
import die2 from "icon:inverted-dice-2";
import die3 from "icon:inverted-dice-3";
import die4 from "icon:inverted-dice-4";
import die5 from "icon:inverted-dice-5";
import die6 from "icon:inverted-dice-6";
import jumpAcross from "icon:jump-across";
import stars from "icon:knocked-out-stars";
import tentacle from "icon:kraken-tentacle";
import chest from "icon:locked-chest";
import swirl from "icon:magic-swirl";
import cannon from "icon:pirate-cannon";
import hook from "icon:pirate-hook";
import pirateSkull from "icon:pirate-skull";
import powder from "icon:powder";
import rope from "icon:rope-coil";
import saberAndPistol from "icon:saber-and-pistol";
import slash from "icon:saber-slash";
import sail from "icon:sail";
import dragon from "icon:sea-dragon";
import turtle from "icon:sea-turtle";
import seagull from "icon:seagull";
import sharkFin from "icon:shark-fin";
import shark from "icon:shark-jaws";
import reflect from "icon:shield-reflect";
import wheel from "icon:ship-wheel";
import silenced from "icon:silenced";
import skull from "icon:skull-crossed-bones";
import snail from "icon:snail";
import whale from "icon:sperm-whale";
import coins from "icon:two-coins";
import boot from "icon:walking-boot";
import wave from "icon:big-wave";
import whip from "icon:whip";

export { anchor, bandana, boot, cannon, captainHat, coins, crosshair, flag, jumpAcross, skull, tentacle, wave };

export const HEROES: Readonly<Record<string, string>> = {
  carcharias: shark,
  ishmael: whale,
  kyrie: harpoon,
  snapper: turtle,
  waldorf: hook,
  viana: saberAndPistol,
  santiago: harpoonChain,
  gabriela: fireBomb,
  "de-marco": sabres,
  latigo: whip,
  kray: pistols,
  tallow: bull,
  farrow: feather,
  ember: blunderbuss,
  gull: seagull,
};

export const RIGGING: Readonly<Record<string, string>> = {
  "main-mast": sail,
  chest,
  helm: wheel,
  rope,
  munitions: powder,
  armory: swords,
};

export const STATUSES: Readonly<Record<string, string>> = { blind: blindfold, stun: stars, slow: snail, silence: silenced, bleed: bleeding };
export const KINDS: Readonly<Record<string, string>> = { basic: slash, attack: swords, ability: swirl, reaction: reflect };
export const FACTIONS: Readonly<Record<string, string>> = { deep: sharkFin, marea: pirateSkull, hired: coins };
export const BEASTS: Readonly<Record<string, string>> = { kraken: tentacle, dragon };
export const DICE: readonly string[] = [die1, die2, die3, die4, die5, die6];
