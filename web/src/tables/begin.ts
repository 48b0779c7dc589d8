// Beginning a game in this browser.

import { sharedEngine } from "../engine/client.ts";
import type { GameInfo } from "../engine/messages.ts";
import { newId, saveGame, type SavedGame } from "./saved.ts";
import { newSecret, recordHead, type Setup } from "./setup.ts";

/** Keeps the new game; its id, to go to.  Throws an EngineError if it cannot be played so. */
export async function beginGame(game: GameInfo, setup: Setup): Promise<string> {
  const record = recordHead(game, setup, newSecret());
  await sharedEngine().open(record);
  const players = setup.players.map((player) => player.name || player.kind);
  const id = newId();
  saveGame({ id, game: game.name, players, moves: 0, over: false, when: Date.now(), record });
  return id;
}

/** The same players and options, dealt anew. */
export async function playAgain(old: SavedGame): Promise<string> {
  const head = (old.record.split("\n\n")[0] ?? "")
    .split("\n")
    .filter((line) => !/^(commit|nonce) /.test(line))
    .map((line) => (line.startsWith("seed ") ? `seed sealed ${newSecret()}` : line));
  const id = newId();
  const record = `${head.join("\n")}\n\n`;
  await sharedEngine().open(record);
  saveGame({ ...old, id, moves: 0, over: false, when: Date.now(), record });
  return id;
}
