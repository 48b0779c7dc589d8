// What all seats see together.

function isHidden(value: unknown): boolean {
  return typeof value === "object" && value !== null && "hidden" in value;
}

/** What is hidden in one place is taken from the other. */
function merged(one: unknown, other: unknown): unknown {
  if (isHidden(one)) return other;
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return one;
  return one.map((item, i) => merged(item, other[i]));
}

/** A view for who looks on, with everything that somebody sees. */
export function openView(view: unknown, seats: readonly unknown[]): unknown {
  return seats.reduce<Record<string, unknown>>(
    (open, seen) => Object.fromEntries(Object.entries(open).map(([key, value]) => [key, merged(value, (seen as Record<string, unknown>)[key])])),
    view as Record<string, unknown>,
  );
}

interface Notes {
  points?: readonly unknown[];
}

/** What the rules make of it, from what they make of the view of who looks on and then of every seat:
 * everybody knows their own points best. */
export function openNotes([closed, ...own]: readonly (Notes | null)[]): Notes | null {
  if (!closed?.points) return closed ?? null;
  return { ...closed, points: closed.points.map((known, seat) => own[seat]?.points?.[seat] ?? known) };
}
