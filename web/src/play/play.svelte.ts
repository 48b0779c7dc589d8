// A game as a screen has it: the table as it is, what may be done, the words for it, the log.
//
// One Play stands behind a game's page, whether the table is in this browser or on a server.

import { sharedEngine } from "../engine/client.ts";
import type { GameEvent, GameName, Hint, SeatInfo, TableMessage } from "../engine/messages.ts";
import { hasTwins, withoutSides } from "../games/rumbones/figures.ts";
import type { RumbonesView } from "../games/rumbones/view.ts";
import { has, language, t } from "../i18n/i18n.svelte.ts";
import { withoutBlanks } from "../i18n/say.ts";
import { nameOf } from "../tables/names.ts";
import type { Table } from "../tables/table.ts";
import { Moves } from "./moves.ts";
import { reasonKey } from "./why.ts";

/** A line of the log; after is how many moves had been made when it was true. */
export interface LogLine {
  readonly event: GameEvent;
  readonly after: number;
}

/** Why something cannot be done. */
export interface Refusal {
  readonly move: string;
  /** What is the matter now, in one sentence; "": the clause says it. */
  readonly reason: string;
  readonly rule: string | null;
  /** The clause. */
  readonly text: string;
}

/** A screen's own reason: said anew in another language. */
export interface OwnReason {
  readonly rule: string;
  readonly reason: () => string;
}

/** A person's name, or a bot's level in words; those who are called alike are numbered. */
function namesOf(seats: readonly SeatInfo[]): string[] {
  const names = seats.map((seat, i) => nameOf(seat.name, i));
  return names.map((name, seat) => {
    const isAlone = names.indexOf(name) === names.lastIndexOf(name);
    return isAlone ? name : `${name} ${names.slice(0, seat + 1).filter((other) => other === name).length}`;
  });
}

/** Whether nothing of the game has changed: somebody has come or gone, wants a pause, or a connection is
 * there again.  What is half done on the screen stays as it is. */
function isSameGame(one: TableMessage, other: TableMessage): boolean {
  const told = ({ seat, actor, over, view, stage, moves, undo, orders }: TableMessage): string =>
    JSON.stringify([seat, actor, over, view, stage, moves, undo, orders]);
  return (other.seq === one.seq || other.events.length === 0) && told(one) === told(other);
}

/** Who declines lets the others go on: that is no turn of one's own. */
const LET_GO = new Set(["declined", "passed"]);

/** Where notes are odds alone they take a while, and nobody waits for them to see what a click has
 * done.  Elsewhere they are points and prices, which stand on everything: they come with it. */
const ODDS_ALONE: ReadonlySet<GameName> = new Set(["rumbones"]);

const moveKey = (move: string): string => `${language()} ${move}`;
const eventKey = (event: GameEvent): string => `${language()} ${JSON.stringify(event)}`;

export class Play {
  /** The newest message; null before the first. */
  private newest: TableMessage | null = $state.raw(null);
  /** The newest that told something of the game. */
  private now: TableMessage | null = $state.raw(null);
  /** A moment of the past that is looked at: nothing can be done in it. */
  private past: { readonly message: TableMessage; readonly after: number } | null = $state.raw(null);
  /** What is shown: the newest message, or the past. */
  readonly message: TableMessage | null = $derived(this.past?.message ?? this.now);
  /** The message before it: what has changed is the difference. */
  before: TableMessage | null = $state.raw(null);
  readonly moves: Moves = $derived(new Moves(this.message?.moves ?? []));
  log: readonly LogLine[] = $state.raw([]);
  /** What has happened since the seat that looks decided last, its own move included. */
  readonly news: readonly LogLine[] = $derived(this.log.filter((line) => line.after > (this.decided[this.seat ?? -1] ?? 0)));
  hint: Hint | null = $state.raw(null);
  isHinting = $state(false);
  refusal: Refusal | null = $state.raw(null);
  /** At one screen: who has to come to it. */
  handOver: number | null = $state(null);
  error: string | null = $state(null);
  /** From here until the answer nothing can be done. */
  isBusy = $state(false);

  private said: ReadonlyMap<string, string> = $state.raw(new Map());
  private movesN = 0;
  /** By seat: how many moves had been made when it decided last. */
  private decided: Readonly<Record<number, number>> = $state.raw({});

  constructor(readonly table: Table) {
    table.start({
      message: (message) => { this.receive(message); },
      handOver: (seat) => { this.handOver = seat; },
      failed: (error) => { this.error = error; },
    });
  }

  close(): void {
    this.table.close();
  }

  // ---- who

  get seat(): number | null {
    return this.message?.seat ?? null;
  }

  get isMyTurn(): boolean {
    return this.message?.moves !== undefined;
  }

  /** Whether I am waited for, whatever moment I look at. */
  get isAsked(): boolean {
    return this.now?.moves !== undefined;
  }

  /** What everybody is called, by seat. */
  readonly names: readonly string[] = $derived(namesOf(this.newest?.seats ?? []));

  /** Of the table as it is now, whatever moment is looked at. */
  get seats(): readonly SeatInfo[] {
    return this.newest?.seats ?? [];
  }

  get clock(): TableMessage["clock"] {
    return this.newest?.clock ?? null;
  }

  // ---- when

  private wanted: number | null = null;

  /** The line of the log whose moment is looked at; null: it is now. */
  get pastAfter(): number | null {
    return this.past?.after ?? null;
  }

  /** Shows the table as it was after so many moves; null goes back to now. */
  async lookAt(after: number | null): Promise<void> {
    this.before = null;
    if (after === null || after >= this.movesN) {
      this.wanted = null;
      this.past = null;
      return;
    }
    this.wanted = after;
    const message = await this.table.at(after).catch(() => null);
    if (message) await this.note(message);
    if (message && this.wanted === after) this.past = { message, after };
  }

  // ---- doing

  /** Makes the move if it is legal; otherwise says why it is not.  So a screen may offer anything. */
  async act(move: string): Promise<void> {
    if (this.isBusy || !this.message) return;
    if (!this.moves.has(move)) return this.explain(move);
    this.isBusy = true;
    if (move !== "pass") this.decided = { ...this.decided, [this.seat ?? -1]: this.movesN };
    const told = this.nextMessage();
    const outcome = await this.table.move(move);
    if (outcome.ok) await told;
    this.isBusy = false;
    // The table has changed meanwhile: its next message shows the question there is now.
    if (!outcome.ok && outcome.error !== "stale") this.error = outcome.error;
  }

  /** Moves that belong together, such as the allies of a payment, one after the other; it ends where
   * the rules have answered the rest by themselves. */
  async actAll(moves: readonly string[]): Promise<void> {
    for (const move of moves) {
      if (!this.moves.has(move)) return;
      await this.act(move);
    }
  }

  async undo(): Promise<void> {
    if (this.isBusy || !this.message?.undo) return;
    this.isBusy = true;
    const told = this.nextMessage();
    const outcome = await this.table.undo();
    if (outcome.ok) await told;
    this.isBusy = false;
  }

  async askHint(): Promise<void> {
    const asked = this.message;
    if (this.isHinting || !asked?.moves) return;
    this.isHinting = true;
    const hint = await this.table.hint().catch(() => undefined);
    this.isHinting = false;
    if (hint === undefined) this.refusal = { move: "", reason: "", rule: null, text: t("web.hint.none") };
    else if (this.message === asked) this.hint = hint;
  }

  /** What the hint thinks of a move, in percent; null: it says nothing. */
  chance(move: string): number | null {
    const found = this.hint?.moves.find((one) => one.move === move && one.tried > 0);
    return found ? Math.round(found.value / 10) : null;
  }

  /** Whether the hint would choose it. */
  isBest(move: string): boolean {
    return this.hint?.moves[0]?.move === move;
  }

  /** The same in words, with a star for the best; "": the hint says nothing of it. */
  sayHint(move: string): string {
    const chance = this.chance(move);
    if (chance === null) return "";
    return `${this.isBest(move) ? "★ " : ""}${t("web.hint.value", { a: chance })}`;
  }

  look(): void {
    if (this.handOver === null) return;
    this.table.look(this.handOver);
    this.handOver = null;
  }

  /** The clause against a move, in words; null: it is allowed, or nobody asks us. */
  async whyNot(move: string, own?: OwnReason): Promise<Refusal | null> {
    const message = this.message;
    if (!message?.moves) return null;
    const rule = own?.rule ?? (await this.table.whyNot(message, move).catch(() => null));
    if (rule === null) return null;
    const text = await sharedEngine().rules(language(), message.game, rule).catch(() => "");
    return { move, reason: own?.reason() ?? this.reasonOf(message, move, rule), rule, text };
  }

  private own: OwnReason | undefined;

  /** Shows why that cannot be done; a screen may know better than the clause what is the matter now. */
  async explain(move: string, own?: OwnReason): Promise<void> {
    const actor = this.message?.actor;
    this.own = own;
    if (!this.isMyTurn) {
      const text = actor === null || actor === undefined ? t("web.not_your_turn") : t("web.why.others", { a: this.names[actor] ?? "" });
      this.refusal = { move, reason: "", rule: null, text };
    } else this.refusal = (await this.whyNot(move, own)) ?? { move, reason: "", rule: null, text: t("web.not_now") };
  }

  private reasonOf(message: TableMessage, move: string, rule: string): string {
    const { game, stage = "" } = message;
    const key = reasonKey({ game, stage, verb: move.split(" ")[0] ?? "", legal: this.moves.all.map(({ verb }) => verb), rule }, has);
    return key === null ? "" : t(key, { a: t(`${game}.ask.${stage}`) });
  }

  // ---- saying

  /** A legal move in words. */
  sayMove(move: string): string {
    return this.said.get(moveKey(move)) ?? "";
  }

  /** An event of the log, or of the message, in words. */
  sayEvent(event: GameEvent): string {
    return this.said.get(eventKey(event)) ?? "";
  }

  /** Everything that is on the screen, in the language that is chosen now. */
  async translate(): Promise<void> {
    if (!this.now) return;
    await this.learn(this.now, this.log);
    if (this.refusal) await this.explain(this.refusal.move, this.own);
  }

  /** Has everything said that will be shown, so that nothing is shown without words. */
  private async learn(message: TableMessage, log: readonly LogLine[]): Promise<void> {
    const lang = language();
    const moves = (message.moves ?? []).filter((move) => !this.said.has(moveKey(move)));
    const events = log.map((line) => line.event).filter((event) => !this.said.has(eventKey(event)));
    if (moves.length + events.length === 0) return;
    const said = await sharedEngine().say({ lang, game: message.game, names: namesOf(message.seats), moves, events });
    const all = new Map(this.said);
    const isPlain = message.game === "rumbones" && !hasTwins(message.view as RumbonesView);
    const named = (words: string): string => (isPlain ? withoutSides(words) : words);
    const written = (words = ""): string => named(lang === "zh-Hant" ? withoutBlanks(words) : words);
    moves.forEach((move, i) => all.set(`${lang} ${move}`, written(said.moves[i])));
    events.forEach((event, i) => all.set(`${lang} ${JSON.stringify(event)}`, written(said.events[i])));
    this.said = all;
  }

  // ---- what follows from what is seen

  private readonly noted = new WeakMap<TableMessage, unknown>();
  private notedN = $state(0);

  /** What the rules make of the view that is shown, as web/wasm/notes.h says by game; null until they
   * have said it: then it stands there. */
  get notes(): unknown {
    void this.notedN;
    return this.message ? (this.noted.get(this.message) ?? null) : null;
  }

  private async note(message: TableMessage): Promise<void> {
    if (!message.begun) return;
    const notes = this.table.notes?.(message) ?? sharedEngine().notes(message.game, message.view);
    this.noted.set(message, await notes.catch((error: unknown) => { console.error(error); return null; }));
    this.notedN++;
  }

  // ---- being told

  private waiting: (() => void)[] = [];

  /** Until the next message is shown, or five seconds without one. */
  private nextMessage(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      setTimeout(resolve, 5000);
    });
  }

  /** Messages one after the other, though words for them take a moment. */
  private told: Promise<void> = Promise.resolve();

  private receive(message: TableMessage): void {
    this.told = this.told.then(() => this.show(message)).catch(() => { this.error = "no-answer"; });
  }

  private async show(message: TableMessage): Promise<void> {
    if (this.now && this.newest && isSameGame(this.now, message)) {
      this.newest = message;
      for (const resolve of this.waiting.splice(0)) resolve();
      return;
    }
    const log = await this.logWith(message);
    const words = this.learn(message, log);
    const notes = this.note(message);
    await (ODDS_ALONE.has(message.game) ? words : Promise.all([words, notes]));
    this.before = this.now;
    this.now = message;
    this.newest = message;
    this.wanted = null;
    this.past = null;
    this.log = log;
    this.refusal = null;
    this.hint = null;
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  /** One move more is one message more; whatever else happened, the table is asked for all. */
  private async logWith(message: TableMessage): Promise<readonly LogLine[]> {
    const before = this.newest;
    if (before && before.seat === message.seat && message.seq === before.seq + 1 && message.events.length > 0) {
      const after = ++this.movesN;
      return [...this.log, ...message.events.map((event) => ({ event, after }))];
    }
    const history = await this.table.history(message);
    this.movesN = history.length - 1;
    if (message.seat !== null && !(message.seat in this.decided)) {
      const mine = history.map(([first]) => (first && !LET_GO.has(first[0]) ? first[1] : null)).lastIndexOf(message.seat);
      this.decided = { ...this.decided, [message.seat]: Math.max(mine, 1) - 1 };
    }
    return history.flatMap((events, after) => events.map((event) => ({ event, after })));
  }
}
