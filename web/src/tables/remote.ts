// A table on a server, as a game's page has it.

import { sharedEngine } from "../engine/client.ts";
import type { GameEvent, GameName, Hint, TableMessage } from "../engine/messages.ts";
import { recordOf } from "../online/api.ts";
import type { Room, RoomMessage } from "../online/room.svelte.ts";
import type { Outcome, Table, TableEvents } from "./table.ts";

export class RemoteTable implements Table {
  readonly hasHints = false;
  /** Everything that was told since this page came, one entry a change. */
  private moments: RoomMessage[] = [];

  constructor(readonly game: GameName, private readonly room: Room) {}

  start(events: TableEvents): void {
    const tell = (message: RoomMessage): void => {
      if (!message.begun) return;
      // After a lost connection the same is told again.
      if (this.moments.at(-1)?.seq === message.seq) this.moments.pop();
      this.moments.push(message);
      events.message(message);
    };
    this.room.onmessage = tell;
    if (this.room.message) tell(this.room.message);
  }

  move(text: string): Promise<Outcome> {
    return this.room.send("move", { move: text });
  }

  undo(): Promise<Outcome> {
    return this.room.send("undo");
  }

  async whyNot(message: TableMessage, move: string): Promise<string | null> {
    const infos = await sharedEngine().games();
    return sharedEngine().whyNot(this.game, infos.find((info) => info.name === this.game)?.rules ?? 0, message.view, move);
  }

  hint(): Promise<Hint | null> {
    return Promise.resolve(null);
  }

  history(): Promise<GameEvent[][]> {
    return Promise.resolve(this.moments.map((moment) => [...moment.events]));
  }

  at(moves: number): Promise<TableMessage> {
    const { moves: _, stage: __, undo: ___, ...then } = this.moments[moves] ?? (this.moments.at(-1) as RoomMessage);
    return Promise.resolve(then);
  }

  order(orders: string): Promise<Outcome> {
    return this.room.send("orders", { orders });
  }

  record(): Promise<string> {
    return recordOf(this.room.id);
  }

  look(): void {
    // Everybody has a screen of their own.
  }

  close(): void {
    this.room.onmessage = null;
  }
}
