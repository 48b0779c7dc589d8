// The view of docs/json.md as things on a table, with what is printed on them.

import type { Board, Box, HeroCard } from "./box.ts";
import { hasTwins } from "./figures.ts";
import type { Hero as HeroField, RumbonesView as View, Side } from "./view.ts";

export interface Hero {
  readonly figure: string;
  readonly who: string;
  readonly card: HeroCard;
  readonly side: Side;
  readonly owner: number;
  readonly zone: string | null;
  readonly damage: number;
  readonly coins: number;
  readonly levels: readonly number[];
  readonly statuses: readonly string[];
  readonly tokens: readonly string[];
  readonly used: readonly string[];
  readonly lives: number | null;
}

export interface Crew {
  readonly side: Side;
  readonly zone: string;
  readonly deckhands: number;
  readonly bosuns: number;
}

export interface Rigging {
  readonly zone: string;
  readonly kind: string;
  readonly side: Side | null;
  readonly damage: number;
  readonly vigour: number;
  readonly points: number;
}

export interface Beast {
  readonly kind: "kraken" | "dragon";
  readonly zone: string;
  readonly damage: number;
  readonly vigour: number;
  readonly side: Side | null;
}

/** The crew that is asked about, and how many are to be placed. */
export interface CrewAtWork {
  readonly zone: string;
  readonly who: readonly number[];
  readonly left: number;
  readonly target: string | null;
}

/** Dice as they lie: deckhands' first; fixed ones are not rolled again. */
export interface Die {
  readonly word: string;
  readonly face: number;
  readonly isFixed: boolean;
}

export interface Fight {
  readonly dice: readonly Die[];
  readonly hits: readonly number[];
}

export interface Position {
  readonly view: View;
  readonly board: Board;
  /** Every pirate for himself. */
  readonly isPirates: boolean;
  readonly sides: readonly Side[];
  readonly mySide: Side | null;
  readonly heroes: readonly Hero[];
  /** Two of them are the same. */
  readonly hasTwins: boolean;
  readonly crew: readonly Crew[];
  readonly rigging: readonly Rigging[];
  readonly planks: ReadonlySet<string>;
  readonly beasts: readonly Beast[];
  readonly crewing: CrewAtWork | null;
  readonly fight: Fight | null;
}

const SIDES: readonly Side[] = ["a", "b", "c", "d", "e", "f"];

function heroOf(field: HeroField, side: Side, box: Box): Hero {
  const [who, owner, zone, damage, coins, levels, statuses, tokens, used, lives] = field;
  const card = box.heroes[who];
  if (!card) throw new Error(who);
  return { figure: `${who}-${side}`, who, card, side, owner, zone, damage, coins, levels, statuses, tokens, used, lives: lives ?? null };
}

function riggingOf(view: View, board: Board, box: Box): Rigging[] {
  const damage = new Map(view.rigging);
  return board.rigging.flatMap(([zone, kind, side]) => {
    const card = box.rigging[kind];
    const hurt = damage.get(zone) ?? 0;
    return hurt === "gone" || !card ? [] : [{ zone, kind, side, damage: hurt, vigour: card.vigour, points: card.points }];
  });
}

function beastsOf(view: View, box: Box): Beast[] {
  const beasts: Beast[] = [];
  if (view.kraken !== null && view.kraken !== "beaten") {
    const [zone, damage] = view.kraken;
    beasts.push({ kind: "kraken", zone, damage, vigour: box.beasts.kraken?.vigour ?? 0, side: null });
  }
  if (view.dragon !== null && view.dragon[1] !== "beaten") {
    const [owner, zone, damage] = view.dragon;
    beasts.push({ kind: "dragon", zone, damage: damage ?? 0, vigour: box.beasts.dragon?.vigour ?? 0, side: view.teams[owner] ?? null });
  }
  return beasts;
}

/** games/rumbones/notation.h, CREWING: fields by their place. */
function crewingOf(view: View): CrewAtWork | null {
  if (!view.crewing) return null;
  const [, , , , , , left, , zone, who, , target, zones] = view.crewing as [unknown, unknown, unknown, unknown, unknown, unknown, number, unknown, string, number[], unknown, number, string[]];
  return { zone, who, left, target: zones[target] ?? null };
}

/** The same, FIGHT_ITEMS. */
function fightOf(view: View): Fight | null {
  if (!view.fight) return null;
  const groups = view.fight.slice(6, 10) as number[][];
  const dice = groups.flatMap((counts, i) =>
    counts.flatMap((n, face) => Array.from({ length: n }, () => ({ word: `${i < 2 ? "d" : ""}${face + 1}`, face: face + 1, isFixed: i % 2 === 1 }))),
  );
  return { dice, hits: view.fight[10] as number[] };
}

export function positionOf(view: View, box: Box): Position {
  const board = box.boards[view.board];
  if (!board) throw new Error(view.board);
  const off = new Set(view["planks-off"]);
  return {
    view,
    board,
    isPirates: view.board === "pirates",
    sides: SIDES.slice(0, view.heroes.length),
    mySide: view.seat === null ? null : (view.teams[view.seat] ?? null),
    heroes: view.heroes.flatMap((fields, i) => fields.map((field) => heroOf(field, SIDES[i] ?? "a", box))),
    hasTwins: hasTwins(view),
    crew: view.crew.flatMap((all, i) => all.map(([zone, deckhands, bosuns]) => ({ side: SIDES[i] ?? "a", zone, deckhands, bosuns }))),
    rigging: riggingOf(view, board, box),
    planks: new Set(board.planks.filter((zone) => !off.has(zone))),
    beasts: beastsOf(view, box),
    crewing: crewingOf(view),
    fight: fightOf(view),
  };
}

// ---- zones

export interface Place {
  readonly column: number;
  readonly row: number;
}

export function placeOf(zone: string): Place {
  return { column: zone.charCodeAt(0) - 97, row: Number(zone.slice(1)) };
}

export const zoneAt = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row}`;

/** In zones, over the sea too. */
export function distance(from: string, to: string): number {
  const a = placeOf(from);
  const b = placeOf(to);
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row);
}

export function neighbours(board: Board, zone: string): string[] {
  const { column, row } = placeOf(zone);
  return [[0, -1], [1, 0], [0, 1], [-1, 0]]
    .map(([x = 0, y = 0]) => [column + x, row + y] as const)
    .filter(([x, y]) => x >= 0 && y >= 0 && x < board.width && y < board.height)
    .map(([x, y]) => zoneAt(x, y));
}

/** Deck, plank or sea, as it is now. */
export function groundOf(position: Position, zone: string): "sea" | "deck" | "plank" {
  const { column, row } = placeOf(zone);
  const cell = position.board.cells[row]?.[column];
  if (cell === ".") return "deck";
  return cell === "=" && position.planks.has(zone) ? "plank" : "sea";
}

/** Where that hero could walk with so many points, and how: each zone with its way. */
export function reachOf(position: Position, hero: Hero, points: number): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  if (hero.zone === null) return found;
  const isLightFooted = hero.who === "de-marco" && !hero.statuses.includes("silence");
  const hasEnemy = (zone: string): boolean =>
    position.heroes.some((other) => other.zone === zone && other.side !== hero.side) || position.crew.some((crew) => crew.zone === zone && crew.side !== hero.side);
  const isEnemyPoint = (zone: string): boolean =>
    !position.isPirates && position.board.points.some((points_, i) => position.sides[i] !== hero.side && points_.includes(zone));
  let edge: (readonly string[])[] = [[hero.zone]];
  const seen = new Set([hero.zone]);
  for (let n = 0; n < points; n++) {
    const next: (readonly string[])[] = [];
    for (const way of edge) {
      for (const zone of neighbours(position.board, way[way.length - 1] ?? "")) {
        if (seen.has(zone) || groundOf(position, zone) === "sea") continue;
        const isHeld = !position.isPirates && hasEnemy(zone);
        if (isHeld && !isLightFooted) continue;
        seen.add(zone);
        next.push([...way, zone]);
        if (!isHeld && !isEnemyPoint(zone)) found.set(zone, [...way.slice(1), zone]);
      }
    }
    edge = next;
  }
  return found;
}

// ---- the Kraken

/** That two dice together show no more than that. */
export function chanceAtMost(sum: number): number {
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b <= sum) ways++;
  return ways / 36;
}
