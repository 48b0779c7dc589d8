// Games in this browser, as records: unfinished ones to go on with, finished ones to look at.

import type { GameName } from "../engine/messages.ts";
import { forget, keep, kept, keptUnder } from "../kept.ts";

export interface SavedGame {
  readonly id: string;
  readonly game: GameName;
  /** Names by seat; a bot without one has the name it is called by. */
  readonly players: readonly string[];
  readonly moves: number;
  readonly over: boolean;
  /** Played on a server: here is its record. */
  readonly isOnline?: boolean;
  /** Milliseconds since 1970. */
  readonly when: number;
  readonly record: string;
}

const PREFIX = "game.";
const MOST = 50;

export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}

export function savedGame(id: string): SavedGame | null {
  try {
    return JSON.parse(kept(PREFIX + id) ?? "null") as SavedGame | null;
  } catch {
    return null;
  }
}

/** The newest first. */
export function savedGames(): SavedGame[] {
  return keptUnder(PREFIX)
    .map(savedGame)
    .filter((game) => game !== null)
    .sort((one, other) => other.when - one.when);
}

export function forgetGame(id: string): void {
  forget(PREFIX + id);
}

/** Who has too many loses the oldest; finished ones go first. */
export function saveGame(game: SavedGame): void {
  const others = savedGames()
    .filter((one) => one.id !== game.id)
    .sort((one, other) => Number(one.over) - Number(other.over) || other.when - one.when);
  for (const old of others.splice(MOST - 1)) forgetGame(old.id);
  while (!keep(PREFIX + game.id, JSON.stringify(game))) {
    const old = others.pop();
    if (!old) return;
    forgetGame(old.id);
  }
}
