// The inverted pyramid of a chamber.

import { COLOURS, type ConspiracyView } from "./view.ts";

/** Its spaces, row by row. */
export const ROWS = [[1, 2, 3, 4, 5], [6, 7, 8, 9], [10, 11, 12], [13, 14], [15]] as const;

/** Whether the lord on that space has the coat of arms of its colour. */
export function hasCoat(view: ConspiracyView, seat: number, space: number): boolean {
  return COLOURS.some((_, colour) => view.coats[seat]?.[colour] === space);
}
