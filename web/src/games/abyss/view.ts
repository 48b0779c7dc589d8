// The view of Abyss: abyss_write_view in games/abyss/text.c.

import type { Cards, CommonView } from "../views.ts";

export const RACES = ["crab", "shellfish", "squid", "seahorse", "jellyfish"] as const;
export type Race = (typeof RACES)[number];

/** "crab3": race and worth. */
export type Ally = string;
/** An ally, or "monster". */
export type Card = string;
/** abyss.lord.<lord> says its name, abyss.power.<lord> what it does. */
export type Lord = string;
/** abyss.location.<location>, abyss.worth.<location>. */
export type Location = string;

export interface AbyssView extends CommonView {
  /** 1 if the table shows what everybody has seen. */
  readonly memory: number;
  readonly active: number;
  /** The space of the threat marker, 1 to 6. */
  readonly threat: number;
  /** Six spaces, from the one farthest from the deck. */
  readonly court: readonly (Lord | null)[];
  readonly "lord-deck": Cards<Lord>;
  readonly gone: readonly Lord[];
  /** From the space next to the deck; the last card was turned up last. */
  readonly track: readonly Card[];
  readonly deck: Cards<Card>;
  readonly discard: Cards<Card>;
  readonly "council-crab": Cards<Ally>;
  readonly "council-shellfish": Cards<Ally>;
  readonly "council-squid": Cards<Ally>;
  readonly "council-seahorse": Cards<Ally>;
  readonly "council-jellyfish": Cards<Ally>;
  /** From here to locations: by seat. */
  readonly hands: readonly Cards<Ally>[];
  readonly pearls: readonly number[];
  readonly keys: readonly number[];
  /** Monster tokens: 2, 3 or 4. */
  readonly tokens: readonly Cards<number>[];
  /** Free lords, rotated ones too. */
  readonly lords: readonly (readonly Lord[])[];
  readonly rotated: readonly (readonly Lord[])[];
  readonly affiliated: readonly (readonly Ally[])[];
  /** For each location: itself, then the lords under it. */
  readonly locations: readonly (readonly (readonly string[])[])[];
  readonly available: readonly Location[];
  /** Drawn, while one is chosen: in stages choose and embassy. */
  readonly drawn: readonly Location[];
  readonly stack: Cards<Location>;
  /** How many allies were sold this turn; the next costs one pearl more. */
  readonly sold: number;
  readonly bought: readonly number[];
  /** slaver, oracle, opportunist: those used this turn. */
  readonly powers: readonly string[];
  /** The lord that is being paid for; it still lies in the court. */
  readonly recruiting: Lord | null;
  /** Played for it so far. */
  readonly paid: readonly Ally[];
  readonly named: Race | Ally | null;
  readonly victim: number | null;
  readonly taken: Location | null;
  readonly "keys-due": number;
  readonly again: number;
  readonly last: number | null;
}

export function raceOf(ally: Ally): Race {
  return ally.replace(/\d+$/, "") as Race;
}

export function worthOf(ally: Ally): number {
  return Number(/\d+$/.exec(ally)?.[0] ?? 0);
}
