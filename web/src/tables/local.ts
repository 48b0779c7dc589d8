// A table in this browser: people at this screen, bots in a worker.

import { startEngine, type EngineClient } from "../engine/client.ts";
import { EngineError } from "../engine/engine.ts";
import type { GameEvent, GameInfo, GameName, Hint, TableMessage } from "../engine/messages.ts";
import { isAuto, offerAuto, onlyAnswer } from "./auto.svelte.ts";
import { saveGame, type SavedGame } from "./saved.ts";
import type { Outcome, Table, TableEvents } from "./table.ts";

/** How long a person sees what a bot has done before the next one moves. */
const PAUSE_MS = 650;
/** The same before a question with one answer is answered. */
const ANSWER_MS = 520;

/** Bots by seat, from the lines of a record; null where a person sits. */
export function botsOf(record: string): (string | null)[] {
  const bots: (string | null)[] = [];
  for (const [, seat, kind] of record.matchAll(/^player (\d) (\S+)/gm)) bots[Number(seat)] = kind === "human" ? null : (kind ?? null);
  return bots;
}

const random32 = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

function outcomeOf(error: unknown): Outcome {
  return { ok: false, error: error instanceof EngineError ? error.status : "no-answer" };
}

/** The same with nothing to answer: it shows what has happened, and how to take it back. */
function unasked(message: TableMessage): TableMessage {
  const { stage: _stage, moves: _moves, ...told } = message;
  return told;
}

export class LocalTable implements Table {
  readonly game: GameName;
  readonly hasHints = true;
  private readonly engine: EngineClient = startEngine();
  private readonly bots: (string | null)[];
  private events: TableEvents | null = null;
  private infos: GameInfo[] = [];
  /** Whose eyes the page has; null: between two people. */
  private looker: number | null;
  private pause: ReturnType<typeof setTimeout> | undefined;
  /** Grows with every change: a bot's answer to an older table is forgotten. */
  private turn = 0;
  /** One person against bots: at one screen with others, not to be asked would tell them what one has. */
  private readonly isAlone: boolean;
  private endOffer: (() => void) | null = null;
  /** Somebody has come back to this question: it is asked whatever there is to answer. */
  private isTakenBack = false;

  constructor(private saved: SavedGame, private readonly pauseMs = PAUSE_MS) {
    this.game = saved.game;
    this.bots = botsOf(saved.record);
    const people = this.bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
    this.isAlone = people.length === 1;
    this.looker = this.isAlone ? (people[0] ?? null) : null;
  }

  start(events: TableEvents): void {
    this.events = events;
    if (this.isAlone) this.endOffer = offerAuto();
    void this.attempt(async () => {
      this.infos = await this.engine.games();
      await this.engine.open(this.saved.record);
      await this.tell(await this.engine.message(this.looker));
    });
  }

  move(text: string): Promise<Outcome> {
    return this.change(() => this.step(text));
  }

  /** What was answered for somebody goes back with what somebody decided. */
  undo(): Promise<Outcome> {
    return this.change(async () => {
      if (!(await this.engine.undo())) throw new EngineError("no-way-back");
      let open = await this.engine.message(this.looker);
      while (this.answerTo(open) !== null && (await this.engine.undo())) open = await this.engine.message(this.looker);
      this.isTakenBack = true;
      return open;
    });
  }

  async whyNot(message: TableMessage, move: string): Promise<string | null> {
    const rules = this.infos.find((info) => info.name === this.game)?.rules ?? 0;
    return this.engine.whyNot(this.game, rules, message.view, move);
  }

  hint(): Promise<Hint | null> {
    return this.engine.hint(random32());
  }

  history(): Promise<GameEvent[][]> {
    return this.engine.history(this.looker);
  }

  at(moves: number): Promise<TableMessage> {
    return this.engine.message(this.looker, moves);
  }

  record(): Promise<string> {
    return this.engine.record();
  }

  look(seat: number): void {
    this.looker = seat;
    void this.attempt(async () => this.tell(await this.engine.message(this.looker)));
  }

  close(): void {
    clearTimeout(this.pause);
    this.turn++;
    this.endOffer?.();
    this.endOffer = null;
    this.events = null;
    this.engine.close();
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      const { error: word } = outcomeOf(error) as { error: string };
      this.events?.failed(word);
    }
  }

  /** A move, and the table after it: asked for at once, so that nobody waits twice. */
  private async step(text: string): Promise<TableMessage> {
    const [, open] = await Promise.all([this.engine.move(text), this.engine.message(this.looker)]);
    return open;
  }

  private async change(what: () => Promise<TableMessage>): Promise<Outcome> {
    clearTimeout(this.pause);
    this.turn++;
    this.isTakenBack = false;
    let open: TableMessage;
    try {
      open = await what();
    } catch (error) {
      return outcomeOf(error);
    }
    await this.attempt(() => this.tell(open));
    return { ok: true };
  }

  /** Tells whoever looks, who sees the table like this; then a bot thinks, or the next person is asked
   * to come. */
  private async tell(open: TableMessage): Promise<void> {
    const asked = open.actor === null ? null : (this.bots[open.actor] ?? null);
    const isPersonAsked = open.actor !== null && asked === null;
    if (isPersonAsked && this.looker !== open.actor) this.looker = null;
    const told = this.looker === open.seat ? open : await this.engine.message(this.looker);
    const only = this.isTakenBack ? null : this.answerTo(told);
    // Asked for now, before anything else can be done; nobody waits for it.
    if (isPersonAsked || open.over) void this.attempt(() => this.save(open.over));
    this.events?.message(only === null ? told : unasked(told));
    if (isPersonAsked && this.looker === null && open.actor !== null) this.events?.handOver?.(open.actor);
    if (asked !== null) this.goOn(this.engine.botMove(asked, random32()), this.pauseMs);
    else if (only !== null) this.goOn(Promise.resolve(only), Math.min(ANSWER_MS, this.pauseMs));
  }

  private answerTo(message: TableMessage): string | null {
    return this.isAlone && isAuto() ? onlyAnswer(message.moves, message.undo ?? false) : null;
  }

  /** The next move, when everybody has seen the last one. */
  private goOn(answer: Promise<string>, pauseMs: number): void {
    const turn = ++this.turn;
    const pause = new Promise((resolve) => { this.pause = setTimeout(resolve, pauseMs); });
    void this.attempt(async () => {
      const [move] = await Promise.all([answer, pause]);
      if (turn !== this.turn) return;
      await this.tell(await this.step(move));
    });
  }

  private async save(over: boolean): Promise<void> {
    const [record, moves] = await Promise.all([this.engine.record(), this.engine.movesN()]);
    this.saved = { ...this.saved, record, moves, over, when: Date.now() };
    saveGame(this.saved);
  }
}
