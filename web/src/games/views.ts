// What the views of all games have in common; docs/json.md says what every key means.

/** So many things that lie face down, or in somebody else's hand. */
export interface Hidden {
  readonly hidden: number;
}

/** Known one by one, or only how many. */
export type Cards<Card extends string | number = string> = readonly Card[] | Hidden;

export function isHidden(cards: Cards<string> | Cards<number>): cards is Hidden {
  return "hidden" in cards;
}

export function countOf(cards: Cards<string> | Cards<number>): number {
  return isHidden(cards) ? cards.hidden : cards.length;
}

/** The cards one may see: none of those that are hidden. */
export function seen<Card extends string | number>(cards: Cards<Card>): readonly Card[] {
  return "hidden" in cards ? [] : cards;
}

/** What every view has. */
export interface CommonView {
  /** Who looks; null: everybody. */
  readonly seat: number | null;
  readonly seats: number;
  /** What is still to be done, a stack: the last entry is what is asked now. */
  readonly agenda: readonly (readonly [stage: string, seat: number])[];
}
