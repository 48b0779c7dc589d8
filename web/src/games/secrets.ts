// Whether the next person at one screen holds something that the last one may not see.

import type { GameName } from "../engine/messages.ts";
import type { CommonView } from "./views.ts";

/** In Conspiracy everything lies open, but for the deck of locations while somebody looks through it;
 * every other game has hands. */
export function hasSecrets(game: GameName, view: CommonView): boolean {
  return game !== "conspiracy" || view.agenda.some(([stage]) => stage === "search");
}
