// What goes where in Rum & Bones, event by event.  Heroes that step, jump or are pushed glide by
// themselves: their figure stays the same.

import type { GameEvent, TableMessage } from "../../engine/messages.ts";
import type { Flight } from "../../look/flight.ts";
import type { RumbonesView } from "./view.ts";

const MOST_COINS = 3;

function flightsOfEvent([kind, seat, first, second]: GameEvent, view: RumbonesView): Flight[] {
  const piece = String(first);
  const side = `side ${view.teams[seat] ?? ""}`;
  const hand = seat === view.seat ? "tide" : side;
  const one = (from: string, to: string): Flight[] => [{ piece, from, to }];
  const some = (n: number, what: string, to: string): Flight[] => Array.from({ length: Math.min(n, MOST_COINS) }, () => ({ piece: what, from: "ships", to }));
  switch (kind) {
    case "deployed": return one(`hero ${piece}`, "ships");
    case "ko":
    case "overboard": return one("ships", `hero ${piece}`);
    case "from-to": return [{ piece: "crew", from: `crew ${piece}`, to: `crew ${String(second)}` }];
    case "there": return [{ piece: "crew", from: side, to: `crew ${piece}` }];
    case "swam":
    case "summoned": return one("ships", "ships");
    case "drawn": return one(side, hand);
    case "drew": return seat === view.seat ? [] : some(Number(first), "card", side);
    case "played": return seat === view.seat ? one(hand, "ships") : [{ piece: "card", from: side, to: "ships" }];
    case "discarded": return one(hand, "");
    case "coins":
    case "looted": return some(Number(second), "coin", `hero ${piece}`);
    case "points": return some(Number(second), "point", `side ${piece}`);
    default: return [];
  }
}

export function flightsOf(now: TableMessage): Flight[] {
  return now.events.flatMap((event) => flightsOfEvent(event, now.view as RumbonesView));
}
