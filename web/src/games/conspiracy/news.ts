// What has changed since I decided last: in each chamber, the spaces with another lord.

import type { LogLine } from "../../play/play.svelte.ts";

/** By seat: spaces that were filled, or swapped. */
export function newSpaces(news: readonly LogLine[], seats: number): readonly ReadonlySet<number>[] {
  const found = Array.from({ length: seats }, () => new Set<number>());
  for (const { event: [kind, seat, one, other] } of news) {
    if (kind === "placed") found[seat]?.add(Number(other));
    if (kind === "swapped") found[seat]?.add(Number(one)).add(Number(other));
  }
  return found;
}
