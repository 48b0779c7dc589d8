// What the rules make of the table: abyss_put_notes in web/wasm/notes_abyss.c.

import type { Location, Lord, Race } from "./view.ts";

export interface Price {
  readonly cost: number;
  /** The race that must be among those played. */
  readonly wanted: Race | null;
  /** What the seat that looks lacks; all of it 0 and null: it can pay. */
  readonly races: number;
  readonly race: Race | null;
  readonly worth: number;
}

export interface AbyssNotes {
  /** By seat: points for locations, lords, allies, monster tokens, as far as who looks may know. */
  readonly points: readonly (readonly [number, number, number, number])[];
  /** By seat: keys that count. */
  readonly keys: readonly number[];
  /** What each controlled location is worth to its owner. */
  readonly held: Readonly<Record<Location, number>>;
  /** What each other location would be worth to who looks. */
  readonly worth: Readonly<Record<Location, number>>;
  /** What each lord of the court costs who looks. */
  readonly prices: Readonly<Record<Lord, Price>>;
  /** The space of the threat track who looks is paid for. */
  readonly space: number;
}

export function total(points: readonly number[] | undefined): number {
  return (points ?? []).reduce((sum, one) => sum + one, 0);
}
