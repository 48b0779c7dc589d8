// What has changed since I decided last, by thing.

import type { LogLine } from "../../play/play.svelte.ts";
import { raceOf, type Location, type Lord, type Race } from "./view.ts";

export interface News {
  /** New in the court, or at a player's. */
  readonly lords: ReadonlySet<Lord>;
  readonly locations: ReadonlySet<Location>;
  /** Council piles with more cards. */
  readonly piles: ReadonlySet<Race>;
}

const OF_LORDS = ["to-court", "joined", "rotated"];
const OF_LOCATIONS = ["available", "controls"];

export function newsOf(lines: readonly LogLine[]): News {
  const about = (kinds: readonly string[]): string[] =>
    lines.filter(({ event }) => kinds.includes(event[0])).map(({ event }) => String(event[2]));
  return {
    lords: new Set(about(OF_LORDS)),
    locations: new Set(about(OF_LOCATIONS)),
    piles: new Set(about(["to-council"]).map(raceOf)),
  };
}
