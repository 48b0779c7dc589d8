// The view of Rum & Bones: rumbones_write_view in games/rumbones/text.c.

import type { Cards, CommonView } from "../views.ts";

/** a or b; a to f when every pirate is for himself. */
export type Side = "a" | "b" | "c" | "d" | "e" | "f";
/** A letter and a number, as on the boards (games/rumbones/boards.map): "e9". */
export type Zone = string;
/** "kyrie"; rumbones.hero.<hero> says the name. */
export type HeroName = string;
/** A hero of a side: "kyrie-b". */
export type Figure = string;
export type TideCard = string;

/** Name, owner, zone (null: off the board), damage, coins, levels of the three skills, statuses,
 * tokens, skills used in this activation and, every pirate for himself, lives left. */
export type Hero = readonly [
  name: HeroName,
  owner: number,
  zone: Zone | null,
  damage: number,
  coins: number,
  levels: readonly number[],
  statuses: readonly string[],
  tokens: readonly string[],
  used: readonly string[],
  lives?: number,
];

/** Zone, deckhands, bosuns. */
export type Crew = readonly [zone: Zone, deckhands: number, bosuns: number];

export interface RumbonesView extends CommonView {
  readonly board: "base" | "gallant-junks" | "windcutters-junks" | "gallants" | "junks" | "windcutters" | "pirates";
  /** By seat. */
  readonly teams: readonly Side[];
  readonly each: number;
  readonly lives: number;
  /** By side: heroes it may pick from, or "any". */
  readonly dealt: readonly (readonly HeroName[] | "any")[];
  /** Counts from 1; 0 while heroes are picked. */
  readonly round: number;
  readonly first: Side;
  readonly turn: Side;
  readonly active: number;
  /** From here to heroes: by side. */
  readonly factions: readonly ("deep" | "marea")[];
  readonly points: readonly number[];
  readonly pools: readonly number[];
  readonly better: readonly (readonly string[])[];
  readonly done: readonly (readonly string[])[];
  readonly takers: readonly number[];
  readonly heroes: readonly (readonly Hero[])[];
  /** The hero being activated. */
  readonly acting: Figure | null;
  readonly actions: number;
  readonly walked: number;
  readonly fought: number;
  /** By side, along the routes. */
  readonly crew: readonly (readonly Crew[])[];
  /** What is damaged: zone and damage, or "gone". */
  readonly rigging: readonly (readonly [zone: Zone, damage: number | "gone"])[];
  readonly "planks-off": readonly Zone[];
  readonly kraken: readonly [zone: Zone, damage: number] | "beaten" | null;
  readonly dragon: readonly [owner: number, zone: Zone, damage?: number, tokens?: readonly string[]] | null;
  readonly decks: readonly Cards<TideCard>[];
  readonly discards: readonly (readonly TideCard[])[];
  /** By seat. */
  readonly hands: readonly Cards<TideCard>[];
  readonly winner: Side | null;

  // What is under way; empty between activations.  docs/json.md has the meaning of the lists.
  readonly windows: readonly (readonly unknown[])[];
  readonly saved: readonly unknown[];
  readonly asked: readonly number[];
  readonly pending: readonly unknown[] | null;
  readonly named: TideCard | null;
  readonly card: string | null;
  readonly skill: string | null;
  readonly chosen: Figure | null;
  readonly aim: number;
  readonly moving: readonly [hero: Figure | null, points: number, how: readonly string[], jump: Zone | null, bonus: number, pushed: Figure | null, pushPoints: number, ...unknown[]] | null;
  readonly harming: readonly [how: string, hurt: readonly (readonly [Figure, number])[], next: number] | null;
  readonly crewing: readonly unknown[] | null;
  readonly fight: readonly unknown[] | null;
  readonly scene: readonly [by: string, hero: Figure | null, side: Side | null, zone: Zone | null, skill: string | null, ...unknown[]] | null;
}
