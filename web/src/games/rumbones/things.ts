// Which moves a thing on the table stands for.
//
// A move is about one thing or two: "attack jaws e9" about a skill and a zone, "use-on mend
// gull-a" about a skill and a hero.  Each of them is a slot, and a slot has all things that can be
// clicked for it: a hero also by the zone it stands on, a route by any of its zones.  Clicking
// chooses things one after the other, until one move is left.

import type { Move } from "../../play/moves.ts";
import type { Box } from "./box.ts";
import { groundOf, neighbours, type Position } from "./position.ts";

/** "zone:e9", "figure:viana-b", "skill:jaws", "price:jaws", "card:volley", "die:4", "status:stun",
 * "hero:ember". */
export type Thing = string;
export type Slot = readonly Thing[];

/** What has no thing of its own, and stands as a button beside the question. */
const PLAIN = new Set(["crew", "monster", "leave", "pass", "stop", "shake-off", "loot", "end", "gun", "advance", "cancel", "give-to"]);

function figureSlot(position: Position, figure: string): Slot {
  const zone = position.heroes.find((hero) => hero.figure === figure)?.zone;
  return zone ? [`figure:${figure}`, `zone:${zone}`] : [`figure:${figure}`];
}

/** The sea, for a push: all of it beside who is pushed. */
function seaSlot(position: Position): Slot {
  const pushed = position.view.moving?.[5];
  const from = position.heroes.find((hero) => hero.figure === pushed)?.zone;
  return from ? neighbours(position.board, from).filter((zone) => groundOf(position, zone) === "sea").map((zone) => `zone:${zone}`) : [];
}

function argSlot(position: Position, box: Box, move: Move, word: string): Slot | null {
  const skillPart = move.verb === "buy" || move.verb === "upgrade" ? "price" : "skill";
  if (word in box.skills) return [`${skillPart}:${word}`];
  if (word in box.cards) return [`card:${word}`];
  if (word in box.heroes) return [`hero:${word}`];
  if (/-[a-f]$/.test(word)) return figureSlot(position, word);
  if (/^[a-p]\d+$/.test(word)) return [`zone:${word}`];
  return null;
}

/** The zone a question about crew or hits is about. */
function zoneSlot(zone: string | null | undefined): readonly Slot[] {
  return zone ? [[`zone:${zone}`]] : [];
}

/** What a move is about. */
export function slotsOf(position: Position, box: Box, move: Move): readonly Slot[] {
  const [first = ""] = move.args;
  switch (move.verb) {
    case "reroll":
      return [[`die:${first}`]];
    case "rid":
      return [[`status:${first}`]];
    case "stay":
      return zoneSlot(position.crewing?.zone);
    case "go":
      return zoneSlot(position.board.fork[0]);
    case "send":
      return zoneSlot(position.crewing?.target);
    case "hit-crew":
    case "hit-objective":
      return zoneSlot(position.view.scene?.[3]);
    case "lane":
      return [(position.board.lanes[Number(first) - 1] ?? []).map((zone) => `zone:${zone}`)];
    case "monster": {
      const dragon = position.beasts.find((beast) => beast.kind === "dragon");
      return zoneSlot(dragon?.zone);
    }
    case "loot":
      return zoneSlot(position.heroes.find((hero) => hero.figure === position.view.acting)?.zone);
    case "push":
      if (first === "sea") return [seaSlot(position)];
  }
  return move.args.flatMap((word) => {
    const slot = argSlot(position, box, move, word);
    return slot === null ? [] : [slot];
  });
}

export interface AboutMove {
  readonly move: Move;
  readonly slots: readonly Slot[];
}

export const aboutAll = (position: Position, box: Box, moves: readonly Move[]): AboutMove[] =>
  moves.map((move) => ({ move, slots: slotsOf(position, box, move) }));

/** The slots that are left when those things are chosen; null: it is not about them. */
function slotsLeft(about: AboutMove, chosen: readonly Thing[]): readonly Slot[] | null {
  const left = [...about.slots];
  for (const thing of chosen) {
    const at = left.findIndex((slot) => slot.includes(thing));
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

export function movesWith(all: readonly AboutMove[], chosen: readonly Thing[]): AboutMove[] {
  return all.filter((about) => slotsLeft(about, chosen) !== null);
}

/** Everything that can be clicked next. */
export function litThings(all: readonly AboutMove[], chosen: readonly Thing[]): Set<Thing> {
  const lit = new Set<Thing>();
  for (const about of all) for (const slot of slotsLeft(about, chosen) ?? []) for (const thing of slot) lit.add(thing);
  return lit;
}

export type Click =
  /** One move is left, and it is about nothing else. */
  | { readonly kind: "move"; readonly move: Move }
  /** The next thing has to be chosen. */
  | { readonly kind: "chosen"; readonly chosen: readonly Thing[] }
  /** Several moves are about the same things: words tell them apart. */
  | { readonly kind: "ask"; readonly chosen: readonly Thing[]; readonly moves: readonly Move[] }
  | { readonly kind: "none" };

/** A click on a thing, after those that are chosen.  A zone alone decides as soon as one move is
 * left; a skill or a card waits for its target. */
export function click(all: readonly AboutMove[], chosen: readonly Thing[], thing: Thing): Click {
  const now = [...chosen, thing];
  const left = movesWith(all, now);
  if (left.length === 0) return chosen.length > 0 ? click(all, [], thing) : { kind: "none" };
  const whole = left.filter((about) => slotsLeft(about, now)?.length === 0);
  const [only] = left;
  if (left.length === 1 && only && (whole.length === 1 || !/^(skill|card):/.test(thing))) return { kind: "move", move: only.move };
  if (thing.startsWith("zone:") || whole.length > 0) return { kind: "ask", chosen: now, moves: left.map((about) => about.move) };
  return { kind: "chosen", chosen: now };
}

/** What stands as a button beside the question: what is about no thing, and what is said in
 * numbers. */
export function buttonsOf(all: readonly AboutMove[]): Move[] {
  return all.filter((about) => PLAIN.has(about.move.verb) || about.slots.length === 0 || about.slots.some((slot) => slot.length === 0)).map((about) => about.move);
}

/** So many of these and so many of those: moves that differ in numbers only. */
const COUNTED = new Set(["place", "stay", "go", "send", "cancel"]);
export const isCounted = (move: Move): boolean => COUNTED.has(move.verb);
