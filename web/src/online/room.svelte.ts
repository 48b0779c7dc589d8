// A table on a server, over its WebSocket: it is told of everything, asks for things, and comes back
// by itself when the connection is lost.

import type { TableMessage } from "../engine/messages.ts";
import type { Outcome } from "../tables/table.ts";
import type { Clock } from "./api.ts";
import { ownKey } from "./key.ts";
import { Wire } from "./wire.ts";

/** What a server adds to a table's message. */
export interface RoomMessage extends TableMessage {
  readonly paused: boolean;
  /** Seats that want a pause. */
  readonly pause: readonly number[];
  readonly takeback: { readonly seat: number; readonly moves: number; readonly agreed: readonly number[] } | null;
  readonly clock: Clock | null;
  /** Who may talk. */
  readonly chat: "seats" | "all" | "off";
  /** Where they play again. */
  readonly next: string | null;
  readonly auto?: boolean;
}

export interface ChatLine {
  readonly n: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
}

type FromServer =
  | (RoomMessage & { readonly type: "table" })
  | { readonly type: "done"; readonly action: string }
  | { readonly type: "error"; readonly error: string; readonly action: string; readonly rule?: string }
  | { readonly type: "said"; readonly line: ChatLine }
  | { readonly type: "chat"; readonly lines: readonly ChatLine[] }
  | { readonly type: "turn" | "hello" | "bye" };

interface Waiting {
  readonly text: string;
  resolve(outcome: Outcome): void;
}

function newAction(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Room {
  message: RoomMessage | null = $state.raw(null);
  lines: readonly ChatLine[] = $state.raw([]);
  isConnected = $state(false);
  /** The server knows no such table. */
  isMissing = $state(false);
  /** When the newest message came: clocks run from there. */
  toldAt = $state(0);
  onmessage: ((message: RoomMessage) => void) | null = null;

  private readonly wire: Wire;
  private nextTold: ((table: string) => void) | null = null;
  /** By action: said, and not yet answered; said again after a lost connection. */
  private readonly waiting = new Map<string, Waiting>();

  constructor(readonly id: string, private readonly name: string) {
    this.wire = new Wire({
      opened: () => { this.opened(); },
      message: (data) => { this.told(data as FromServer); },
      lost: () => { this.isConnected = false; },
    });
  }

  /** Wants something; the answer comes when it is on the server's disk. */
  send(type: string, fields: Readonly<Record<string, unknown>> = {}): Promise<Outcome> {
    const action = newAction();
    const text = JSON.stringify({ type, action, ...fields });
    return new Promise((resolve) => {
      this.waiting.set(action, { text, resolve });
      if (this.isConnected) this.wire.send(text);
    });
  }

  /** Another game of the same people: the table where it is. */
  async again(): Promise<Outcome & { readonly next?: string }> {
    const next = new Promise<string>((resolve) => { this.nextTold = resolve; });
    const outcome = await this.send("again");
    return outcome.ok ? { ...outcome, next: this.message?.next ?? (await next) } : outcome;
  }

  close(): void {
    this.wire.close();
  }

  private opened(): void {
    this.isConnected = true;
    this.wire.send(JSON.stringify({ type: "watch", table: this.id, key: ownKey(), name: this.name }));
    for (const { text } of this.waiting.values()) this.wire.send(text);
  }

  private told(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.toldAt = performance.now();
        this.message = message;
        this.onmessage?.(message);
        if (message.next) this.nextTold?.(message.next);
        break;
      case "done":
        this.answered(message.action, { ok: true });
        break;
      case "error":
        if (message.error === "no-such-table") this.isMissing = true;
        this.answered(message.action, { ok: false, error: message.error, ...(message.rule === undefined ? {} : { rule: message.rule }) });
        break;
      case "said":
        if (!this.lines.some((line) => line.n === message.line.n)) this.lines = [...this.lines, message.line];
        break;
      case "chat":
        this.lines = message.lines;
        break;
      default:
        break;
    }
  }

  private answered(action: string, outcome: Outcome): void {
    const one = this.waiting.get(action);
    this.waiting.delete(action);
    one?.resolve(outcome);
  }
}
