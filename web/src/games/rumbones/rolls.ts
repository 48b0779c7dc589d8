// The latest rolls, put together from the log: who rolled for what, the dice, what came of it.

import type { GameEvent } from "../../engine/messages.ts";

export interface Roll {
  /** Of the log, to be told apart. */
  readonly at: number;
  /** What it was rolled for: an attack, a jump, the Kraken. */
  readonly cause: GameEvent | null;
  readonly dice: readonly { readonly face: number; readonly kind: "rolled" | "rerolled" | "extra" }[];
  /** From this face on dice are hits; of a jump, what it needs. */
  readonly needed: number | null;
  readonly results: readonly GameEvent[];
}

const CAUSES = new Set(["attacks", "crew-attacks", "gun", "rampages", "beast-strikes", "splashes", "jumps"]);
const RESULTS = new Set(["hits", "cancelled", "hurt", "ko", "crew-ko", "thing-hurt", "destroyed", "beaten", "landed", "overboard", "held"]);
const STARTS = new Set(["rolled", "jump-die"]);

const diceOf = (event: GameEvent): readonly number[] => {
  const last = event.at(-1);
  return Array.isArray(last) ? (last as number[]) : [];
};

/** The newest first; the events are those of the log from that one on. */
export function lastRolls(events: readonly GameEvent[], from: number, most: number): Roll[] {
  const rolls: { at: number; cause: GameEvent | null; dice: Roll["dice"][number][]; needed: number | null; results: GameEvent[] }[] = [];
  let cause: GameEvent | null = null;
  events.forEach((event, i) => {
    const [kind] = event;
    const roll = rolls.at(-1);
    if (CAUSES.has(kind)) cause = event;
    if (STARTS.has(kind)) {
      const needed = Number(event[3]);
      rolls.push({ at: from + i, cause, dice: diceOf(event).map((face) => ({ face, kind: "rolled" as const })), needed, results: [] });
    } else if (kind === "rerolled" && roll) {
      // What was rolled before lies there no more, but which dice it were is not told: the new ones stand beside.
      roll.dice.push(...diceOf(event).map((face) => ({ face, kind: "rerolled" as const })));
    } else if (kind === "extra" && roll) {
      roll.dice.push(...diceOf(event).map((face) => ({ face, kind: "extra" as const })));
    } else if (RESULTS.has(kind) && roll) {
      roll.results.push(event);
    } else if (kind === "activated" || kind === "ended" || kind === "round") {
      cause = null;
    }
  });
  return rolls.slice(-most).reverse();
}
