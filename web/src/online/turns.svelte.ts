// Where it is my turn: at any of my tables on the server, and in the game that is on the screen.

import { untrack } from "svelte";
import { listed, t } from "../i18n/i18n.svelte.ts";
import { toast } from "../look/toasts.svelte.ts";
import { routeTo } from "../router.ts";
import { myTables, type Answer, type TableInfo } from "./api.ts";
import { ownKey } from "./key.ts";
import { notify } from "./notify.ts";
import { saySeat } from "./say.ts";
import { finishSeats, keepFinished, keepSeats, seatsKept } from "./seats.ts";
import { Wire } from "./wire.ts";

/** The game on the screen, on the server or in this browser. */
interface Here {
  readonly table: string;
  readonly isAsked: boolean;
}

interface Told {
  readonly type: string;
  readonly table?: string;
}

class Turns {
  /** Mine on the server, as far as they are not over. */
  private tables: readonly TableInfo[] = $state.raw([]);
  private here: Here | null = $state.raw(null);
  private wire: Wire | null = null;
  /** The server has greeted us: what waits from then on is news. */
  private isGreeted = false;
  /** The connection was lost: the tables that waited for me then. */
  private before: ReadonlySet<string> | null = null;

  /** The game on the screen waits for me. */
  readonly isHere: boolean = $derived(this.here?.isAsked ?? false);
  /** Tables that wait for me, but for the one on the screen. */
  readonly elsewhere: readonly TableInfo[] = $derived(this.tables.filter((table) => table.turn && table.table !== this.here?.table));
  readonly count: number = $derived(this.elsewhere.length + Number(this.isHere));

  /** Who has a seat somewhere is told of it from now on. */
  start(): void {
    if (seatsKept().length === 0 || this.wire !== null) return;
    const wire = new Wire({
      opened: () => { this.wire?.send(JSON.stringify({ type: "hello", key: ownKey() })); },
      message: (data) => { void this.told(data as Told); },
      lost: () => {
        if (this.wire === wire && this.isGreeted) this.before ??= new Set(this.tables.filter((table) => table.turn).map((table) => table.table));
      },
    });
    this.wire = wire;
  }

  /** I have sat down there. */
  sat(table: string): void {
    keepSeats([...seatsKept(), table]);
    this.start();
  }

  /** Somebody else has the key now, or nobody. */
  async changed(): Promise<void> {
    this.stop();
    this.tables = [];
    keepSeats([]);
    await this.refresh();
    this.start();
    const over = await myTables("over");
    if (over.ok) await Promise.all(over.value.tables.map((table) => keepFinished(table).catch(() => undefined)));
  }

  /** Asks what waits for me; the tables where I sit. */
  async refresh(): Promise<Answer<readonly TableInfo[]>> {
    const [open, playing] = await Promise.all([myTables("open"), myTables("playing")]);
    if (!open.ok) return open;
    if (!playing.ok) return playing;
    this.tables = [...playing.value.tables, ...open.value.tables];
    const seats = await finishSeats(this.tables.map((table) => table.table));
    if (seats.length === 0) this.stop();
    return { ok: true, value: this.tables };
  }

  /** The same, if anybody could wait for me. */
  check(): void {
    if (this.wire !== null) void this.refresh();
  }

  /** The game on the screen, null when it is left. */
  look(here: Here | null): void {
    const was = untrack(() => this.here);
    this.here = here;
    // Where I have just moved nothing waits for me, until the server says so.
    if (was?.isAsked && here?.table === was.table && !here.isAsked) {
      this.tables = untrack(() => this.tables).map((table) => (table.table === here.table ? { ...table, turn: false } : table));
    }
  }

  private stop(): void {
    this.wire?.close();
    this.wire = null;
    this.isGreeted = false;
    this.before = null;
  }

  private async told(message: Told): Promise<void> {
    if (message.type === "hello") {
      await this.catchUp();
    } else if (message.type === "turn" && message.table !== undefined) {
      await this.refresh();
      const table = this.tables.find((one) => one.table === message.table);
      if (table) await this.announce(table);
    }
  }

  /** The server tells of every turn from now on: what is there already has to be asked for, and what
   * came while the connection was lost is news. */
  private async catchUp(): Promise<void> {
    const { before } = this;
    this.before = null;
    this.isGreeted = true;
    await this.refresh();
    if (before === null) return;
    for (const table of this.tables) if (table.turn && !before.has(table.table)) await this.announce(table);
  }

  private async announce(table: TableInfo): Promise<void> {
    const title = t("web.your_turn_at", { a: t(`${table.game}.title`) });
    await notify(routeTo({ page: "table", id: table.table }), title, listed(table.seats.map(saySeat)));
    if (table.table !== this.here?.table) toast(title);
  }
}

export const turns = new Turns();
