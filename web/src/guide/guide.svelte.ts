// Whether decisions are explained: in the first game of each kind, and whenever it is wanted.

import type { GameName } from "../engine/messages.ts";
import { keep, kept } from "../kept.ts";

/** What was chosen while this page was open. */
const chosen: Partial<Record<GameName, boolean>> = $state({});

const keyOf = (game: GameName): string => `guide.${game}`;

export function isGuided(game: GameName): boolean {
  return chosen[game] ?? kept(keyOf(game)) !== "off";
}

export function guide(game: GameName, isOn: boolean): void {
  chosen[game] = isOn;
  keep(keyOf(game), isOn ? "on" : "off");
}

/** Of those whose aim was read while this page was open. */
const read: Partial<Record<GameName, boolean>> = $state({});

const aimOf = (game: GameName): string => `aim.${game}`;

/** Until somebody has read it, and while the game is explained. */
export function isAimShown(game: GameName): boolean {
  return isGuided(game) && !read[game] && kept(aimOf(game)) === null;
}

export function readAim(game: GameName): void {
  read[game] = true;
  keep(aimOf(game), "read");
}

/** Who has played a game to its end needs no guide for the next, unless it was asked for. */
export function endGuide(game: GameName): void {
  if (kept(keyOf(game)) === null) keep(keyOf(game), "off");
}
