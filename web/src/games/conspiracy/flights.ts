// What goes where on the table of Conspiracy, event by event.

import type { GameEvent, TableMessage } from "../../engine/messages.ts";
import type { Flight } from "../../look/flight.ts";
import { colourOf, type Colour, type ConspiracyView } from "./view.ts";

const MOST_PEARLS = 3;

function flightsOfEvent([kind, seat, first, second]: GameEvent, now: ConspiracyView, before: ConspiracyView): Flight[] {
  const piece = String(first);
  const mine = `seat ${seat}`;
  /** What I choose from lies in the tray, what others choose from with them. */
  const tray = seat === now.seat ? "tray" : mine;
  const one = (from: string, to: string): Flight[] => [{ piece, from, to }];
  switch (kind) {
    case "drew": return one("lord-deck", tray);
    case "discarded": return one(tray, `pile ${colourOf(piece)}`);
    case "took-pile": return before[`pile-${piece as Colour}`].map((lord) => ({ piece: lord, from: `pile ${piece}`, to: tray }));
    case "placed": return one(tray, `${mine} chamber ${String(second)}`);
    case "revealed": return one("lord-deck", `pile ${colourOf(piece)}`);
    case "swapped": return [[first, second], [second, first]].map(([from, to]) => ({
      piece: before.chambers[seat]?.[Number(from) - 1] ?? "",
      from: `${mine} chamber ${String(from)}`,
      to: `${mine} chamber ${String(to)}`,
    }));
    case "turned-up":
    case "available": return before["turned-up"].includes(piece) || before.available.includes(piece) ? [] : one("location-deck", "locations");
    case "took-location": return one("locations", `${mine} chamber ${String(second)}`);
    case "pearls": return Array.from({ length: Math.min(Number(first), MOST_PEARLS) }, () => ({ piece: "pearl", from: "table", to: `${mine} pearls` }));
    default: return [];
  }
}

export function flightsOf(now: TableMessage, before: TableMessage): Flight[] {
  return now.events.flatMap((event) => flightsOfEvent(event, now.view as ConspiracyView, before.view as ConspiracyView));
}
