// The view of Conspiracy: conspiracy_write_view in games/conspiracy/text.c.

import type { Cards, CommonView } from "../views.ts";

export const COLOURS = ["blue", "yellow", "red", "green", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

/** "blue4": colour and worth; conspiracy.lord.<lord> says its name. */
export type Lord = string;
/** "flat-7"; conspiracy.location.<location> says what it is worth. */
export type Location = string;

export interface ConspiracyView extends CommonView {
  readonly "lord-deck": Cards<Lord>;
  readonly "pile-blue": readonly Lord[];
  readonly "pile-yellow": readonly Lord[];
  readonly "pile-red": readonly Lord[];
  readonly "pile-green": readonly Lord[];
  readonly "pile-purple": readonly Lord[];
  /** Turned up, while some are chosen: in stages keep and fit. */
  readonly drawn: readonly Lord[];
  /** Recruited, to be placed; in stage fit, chosen so far. */
  readonly recruited: readonly Lord[];
  /** By seat: the lords in space 1, 2, 3, ... of the inverted pyramid (rows of 5, 4, 3, 2, 1). */
  readonly chambers: readonly (readonly Lord[])[];
  /** By seat: for each lord of that chamber the location on it. */
  readonly locations: readonly (readonly (Location | null)[])[];
  /** By seat: the space with the coat of arms of blue, yellow, red, green, purple; 0: none. */
  readonly coats: readonly (readonly number[])[];
  readonly pearls: readonly number[];
  /** The seat with the pearl-master token. */
  readonly master: number | null;
  readonly "location-deck": Cards<Location>;
  readonly available: readonly Location[];
  readonly "turned-up": readonly Location[];
  /** The opponents of force-by must draw so many; 0: nobody must. */
  readonly force: number;
  readonly "force-by": number | null;
  /** The seat whose chamber was full first. */
  readonly last: number | null;
}

export function colourOf(lord: Lord): Colour {
  return lord.replace(/\d+$/, "") as Colour;
}

export function worthOf(lord: Lord): number {
  return Number(/\d+$/.exec(lord)?.[0] ?? 0);
}
