// A table on a server, as a game's page has it.

import { sharedEngine } from "../engine/client.ts";
import type { GameEvent, GameName, Hint, TableMessage } from "../engine/messages.ts";
import { recordOf } from "../online/api.ts";
import type { Room, RoomMessage } from "../online/room.svelte.ts";
import type { Outcome, Table, TableEvents } from "./table.ts";

export class RemoteTable implements Table {
  /** What was told so far, one entry a move; there may be holes. */
  private told: (readonly GameEvent[])[] = [];

  constructor(readonly game: GameName, private readonly room: Room) {}

  get hasHints(): boolean {
    return this.room.message?.hints ?? false;
  }

  start(events: TableEvents): void {
    const tell = (message: RoomMessage): void => {
      if (!message.begun) return;
      this.note(message);
      events.message(message);
    };
    this.room.onmessage = tell;
    if (this.room.message) tell(this.room.message);
  }

  move(text: string): Promise<Outcome> {
    return this.room.send("move", { move: text, ...this.seen() });
  }

  undo(): Promise<Outcome> {
    return this.room.send("undo", this.seen());
  }

  /** For which question it is meant: said again, however late, it is never an answer to another one. */
  private seen(): { seq?: number } {
    return this.room.message ? { seq: this.room.message.seq } : {};
  }

  async whyNot(message: TableMessage, move: string): Promise<string | null> {
    const infos = await sharedEngine().games();
    return sharedEngine().whyNot(this.game, infos.find((info) => info.name === this.game)?.rules ?? 0, message.view, move);
  }

  async hint(): Promise<Hint | null> {
    try {
      return await this.room.ask("hint");
    } catch (error) {
      if (error instanceof Error && error.message === "stale") return null;
      throw error;
    }
  }

  async history(message: TableMessage): Promise<readonly (readonly GameEvent[])[]> {
    const { played } = message as RoomMessage;
    for (;;) {
      const from = this.firstHole(played);
      if (from > played) return this.told.slice(0, played + 1);
      const { events, next } = await this.room.ask("history", { from });
      events.forEach((one, i) => { this.told[from + i] ??= one; });
      // Moves were taken back meanwhile: another message tells of it.
      if (next === null && this.firstHole(played) <= played) return this.told.slice(0, this.firstHole(played));
    }
  }

  async at(moves: number): Promise<TableMessage> {
    const { actor, view, events } = await this.room.ask("past", { after: moves });
    const { moves: _, stage: __, undo: ___, scores: ____, winners: _____, ...now } = this.room.message as RoomMessage;
    return { ...now, actor, view, events, over: false };
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

  private note({ played, events }: RoomMessage): void {
    this.told.length = Math.min(this.told.length, played + 1);
    if (events.length > 0) this.told[played] = events;
  }

  private firstHole(played: number): number {
    let at = 0;
    while (at <= played && this.told[at] !== undefined) at++;
    return at;
  }
}
