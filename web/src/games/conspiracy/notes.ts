// What the rules make of the table: conspiracy_put_notes in web/wasm/notes_conspiracy.c.

import type { Location } from "./view.ts";

export interface ConspiracyNotes {
  /** By seat: points for lords, for locations, for the coalition, as pearl master. */
  readonly points: readonly (readonly [number, number, number, number])[];
  /** By seat: the spaces of the largest coalition. */
  readonly coalitions: readonly (readonly number[])[];
  /** By seat: what the location on each lord is worth. */
  readonly worths: readonly (readonly (number | null)[])[];
  /** By seat: loose keys, silver and gold. */
  readonly loose: readonly (readonly [number, number])[];
  /** What each location would be worth to who looks. */
  readonly worth?: Readonly<Record<Location, number>>;
}

export function total(points: readonly number[] | undefined): number {
  return (points ?? []).reduce((sum, one) => sum + one, 0);
}
