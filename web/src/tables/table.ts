// A table, wherever it is: in this browser (local.ts), or on a server over its WebSocket.

import type { GameEvent, GameName, Hint, TableMessage } from "../engine/messages.ts";

/** error is a word with a sentence: status.<error>; rule the clause against an illegal move. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly error: string; readonly rule?: string };

export interface TableEvents {
  /** After every change: the whole table, as the seat that looks may know it. */
  message(message: TableMessage): void;
  /** At one screen: that seat has to look next, and nobody else; the message before showed what
   * everybody may see.  look() goes on. */
  handOver?(seat: number): void;
  /** The table cannot go on; error is a word as above. */
  failed(error: string): void;
}

export interface Table {
  readonly game: GameName;
  /** Whether hint() has something to say. */
  readonly hasHints: boolean;
  /** Begins to tell. */
  start(events: TableEvents): void;
  move(text: string): Promise<Outcome>;
  /** The last move back, where nothing new was seen since. */
  undo(): Promise<Outcome>;
  /** The clause against a move of the seat that is asked; null: there is none. */
  whyNot(message: TableMessage, move: string): Promise<string | null>;
  /** null: there is none for what is asked now.  An Error has the word why nobody can say. */
  hint(): Promise<Hint | null>;
  /** Everything the seat that looks was told up to that message: events of the deal, then of every
   * move. */
  history(message: TableMessage): Promise<readonly (readonly GameEvent[])[]>;
  /** The table as it was after so many moves. */
  at(moves: number): Promise<TableMessage>;
  /** Standing orders, where somebody else obeys them than the page. */
  order?(orders: string): Promise<Outcome>;
  /** What the rules make of a message, as web/wasm/notes.h says; without it, of its view. */
  notes?(message: TableMessage): Promise<unknown>;
  record(): Promise<string>;
  /** The person at that seat sits in front of the screen. */
  look(seat: number): void;
  /** Nothing more is told. */
  close(): void;
}
