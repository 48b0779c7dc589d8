// A table on a server, over its WebSocket: it is told of everything, asks for things, and comes back
// by itself when the connection is lost.

import type { GameEvent, Hint, TableMessage } from "../engine/messages.ts";
import type { Outcome } from "../tables/table.ts";
import type { Clock } from "./api.ts";
import { keep, kept } from "../kept.ts";
import { ownKey } from "./key.ts";
import { Wire } from "./wire.ts";

/** What a server adds to a table's message. */
export interface RoomMessage extends TableMessage {
  /** How many moves were made and not taken back. */
  readonly played: number;
  /** Whether advice is given. */
  readonly hints: boolean;
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

/** Events by move, from that one on; the next are asked for with next. */
export interface History {
  readonly type: "history";
  readonly events: readonly (readonly GameEvent[])[];
  readonly next: number | null;
}

/** The table as it was. */
export interface Past {
  readonly type: "past";
  readonly actor: number | null;
  readonly view: unknown;
  readonly events: readonly GameEvent[];
}

type Answered = (History | Past | (Hint & { readonly type: "hint" })) & { readonly action: string };

type FromServer =
  | Answered
  | (RoomMessage & { readonly type: "table" })
  | { readonly type: "done"; readonly action: string }
  | { readonly type: "error"; readonly error: string; readonly action: string; readonly rule?: string }
  | { readonly type: "said"; readonly line: ChatLine }
  | { readonly type: "chat"; readonly lines: readonly ChatLine[] }
  | { readonly type: "turn" | "hello" | "bye" };

interface Waiting {
  readonly text: string;
  resolve(outcome: Outcome & { readonly answer?: Answered }): void;
}

/** A connection that is back before that was never lost. */
const LOST_MS = 1500;

function newAction(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Room {
  message: RoomMessage | null = $state.raw(null);
  lines: readonly ChatLine[] = $state.raw([]);
  isConnected = $state(false);
  /** For a while now. */
  isLost = $state(false);
  /** The server knows no such table. */
  isMissing = $state(false);
  /** Whether I want to know what is said, here and anywhere. */
  isTalkHeard = $state(kept("talk") !== "off");
  /** Seats whose talk I do not want; null: of who looks on. */
  muted: readonly (number | null)[] = $state.raw([]);
  /** When the newest message came: clocks run from there. */
  toldAt = $state(0);
  onmessage: ((message: RoomMessage) => void) | null = null;

  private readonly wire: Wire;
  private lostTimer: ReturnType<typeof setTimeout> | undefined;
  private nextTold: ((table: string) => void) | null = null;
  /** By action: said, and not yet answered; said again after a lost connection. */
  private readonly waiting = new Map<string, Waiting>();

  constructor(readonly id: string, private readonly name: string) {
    this.wire = new Wire({
      opened: () => { this.opened(); },
      message: (data) => { this.told(data as FromServer); },
      lost: () => { this.lost(); },
    });
  }

  /** Wants something; the answer comes when it is on the server's disk. */
  send(type: string, fields: Readonly<Record<string, unknown>> = {}): Promise<Outcome & { readonly answer?: Answered }> {
    const action = newAction();
    const text = JSON.stringify({ type, action, ...fields });
    return new Promise((resolve) => {
      this.waiting.set(action, { text, resolve });
      if (this.isConnected) this.wire.send(text);
    });
  }

  /** Wants to know something; an Error with the word of the server if it is not told. */
  async ask<T extends Answered["type"]>(type: T, fields: Readonly<Record<string, unknown>> = {}): Promise<Extract<Answered, { type: T }>> {
    const outcome = await this.send(type, fields);
    if (!outcome.ok) throw new Error(outcome.error);
    return outcome.answer as Extract<Answered, { type: T }>;
  }

  /** Another game of the same people: the table where it is. */
  async again(): Promise<Outcome & { readonly next?: string }> {
    const next = new Promise<string>((resolve) => { this.nextTold = resolve; });
    const outcome = await this.send("again");
    return outcome.ok ? { ...outcome, next: this.message?.next ?? (await next) } : outcome;
  }

  close(): void {
    clearTimeout(this.lostTimer);
    this.wire.close();
  }

  hear(on: boolean): void {
    keep("talk", on ? "on" : "off");
    this.isTalkHeard = on;
    if (!on) this.lines = [];
    if (this.isConnected) this.watch();
  }

  async mute(seat: number | null, on: boolean): Promise<Outcome> {
    const outcome = await this.send("mute", { seat, on });
    if (outcome.ok) this.muted = [...this.muted.filter((one) => one !== seat), ...(on ? [seat] : [])];
    return outcome;
  }

  private watch(): void {
    this.wire.send(JSON.stringify({ type: "watch", table: this.id, key: ownKey(), name: this.name, ...(this.isTalkHeard ? {} : { chat: "off" }) }));
  }

  private lost(): void {
    if (!this.isConnected) return;
    this.isConnected = false;
    this.lostTimer = setTimeout(() => { this.isLost = true; }, LOST_MS);
  }

  private opened(): void {
    this.isConnected = true;
    this.isLost = false;
    clearTimeout(this.lostTimer);
    this.watch();
    for (const { text } of this.waiting.values()) this.wire.send(text);
    for (const seat of this.muted) void this.send("mute", { seat, on: true });
  }

  private told(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.toldAt = performance.now();
        this.message = message;
        this.onmessage?.(message);
        if (message.next) this.nextTold?.(message.next);
        break;
      case "history":
      case "past":
      case "hint":
        this.answered(message.action, { ok: true, answer: message });
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

  private answered(action: string, outcome: Outcome & { readonly answer?: Answered }): void {
    const one = this.waiting.get(action);
    this.waiting.delete(action);
    one?.resolve(outcome);
  }
}
