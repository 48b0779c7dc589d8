// What a table tells: docs/protocol.md, and docs/json.md for views and events.

export type GameName = "abyss" | "conspiracy" | "rumbones";

/** ["drew", 0, "blue4"]: a kind, whose doing it is, what it is about; at last the dice, if any. */
export type GameEvent = readonly [kind: string, seat: number, ...about: (string | number | readonly number[])[]];

export interface SeatInfo {
  readonly kind: "free" | "person" | "bot";
  /** Of a bot: the name it is called by, such as level:3. */
  readonly name: string;
  readonly away: boolean;
  /** On a server: the clock has run out; has given up. */
  readonly late?: boolean;
  readonly resigned?: boolean;
}

/** The whole table as one seat sees it; View is one of games/<game>/view.ts. */
export interface TableMessage<View = unknown> {
  readonly type: "table";
  readonly table: string;
  readonly game: GameName;
  /** How often it has changed. */
  readonly seq: number;
  readonly begun: boolean;
  readonly over: boolean;
  /** The seat that is asked. */
  readonly actor: number | null;
  readonly seats: readonly SeatInfo[];
  /** The seat that looks; null for who only looks on. */
  readonly seat: number | null;
  readonly view: View;
  /** What the last move brought about. */
  readonly events: readonly GameEvent[];
  /** The next three stand there for the seat that is asked, and for nobody else. */
  readonly stage?: string;
  readonly moves?: readonly string[];
  readonly undo?: boolean;
  /** On a server: milliseconds of each seat (null for bots), and whose pass. */
  readonly clock?: { readonly left: readonly (number | null)[]; readonly running: number | null } | null;
  /** On a server: standing orders of the seat that looks, in a game that has them. */
  readonly orders?: string;
  /** At the end. */
  readonly scores?: readonly number[];
  readonly winners?: readonly number[];
}

export interface GameInfo {
  readonly name: GameName;
  readonly rules: number;
  readonly seatsMin: number;
  readonly seatsMax: number;
  /** The first value of an option is the usual one. */
  readonly options: readonly { readonly name: string; readonly values: readonly (string | number)[] }[];
  /** Questions, each with the clause of the rules it stands for. */
  readonly stages: Readonly<Record<string, string>>;
}

/** The best move first; values and shares in thousandths of the win. */
export interface Hint {
  readonly by: string;
  readonly iterations: number;
  readonly share: readonly number[];
  readonly moves: readonly { readonly move: string; readonly value: number; readonly tried: number }[];
}

/** Things to be said in sentences. */
export interface SayRequest {
  readonly lang: string;
  readonly game: GameName;
  readonly names: readonly string[];
  readonly moves: readonly string[];
  readonly events: readonly GameEvent[];
}

export interface Said {
  readonly moves: readonly string[];
  readonly events: readonly string[];
}
