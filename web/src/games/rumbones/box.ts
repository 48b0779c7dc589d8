// What is printed on boards and cards, and odds: as web/wasm/box.h and notes.h tell them.

import type { Side } from "./view.ts";

export interface Board {
  readonly width: number;
  readonly height: number;
  /** A string for each row: ~ sea, . deck, = plank. */
  readonly cells: readonly string[];
  readonly ships: readonly (readonly [owner: Side | null, zones: readonly string[]])[];
  /** Deployment points of side A and of side B. */
  readonly points: readonly (readonly string[])[];
  /** The ways of the crew, from A's end to B's. */
  readonly lanes: readonly (readonly string[])[];
  /** Both ends of the lane that has two. */
  readonly fork: readonly string[];
  readonly rigging: readonly (readonly [zone: string, kind: string, owner: Side | null])[];
  readonly planks: readonly string[];
  readonly krakens: readonly string[];
}

export interface HeroCard {
  readonly faction: string;
  readonly role: string;
  readonly vigour: number;
  /** Numbers of its passive. */
  readonly n: number;
  readonly m: number;
  readonly skills: readonly string[];
}

export interface Level {
  readonly dice: number;
  readonly hit: number;
  readonly range: number;
  readonly n: number;
  readonly m: number;
}

export interface SkillCard {
  readonly kind: "basic" | "attack" | "ability" | "reaction";
  readonly hero: string;
  readonly price: number;
  readonly upgrade: number;
  readonly levels: readonly Level[];
}

export interface TideCard {
  readonly faction: string;
  readonly copies: number;
  readonly kraken: number;
  readonly when: string;
  readonly n: number;
  readonly reach: number;
}

export interface Box {
  readonly boards: Readonly<Record<string, Board>>;
  readonly heroes: Readonly<Record<string, HeroCard>>;
  readonly skills: Readonly<Record<string, SkillCard>>;
  readonly cards: Readonly<Record<string, TideCard>>;
  readonly rigging: Readonly<Record<string, { readonly vigour: number; readonly points: number; readonly coins: number; readonly n: number }>>;
  readonly beasts: Readonly<Record<string, { readonly vigour: number; readonly points: number; readonly coins: number; readonly others: number }>>;
  readonly lines: Readonly<Record<string, { readonly die: number; readonly reach: number; readonly dice: number; readonly hit: number; readonly n: number }>>;
  readonly crew: Readonly<Record<string, { readonly dice: number; readonly hit: number; readonly range: number }>>;
  readonly pointsToWin: number;
  readonly poolMax: number;
  readonly actions: number;
  readonly deckhands: number;
  readonly bosuns: number;
}

/** Of an attack; chances in ten-thousandths. */
export interface Odds {
  readonly zone: string;
  /** Deckhands' dice, everybody else's. */
  readonly dice: readonly number[];
  /** The face from which on they hit; 7: never. */
  readonly needed: readonly number[];
  /** By number of hits. */
  readonly hits: readonly number[];
  readonly ko: readonly (readonly [figure: string, chance: number])[];
  /** Of the rigging or beast there; null: there is none. */
  readonly destroyed: number | null;
}

export interface AllOdds {
  /** Of what is declared and not yet rolled. */
  readonly attack: Odds | null;
  readonly jump: number | null;
  /** By move; of a jump how many of six faces bring the hero across. */
  readonly moves: Readonly<Record<string, Odds | number>>;
}
