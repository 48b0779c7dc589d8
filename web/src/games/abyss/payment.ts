// Choosing several things before they are named to the rules, which want them one by one and in the
// order of the box: allies for a lord, allies to discard, keys for a location.

import { RACES, raceOf, worthOf, type Ally, type Race } from "./view.ts";

/** In the order in which the rules want them: race by race, within a race the lowest first. */
export function inOrder(allies: readonly Ally[]): Ally[] {
  const rank = (ally: Ally): number => RACES.indexOf(raceOf(ally)) * 10 + worthOf(ally);
  return [...allies].sort((one, other) => rank(one) - rank(other));
}

export const worthOfAll = (allies: readonly Ally[]): number => allies.reduce((sum, ally) => sum + worthOf(ally), 0);

const racesIn = (allies: readonly Ally[]): Set<Race> => new Set(allies.map(raceOf));

/** All without these; of several alike only as many as are named. */
export function without<Thing>(all: readonly Thing[], some: readonly Thing[]): Thing[] {
  const left = [...all];
  for (const one of some) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** What a lord asks for. */
export interface Bill {
  readonly cost: number;
  readonly races: number;
  readonly wanted: Race | null;
  readonly pearls: number;
}

/** How far allies go. */
export interface Sum {
  readonly worth: number;
  /** Pearls that pay the rest. */
  readonly pearls: number;
  /** What is still missing; a negative number of races: so many too many. */
  readonly races: number;
  readonly race: Race | null;
  readonly points: number;
  readonly isEnough: boolean;
  /** The lowest of them, one of which stays. */
  readonly lowest: readonly Ally[];
}

export function sumUp(bill: Bill, allies: readonly Ally[]): Sum {
  const worth = worthOfAll(allies);
  const held = racesIn(allies);
  const races = bill.races - held.size;
  const race = bill.wanted !== null && !held.has(bill.wanted) ? bill.wanted : null;
  const rest = Math.max(0, bill.cost - worth);
  const points = Math.max(0, rest - bill.pearls);
  const low = Math.min(...allies.map(worthOf));
  return {
    worth,
    pearls: Math.min(rest, bill.pearls),
    races,
    race,
    points,
    isEnough: races === 0 && race === null && points === 0,
    lowest: [...new Set(inOrder(allies).filter((ally) => worthOf(ally) === low))],
  };
}

/** Whether these allies can be part of a payment made of all. */
export function canBecomeEnough(bill: Bill, all: readonly Ally[], allies: readonly Ally[]): boolean {
  const chosen = racesIn(allies);
  if (bill.wanted !== null) chosen.add(bill.wanted);
  const worth = (race: Race): number => worthOfAll(all.filter((ally) => raceOf(ally) === race));
  if ([...chosen].some((race) => worth(race) === 0)) return false;
  const more = bill.races - chosen.size;
  if (more < 0) return false;
  const others = RACES.filter((race) => !chosen.has(race) && worth(race) > 0).map(worth).sort((one, other) => other - one);
  if (others.length < more) return false;
  const most = [...[...chosen].map(worth), ...others.slice(0, more)].reduce((sum, one) => sum + one, 0);
  return most + bill.pearls >= bill.cost;
}

/** The allies of a payment that leaves the most: as little surplus as can be, then as few pearls. */
export function cheapest(bill: Bill, all: readonly Ally[], paid: readonly Ally[] = []): Ally[] | null {
  let best: { allies: Ally[]; cost: number } | null = null;
  const n = all.length;
  if (n > 14) return null;
  for (let set = 0; set < 1 << n; set++) {
    const allies = [...paid, ...all.filter((_, i) => (set >> i) & 1)];
    const sum = sumUp(bill, allies);
    if (!sum.isEnough) continue;
    const cost = Math.max(0, sum.worth - bill.cost) * 3 + sum.pearls * 2 + allies.length / 100;
    if (!best || cost < best.cost) best = { allies, cost };
  }
  return best ? without(best.allies, paid) : null;
}
