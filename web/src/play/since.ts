// What others did since I decided last.

import type { GameEvent } from "../engine/messages.ts";
import type { LogLine } from "./play.svelte.ts";

/** They say whose turn it is, and nothing of what was done. */
const OF_TURNS = ["starts", "turn", "ended", "round"];

export function othersSince(news: readonly LogLine[], seat: number): GameEvent[] {
  return news.map(({ event }) => event).filter(([kind, who]) => who !== seat && !OF_TURNS.includes(kind));
}
