// The C program in WebAssembly: text in, text out.  web/wasm/wasm.c has the other side.
//
// One engine has one table.  It runs in a worker (worker.ts) and, in tests, directly.

import type { Box } from "../games/rumbones/box.ts";
import type { GameEvent, GameInfo, GameName, Hint, Said, SayRequest, TableMessage } from "./messages.ts";

interface Exports {
  memory: WebAssembly.Memory;
  input(): number;
  input_room(): number;
  output(): number;
  output_n(): number;
  status_name(status: number): number;
  games(): number;
  table_open(n: number): number;
  table_wrong_line(): number;
  table_record(): number;
  table_moves_n(): number;
  table_message(seat: number, movesN: number): number;
  table_history(seat: number): number;
  table_move(n: number): number;
  table_undo(): number;
  table_bot(n: number, coins: number): number;
  table_hint(coins: number): number;
  view_why_not(n: number): number;
  view_notes(n: number): number;
  rumbones_box(): number;
  say(n: number): number;
  rules(n: number): number;
}

/** A status of the program; its sentence is status.<name>. */
export class EngineError extends Error {
  constructor(readonly status: string) {
    super(status);
    this.name = "EngineError";
  }
}

/** After the last move, however many there were. */
const NOW = 0x7fffffff;
const SPECTATOR = -1;

export class Engine {
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();

  private constructor(private readonly c: Exports) {}

  static async load(bytes: Response | BufferSource): Promise<Engine> {
    const imports = { env: { now: () => performance.now() } };
    const made = bytes instanceof Response
      ? await WebAssembly.instantiateStreaming(bytes, imports)
      : await WebAssembly.instantiate(bytes, imports);
    return new Engine(made.instance.exports as unknown as Exports);
  }

  games(): GameInfo[] {
    return JSON.parse(this.answer(this.c.games())) as GameInfo[];
  }

  /** A record without moves is a new game. */
  open(record: string): void {
    this.check(this.c.table_open(this.write(record)));
  }

  /** The line for which the last record could not be opened, from 1; 0: for no line of it. */
  wrongLine(): number {
    return this.c.table_wrong_line();
  }

  record(): string {
    return this.answer(this.c.table_record());
  }

  movesN(): number {
    return this.c.table_moves_n();
  }

  /** The table as that seat sees it, now or after so many moves. */
  message(seat: number | null, movesN = NOW): TableMessage {
    return JSON.parse(this.answer(this.c.table_message(seat ?? SPECTATOR, movesN))) as TableMessage;
  }

  /** The events of the deal, then those of every move. */
  history(seat: number | null): GameEvent[][] {
    return JSON.parse(this.answer(this.c.table_history(seat ?? SPECTATOR))) as GameEvent[][];
  }

  move(text: string): void {
    this.check(this.c.table_move(this.write(text)));
  }

  /** false: something new was seen since, or the turn has passed. */
  undo(): boolean {
    return this.c.table_undo() === 0;
  }

  /** What that bot would do in the place of the seat that is asked. */
  botMove(bot: string, coins: number): string {
    return this.answer(this.c.table_bot(this.write(bot), coins));
  }

  hint(coins: number): Hint {
    return JSON.parse(this.answer(this.c.table_hint(coins))) as Hint;
  }

  /** What the rules make of a view: web/wasm/notes.h, by game. */
  notes(game: GameName, view: unknown): unknown {
    const rules = this.games().find((info) => info.name === game)?.rules ?? 0;
    const line = `game=${game} rules=${rules} ${viewLine(view as Record<string, unknown>)}`;
    return JSON.parse(this.answer(this.c.view_notes(this.write(`${game}\n${line}`))));
  }

  /** The clause against a move in that view; null: there is none. */
  whyNot(game: GameName, rules: number, view: unknown, move: string): string | null {
    const line = `game=${game} rules=${rules} ${viewLine(view as Record<string, unknown>)}`;
    return this.answer(this.c.view_why_not(this.write(`${game}\n${move}\n${line}`))) || null;
  }

  /** What is printed on the boards and cards of Rum & Bones. */
  rumbonesBox(): Box {
    return JSON.parse(this.answer(this.c.rumbones_box())) as Box;
  }

  say(what: SayRequest): Said {
    const lines = [
      `lang ${what.lang}`,
      `game ${what.game}`,
      ...what.names.map((name) => `name ${name}`),
      ...what.moves.map((move) => `move ${move}`),
      ...what.events.map((event) => `event ${eventLine(event)}`),
    ];
    const said = JSON.parse(this.answer(this.c.say(this.write(lines.join("\n"))))) as string[];
    return { moves: said.slice(0, what.moves.length), events: said.slice(what.moves.length) };
  }

  /** All rules of a game as they stand in docs/rules/, or one clause. */
  rules(lang: string, game: GameName, id = ""): string {
    return this.answer(this.c.rules(this.write(`${lang} ${game} ${id}`)));
  }

  private write(text: string): number {
    const room = new Uint8Array(this.c.memory.buffer, this.c.input(), this.c.input_room());
    const { read, written } = this.encoder.encodeInto(text, room);
    if (read < text.length) throw new EngineError("too-long");
    return written;
  }

  private check(status: number): void {
    if (status === 0) return;
    const name = status > 0 ? this.c.status_name(status) : 0;
    if (name === 0) throw new EngineError("no-answer");
    const bytes = new Uint8Array(this.c.memory.buffer, name);
    throw new EngineError(this.decoder.decode(bytes.subarray(0, bytes.indexOf(0))));
  }

  private answer(status: number): string {
    this.check(status);
    return this.decoder.decode(new Uint8Array(this.c.memory.buffer, this.c.output(), this.c.output_n()));
  }
}

/** ["rolled", 0, 4, [1, 6]] as "rolled 0 4 [1 6]". */
export function eventLine(event: GameEvent): string {
  return event.map((item) => (Array.isArray(item) ? `[${item.join(" ")}]` : String(item))).join(" ");
}

/** A value of a view as it stands in a position's line: docs/json.md, "The hash". */
function valueText(value: unknown): string {
  if (value === null) return "-";
  if (Array.isArray(value)) return `[${value.map(valueText).join(" ")}]`;
  if (typeof value === "object") return `?${String((value as { hidden: number }).hidden)}`;
  return String(value);
}

/** A view from JSON as a line of fields. */
export function viewLine(view: Record<string, unknown>): string {
  return Object.entries(view)
    .map(([key, value]) => `${key}=${valueText(value)}`)
    .join(" ");
}
