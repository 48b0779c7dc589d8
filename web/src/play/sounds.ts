// What is heard of a move: what flies, dice, my turn, the end.

import type { TableMessage } from "../engine/messages.ts";
import type { Flight } from "../look/flight.ts";
import type { Sound } from "../look/sound.svelte.ts";

const PEARLS = new Set(["pearl", "coin", "key", "token", "point"]);
const DICE = new Set(["rolled", "rerolled", "extra", "jump-die", "tossed"]);

export function soundsOf(now: TableMessage, before: TableMessage, flights: readonly Flight[]): Sound[] {
  const isMine = (message: TableMessage): boolean => message.moves !== undefined;
  const heard: [Sound, boolean][] = [
    ["dice", now.events.some(([kind]) => DICE.has(kind))],
    ["pearl", flights.some(({ piece }) => PEARLS.has(piece))],
    ["card", flights.some(({ piece }) => !PEARLS.has(piece))],
    ["end", now.over && !before.over],
    ["turn", isMine(now) && !isMine(before)],
  ];
  return heard.filter(([, is]) => is).map(([what]) => what);
}
