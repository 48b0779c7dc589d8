// A record that is looked at: any moment of it, with anybody's eyes; nothing can be done.

import { startEngine, type EngineClient } from "../engine/client.ts";
import { EngineError } from "../engine/engine.ts";
import type { GameEvent, GameName, TableMessage } from "../engine/messages.ts";
import { GAMES, go } from "../router.ts";
import { botsOf } from "./local.ts";
import { openNotes, openView } from "./open.ts";
import { keepRecord, keptRecord } from "./opened.ts";
import { savedGame } from "./saved.ts";
import type { Outcome, Table, TableEvents } from "./table.ts";

/** A seat, whoever looks on, or everybody's cards at once. */
export type Looker = number | "spectator" | "open";

/** Goes to the page that shows it. */
export function lookAtRecord(record: string): void {
  go({ page: "replay", id: keepRecord(record) });
}

/** Of a game in this browser, or of a record that was opened. */
export function recordNamed(id: string): string | null {
  return savedGame(id)?.record ?? keptRecord(id);
}

export function gameOf(record: string): GameName | null {
  const name = /^game (\S+)/m.exec(record)?.[1];
  return GAMES.find((game) => game === name) ?? null;
}

/** Who may be looked with.  What is hidden from people who still play stays hidden, but for what a
 * person sees who plays alone. */
export function lookersOf(record: string, over: boolean): Looker[] {
  const bots = botsOf(record);
  const people = bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
  // A game that ended because somebody gave up has no end line.
  const isOver = over || /^# seat \d+ resigned/m.test(record);
  if (isOver || people.length === 0) return ["spectator", ...bots.keys(), "open"];
  return people.length === 1 ? ["spectator", ...people] : ["spectator"];
}

/** A line of a record, its number from 1. */
export interface WrongLine {
  readonly n: number;
  readonly text: string;
}

/** What is said before the first move is wrong as a whole. */
const NO_LINE = ["bad-option", "bad-seats", "wrong-rules", "wrong-seed"];

/** Which line an engine could not read when it has refused that record. */
export async function wrongLine(engine: Pick<EngineClient, "wrongLine">, error: EngineError, record: string): Promise<WrongLine | null> {
  if (NO_LINE.includes(error.status)) return null;
  const n = await engine.wrongLine();
  const text = record.split("\n")[n - 1];
  return text === undefined ? null : { n, text: text.trim() };
}

export class ReplayTable implements Table {
  readonly hasHints = false;
  /** How many moves had been made at the moment that is shown. */
  position = $state(0);
  /** How many there are. */
  total = $state(0);
  looker: Looker = $state("spectator");
  lookers: readonly Looker[] = $state.raw(["spectator"]);
  /** Why it cannot be looked at: that line of it. */
  wrong: WrongLine | null = $state.raw(null);

  private readonly engine: EngineClient = startEngine();
  private events: TableEvents | null = null;
  private histories = new Map<number | null, GameEvent[][]>();
  /** Of a message with all cards open: the view of who looks on, then of every seat. */
  private seen = new WeakMap<TableMessage, readonly unknown[]>();
  private isTelling = false;
  private isStale = false;

  constructor(readonly game: GameName, private readonly text: string) {}

  start(events: TableEvents): void {
    this.events = events;
    void this.open();
  }

  goTo(position: number): void {
    this.position = Math.max(0, Math.min(this.total, position));
    void this.tell();
  }

  lookAs(looker: Looker): void {
    this.looker = looker;
    void this.tell();
  }

  move(): Promise<Outcome> {
    return Promise.resolve({ ok: false, error: "game-over" });
  }

  undo(): Promise<Outcome> {
    return this.move();
  }

  whyNot(): Promise<null> {
    return Promise.resolve(null);
  }

  hint(): Promise<null> {
    return Promise.resolve(null);
  }

  /** Up to the moment that is shown. */
  async history(): Promise<GameEvent[][]> {
    const seat = this.seat;
    const all = this.histories.get(seat) ?? (await this.engine.history(seat));
    this.histories.set(seat, all);
    return all.slice(0, this.position + 1);
  }

  async at(moves: number): Promise<TableMessage> {
    const { moves: _, stage: __, undo: ___, ...then } = await this.engine.message(this.seat, moves);
    // Never the next number: whoever is told asks for the whole log.
    const message = { ...then, seq: 2 * moves };
    if (this.looker !== "open") return message;
    const views = await Promise.all(message.seats.map(async (_seat, seat) => (await this.engine.message(seat, moves)).view));
    const open = { ...message, view: openView(message.view, views) };
    this.seen.set(open, [message.view, ...views]);
    return open;
  }

  async notes(message: TableMessage): Promise<unknown> {
    const views = this.seen.get(message) ?? [message.view];
    return openNotes(await Promise.all(views.map(async (view) => (await this.engine.notes(this.game, view)) as object)));
  }

  record(): Promise<string> {
    return Promise.resolve(this.text);
  }

  look(): void {
    // lookAs() says with whose eyes.
  }

  close(): void {
    this.events = null;
    this.engine.close();
  }

  private get seat(): number | null {
    return typeof this.looker === "number" ? this.looker : null;
  }

  private async open(): Promise<void> {
    try {
      await this.engine.open(this.text);
      this.total = await this.engine.movesN();
      this.lookers = lookersOf(this.text, (await this.engine.message(null)).over);
      await this.tell();
    } catch (error) {
      if (error instanceof EngineError) this.wrong = await wrongLine(this.engine, error, this.text);
      this.events?.failed(error instanceof EngineError ? error.status : "no-answer");
    }
  }

  /** While a moment is on its way others may have been asked for: only the last of them is told. */
  private async tell(): Promise<void> {
    this.isStale = true;
    if (this.isTelling) return;
    this.isTelling = true;
    try {
      while (this.isStale) {
        this.isStale = false;
        const message = await this.at(this.position);
        if (!this.isStale) this.events?.message(message);
      }
    } catch (error) {
      if (error instanceof EngineError) this.wrong = await wrongLine(this.engine, error, this.text);
      this.events?.failed(error instanceof EngineError ? error.status : "no-answer");
    }
    this.isTelling = false;
  }
}
