// What goes where on the table of Abyss, event by event.

import type { GameEvent, TableMessage } from "../../engine/messages.ts";
import type { Flight } from "../../look/flight.ts";
import { raceOf, type AbyssView } from "./view.ts";

/** Of several alike at most so many fly. */
const MOST_ALIKE = 3;

const some = (n: number, flight: Flight): Flight[] => Array.from({ length: Math.min(n, MOST_ALIKE) }, () => flight);

function flightsOfEvent([kind, seat, first, second]: GameEvent, now: AbyssView, before: AbyssView): Flight[] {
  const piece = String(first);
  const mine = `seat ${seat}`;
  const one = (from: string, to: string): Flight[] => [{ piece, from, to }];
  switch (kind) {
    case "to-court": return one("lord-deck", "court");
    case "turned-up": return one("deck", "track");
    case "bought": return [...one("track", `${mine} hand`), ...some(Number(second), { piece: "pearl", from: `${mine} pearls`, to: `seat ${before.active} pearls` })];
    case "took": return one("track", `${mine} hand`);
    case "to-council": return one("track", `council ${raceOf(piece)}`);
    // Who took the pile sees the cards it found in it.
    case "took-pile": return seat === now.seat ? [] : some(Number(second), { piece: "card", from: `council ${piece}`, to: `${mine} hand` });
    case "found": return one(`council ${raceOf(piece)}`, `${mine} hand`);
    case "played": return one(`${mine} hand`, `court ${before.recruiting ?? ""}`);
    case "affiliated": return one(`${mine} hand`, `${mine} held`);
    case "joined": return one("court", `${mine} held`);
    case "drew":
    case "available": return [...before.drawn, ...before.available].includes(piece) ? [] : one("stack", "locations");
    case "controls": return one("locations", `${mine} held`);
    case "sold":
    case "discarded": return one(`${mine} hand`, "");
    case "dispelled": return some(Number(second), { piece: "card", from: `council ${piece}`, to: "" });
    case "removed": return one("court", "");
    case "gave-up": return one(`${mine} held`, "");
    case "pearls": return some(Number(first), { piece: "pearl", from: "table", to: `${mine} pearls` });
    case "paid":
    case "lost": return some(Number(first), { piece: "pearl", from: `${mine} pearls`, to: "table" });
    case "plotted": return [{ piece: "pearl", from: `${mine} pearls`, to: "table" }];
    case "keys": return some(Number(first), { piece: "key", from: "table", to: `${mine} keys` });
    case "key-spent": return [{ piece: "key", from: `${mine} keys`, to: "table" }];
    case "token-drawn": return [{ piece: "token", from: "table", to: `${mine} tokens` }];
    case "robbed": return [{ piece: "token", from: `seat ${piece} tokens`, to: `${mine} tokens` }];
    default: return [];
  }
}

export function flightsOf(now: TableMessage, before: TableMessage): Flight[] {
  return now.events.flatMap((event) => flightsOfEvent(event, now.view as AbyssView, before.view as AbyssView));
}
