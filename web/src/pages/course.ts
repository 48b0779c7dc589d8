// How a game went: everybody's points over time, and where they come from in the end.

import type { EngineClient } from "../engine/client.ts";
import type { GameEvent, GameName, TableMessage } from "../engine/messages.ts";
import type { RumbonesView } from "../games/rumbones/view.ts";

/** A line for each seat; seats that play together share one. */
export interface Line {
  readonly seats: readonly number[];
  /** At each of the steps. */
  readonly points: readonly number[];
}

/** A row of the table of sources; key is the sentence for it. */
export interface Source {
  readonly key: string;
  readonly points: readonly number[];
}

export interface Course {
  /** How many moves had been made. */
  readonly steps: readonly number[];
  readonly lines: readonly Line[];
  readonly sources: readonly Source[];
}

/** The functions of an engine that are needed, in a worker or here. */
type Asked = "open" | "movesN" | "message" | "notes" | "history";
export type CourseEngine = { readonly [K in Asked]: (...args: Parameters<EngineClient[K]>) => ReturnType<EngineClient[K]> | Awaited<ReturnType<EngineClient[K]>> };

/** More cannot be told apart in a small picture. */
const STEPS = 60;

/** In the order of notes.points. */
const SOURCES: Readonly<Record<Exclude<GameName, "rumbones">, readonly string[]>> = {
  abyss: ["abyss.table.result_locations", "abyss.table.result_lords", "abyss.table.result_allies", "abyss.table.result_tokens"],
  conspiracy: ["web.conspiracy.score.lords", "web.conspiracy.score.locations", "web.course.coalition", "web.conspiracy.score.master"],
};

/** What an event that brings points comes after, in Rum & Bones. */
const CAUSES: Readonly<Record<string, string>> = { ko: "web.course.heroes", destroyed: "web.course.rigging", beaten: "web.course.beasts" };

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function stepsOf(moves: number): number[] {
  const n = Math.min(moves, STEPS);
  return Array.from({ length: n + 1 }, (_, i) => Math.round((i * moves) / Math.max(n, 1)));
}

async function parts(engine: CourseEngine, message: TableMessage): Promise<number[][]> {
  return ((await engine.notes(message.game, message.view)) as { points: number[][] }).points;
}

const sideOf = (view: RumbonesView, seat: number): number => "abcdef".indexOf(view.teams[seat] ?? "a");

/** Every pirate for himself: what counts is the lives that are left. */
const isPirates = (view: RumbonesView): boolean => view.board === "pirates";
const livesOf = (view: RumbonesView, seat: number): number => sum((view.heroes[sideOf(view, seat)] ?? []).map(([, , , , , , , , , lives]) => lives ?? 0));

/** By seat, as far as everybody may know. */
async function pointsAt(engine: CourseEngine, message: TableMessage): Promise<number[]> {
  if (message.game !== "rumbones") return (await parts(engine, message)).map(sum);
  const view = message.view as RumbonesView;
  return view.teams.map((_, seat) => (isPirates(view) ? livesOf(view, seat) : (view.points[sideOf(view, seat)] ?? 0)));
}

/** Seats by the side they are on. */
function together(message: TableMessage): number[][] {
  const seats = message.seats.map((_, seat) => seat);
  if (message.game !== "rumbones") return seats.map((seat) => [seat]);
  const view = message.view as RumbonesView;
  const sides = [...new Set(seats.map((seat) => sideOf(view, seat)))];
  return sides.map((side) => seats.filter((seat) => sideOf(view, seat) === side));
}

/** Points are told of one after the other, each after what has brought it. */
function sourcesOfBattle(end: TableMessage, events: readonly GameEvent[]): Source[] {
  const view = end.view as RumbonesView;
  if (isPirates(view)) {
    const first = view.lives * view.each;
    return [
      { key: "web.course.lives", points: view.teams.map(() => first) },
      { key: "web.course.lost", points: view.teams.map((_, seat) => livesOf(view, seat) - first) },
    ];
  }
  const found = new Map(Object.values(CAUSES).map((key) => [key, view.points.map(() => 0)]));
  let cause = "";
  for (const [kind, , about, n] of events) {
    cause = CAUSES[kind] ?? cause;
    const points = kind === "points" ? found.get(cause) : undefined;
    const side = "abcdef".indexOf(String(about));
    if (points) points[side] = (points[side] ?? 0) + Number(n);
  }
  return [...found].map(([key, points]) => ({ key, points: view.teams.map((_, seat) => points[sideOf(view, seat)] ?? 0) }));
}

/** Each seat's by its own eyes: at the end nothing of its own is hidden from it. */
async function sourcesOf(engine: CourseEngine, end: TableMessage): Promise<Source[]> {
  if (end.game === "rumbones") return sourcesOfBattle(end, (await engine.history(null)).flat());
  const keys = SOURCES[end.game];
  const own = await Promise.all(end.seats.map(async (_, seat) => (await parts(engine, await engine.message(seat)))[seat] ?? []));
  return keys.map((key, i) => ({ key, points: own.map((points) => points[i] ?? 0) }));
}

/** Of a game that is over; null if it is not. */
export async function courseOf(engine: CourseEngine, record: string): Promise<Course | null> {
  await engine.open(record);
  const end = await engine.message(null);
  if (!end.scores) return null;
  const steps = stepsOf(await engine.movesN());
  const points: number[][] = [];
  for (const step of steps) points.push(await pointsAt(engine, await engine.message(null, step)));
  points[points.length - 1] = [...end.scores];
  const lines = together(end).map((seats) => ({ seats, points: points.map((now) => now[seats[0] ?? 0] ?? 0) }));
  return { steps, lines, sources: await sourcesOf(engine, end) };
}
