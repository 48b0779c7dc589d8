// New games: what is chosen for one, as the head of a record.

import type { GameInfo } from "../engine/messages.ts";

export interface Player {
  /** "human", or a bot such as "level:3". */
  readonly kind: string;
  /** May be empty, for a bot. */
  readonly name: string;
}

export interface Setup {
  readonly players: readonly Player[];
  readonly options: Readonly<Record<string, string>>;
}

/** docs/records.md: the lines before the first move. */
export function recordHead(game: GameInfo, setup: Setup, secret: string): string {
  const lines = [
    "tidetable 1",
    `game ${game.name}`,
    `rules ${game.rules}`,
    `seats ${setup.players.length}`,
    ...Object.entries(setup.options).map(([name, value]) => `option ${name} ${value}`),
    ...setup.players.map((player, seat) => `player ${seat} ${player.kind} ${player.name}`.trimEnd()),
    `seed sealed ${secret}`,
  ];
  return `${lines.join("\n")}\n\n`;
}

/** 32 bytes nobody can guess, in hexadecimal digits. */
export function newSecret(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
