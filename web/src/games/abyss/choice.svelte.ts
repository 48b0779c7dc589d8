// What I have begun to choose and not yet told: allies of a payment, the first of two things, which
// lord's power I use.  The rules are asked only when it is complete.

import { LORDS } from "box:abyss";
import { toast } from "../../look/toasts.svelte.ts";
import { sayRefusal } from "../../online/say.ts";
import type { Play } from "../../play/play.svelte.ts";
import { seen } from "../views.ts";
import type { AbyssNotes } from "./notes.ts";
import { answerOf, readOrders, writeOrders, type Order } from "./orders.ts";
import { canBecomeEnough, inOrder, sumUp, without, type Bill } from "./payment.ts";
import { RACES, type AbyssView, type Ally, type Location, type Lord, type Race } from "./view.ts";

export type State = "light" | "dim" | "chosen" | "plain";
/** Powers used once a turn; what they are done to is also there for something else. */
export type Power = "sell" | "dispel" | "replace";

const HAND_LIMIT = 6;
const KEY = "key";

export class Choice {
  /** Allies of my hand, or lords and "key" for key tokens. */
  picks: readonly string[] = $state.raw([]);
  /** Of two things that are named together the first. */
  first: string | null = $state(null);
  power: Power | null = $state(null);
  /** What is being told, one by one. */
  private sent: readonly string[] | null = $state.raw(null);

  constructor(readonly play: Play) {}

  readonly view: AbyssView = $derived.by(() => this.play.message?.view as AbyssView);
  readonly notes: AbyssNotes | null = $derived.by(() => this.play.notes as AbyssNotes | null);
  readonly stage: string | undefined = $derived.by(() => this.play.message?.stage);
  readonly seat: number | null = $derived.by(() => this.play.seat);
  readonly hand: readonly Ally[] = $derived.by(() => (this.seat === null ? [] : inOrder(seen(this.view.hands[this.seat] ?? []))));
  /** Another question: what was begun is forgotten. */
  readonly question: string = $derived.by(() => `${this.stage ?? ""} ${this.view.recruiting ?? ""} ${this.seat ?? ""} ${this.view.active}`);

  forget(): void {
    this.picks = [];
    this.first = null;
    this.power = null;
  }

  // ---- anything one click does

  /** What can be done glows; what could be and cannot is dim, and says why. */
  stateOf(move: string, isAsked: boolean): State {
    if (this.play.moves.has(move)) return "light";
    return isAsked && this.play.isMyTurn ? "dim" : "plain";
  }

  legal(move: string): string | undefined {
    return this.play.moves.has(move) ? move : undefined;
  }

  act(move: string): void {
    this.power = null;
    this.first = null;
    void this.play.act(move);
  }

  // ---- powers of Slaver, Oracle and Opportunist

  readonly powers: readonly { power: Power; lord: Lord }[] = $derived.by(() =>
    ([["sell", "slaver"], ["dispel", "oracle"], ["replace", "opportunist"]] as const)
      .filter(([verb]) => this.play.moves.verb(verb).length > 0)
      .map(([power, lord]) => ({ power, lord })));

  usePower(power: Power): void {
    this.power = this.power === power ? null : power;
    this.first = null;
  }

  // ---- the court

  /** What a click on that lord of the court means now. */
  courtMove(lord: Lord): string {
    if (this.power === "replace") return `replace ${lord}`;
    if (this.stage === "traitor") return `swap ${this.first ?? this.swappable[0] ?? lord} ${lord}`;
    if (this.stage === "corruptor") return `bribe ${lord}`;
    return `recruit ${lord}`;
  }

  courtState(lord: Lord): State {
    if (this.view.recruiting === lord) return "chosen";
    if (this.power === "sell" || this.power === "dispel") return "dim";
    if (this.stage === "traitor") return this.first === null ? "plain" : this.stateOf(this.courtMove(lord), true);
    const isAsked = this.stage === "action" || this.stage === "corruptor" || this.power === "replace";
    if (this.stage === "pay") return "dim";
    return this.stateOf(this.courtMove(lord), isAsked);
  }

  async clickCourt(lord: Lord): Promise<void> {
    if (this.stage === "traitor" && this.first === null) return;
    if (this.stage === "pay") {
      if (lord === this.view.recruiting || !(await this.cancel())) return;
    }
    this.act(this.courtMove(lord));
  }

  // ---- council piles; with the Alchemist two, named in the order of the box

  readonly takesTwo: boolean = $derived.by(() => {
    const piles = RACES.filter((race) => this.play.moves.has(`council ${race}`));
    return this.stage === "action" && piles.length > 0 && this.isWorking("alchemist") && this.filled.length > 1;
  });

  get filled(): Race[] {
    return RACES.filter((race) => {
      const pile = this.view[`council-${race}`];
      return ("hidden" in pile ? pile.hidden : pile.length) > 0;
    });
  }

  pileState(race: Race): State {
    if (this.power === "dispel") return this.stateOf(`dispel ${race}`, true);
    if (this.power !== null) return "dim";
    if (this.takesTwo) return this.first === race ? "chosen" : this.filled.includes(race) ? "light" : "dim";
    return this.stateOf(`council ${race}`, ["action", "second", "apprentice"].includes(this.stage ?? ""));
  }

  clickPile(race: Race): void {
    if (this.power === "dispel") return this.act(`dispel ${race}`);
    if (!this.takesTwo || !this.filled.includes(race)) return this.act(`council ${race}`);
    if (this.first === null || this.first === race) {
      this.first = this.first === race ? null : race;
      return;
    }
    const both = RACES.filter((one) => one === race || one === this.first);
    this.first = null;
    void this.play.actAll(both.map((one) => `council ${one}`));
  }

  // ---- my lords

  isWorking(lord: Lord): boolean {
    return this.seat !== null && (this.view.lords[this.seat] ?? []).includes(lord) && !(this.view.rotated[this.seat] ?? []).includes(lord);
  }

  get swappable(): Lord[] {
    return [...new Set(this.play.moves.verb("swap").map((move) => move.args[0] ?? ""))];
  }

  lordState(lord: Lord): State {
    switch (this.stage) {
      case "traitor": return this.first === lord ? "chosen" : this.swappable.includes(lord) ? "light" : "dim";
      case "schemer": return this.stateOf(`give-up ${lord}`, true);
      case "spend": return this.pickState(lord);
      default: {
        const used = this.powers.find((one) => one.lord === lord);
        return used ? (this.power === used.power ? "chosen" : "light") : "plain";
      }
    }
  }

  clickLord(lord: Lord): void {
    switch (this.stage) {
      case "traitor":
        if (!this.swappable.includes(lord)) return this.act(`swap ${lord} ${lord}`);
        this.first = this.first === lord ? null : lord;
        return;
      case "schemer": return this.act(`give-up ${lord}`);
      case "spend": return this.pick(lord);
      default: {
        const used = this.powers.find((one) => one.lord === lord);
        if (used) this.usePower(used.power);
      }
    }
  }

  // ---- locations

  get exchangeable(): Location[] {
    return this.stage === "illusionist" ? [...new Set(this.play.moves.verb("exchange").map((move) => move.args[0] ?? ""))] : [];
  }

  offerMove(location: Location): string {
    if (this.stage === "illusionist") return `exchange ${this.first ?? this.exchangeable[0] ?? location} ${location}`;
    if (this.stage === "smokers") return `exchange black-smokers ${location}`;
    return `control ${location}`;
  }

  offerState(location: Location): State {
    if (this.stage === "illusionist" && this.first === null) return "plain";
    return this.stateOf(this.offerMove(location), ["location", "choose", "embassy", "illusionist", "smokers"].includes(this.stage ?? ""));
  }

  placeState(location: Location): State {
    if (this.stage !== "illusionist") return "plain";
    return this.first === location ? "chosen" : this.exchangeable.includes(location) ? "light" : "dim";
  }

  clickPlace(location: Location): void {
    if (this.exchangeable.includes(location)) this.first = this.first === location ? null : location;
  }

  // ---- several things, told together: a payment, allies over the limit, keys

  readonly isPicking: boolean = $derived.by(() => ["pay", "limit", "spend"].includes(this.stage ?? ""));

  readonly bill: Bill | null = $derived.by(() => {
    const lord = this.view.recruiting;
    if (lord === null || this.seat === null) return null;
    const card = LORDS[lord];
    const price = this.notes?.prices[lord];
    if (!card) return null;
    return { cost: price?.cost ?? card.cost, races: card.races, wanted: price ? price.wanted : card.race, pearls: this.view.pearls[this.seat] ?? 0 };
  });

  /** What can still be named: the rules want allies in order, so nothing before the last one. */
  readonly open: readonly string[] = $derived.by(() => {
    if (this.stage === "spend") {
      const tokens = Array.from({ length: this.view.keys[this.seat ?? 0] ?? 0 }, () => KEY);
      const mine = (this.view.lords[this.seat ?? 0] ?? []).filter((lord) => (LORDS[lord]?.keys ?? 0) > 0 && this.isWorking(lord));
      return [...mine, ...tokens];
    }
    const last = this.stage === "pay" ? inOrder(this.view.paid).at(-1) : this.view.named;
    if (last === undefined || last === null) return this.hand;
    return this.hand.filter((ally) => inOrder([ally, last])[0] === last);
  });

  get isSending(): boolean {
    return this.sent !== null;
  }

  readonly sum = $derived.by(() => (this.bill ? sumUp(this.bill, this.sent ?? [...this.view.paid, ...this.picks]) : null));

  /** How many are to be named in all, where a number is asked for. */
  readonly wanted: number = $derived.by(() =>
    this.stage === "limit" ? this.hand.length - HAND_LIMIT : this.stage === "spend" ? this.view["keys-due"] : 0);

  readonly named: number = $derived.by(() =>
    this.stage === "spend" ? this.picks.reduce((sum, one) => sum + (one === KEY ? 1 : (LORDS[one]?.keys ?? 0)), 0) : this.picks.length);

  readonly isComplete: boolean = $derived.by(() => {
    if (this.stage === "pay") return this.sum?.isEnough ?? false;
    return this.isPicking && this.named === this.wanted;
  });

  picked(thing: string): number {
    return this.picks.filter((one) => one === thing).length;
  }

  /** Whether one more of it leads anywhere. */
  private canPick(thing: string): boolean {
    if (!without(this.open, this.picks).includes(thing)) return false;
    if (this.stage === "pay")
      return this.bill !== null && canBecomeEnough(this.bill, [...this.view.paid, ...this.open], [...this.view.paid, ...this.picks, thing]);
    return this.named + (this.stage === "spend" && thing !== KEY ? (LORDS[thing]?.keys ?? 0) : 1) <= this.wanted;
  }

  /** copy: the first, second, ... of those alike. */
  pickState(thing: string, copy = 0): State {
    if (!this.isPicking) return "plain";
    if (copy < this.picked(thing)) return "chosen";
    return !this.isSending && this.canPick(thing) ? "light" : "dim";
  }

  pick(thing: string, copy = 0): void {
    if (this.isSending) return;
    if (copy < this.picked(thing)) this.picks = without(this.picks, [thing]);
    else if (this.canPick(thing)) this.picks = [...this.picks, thing];
    else this.act(this.moveOf(thing));
  }

  private moveOf(thing: string): string {
    if (this.stage === "pay") return `play ${thing}`;
    if (this.stage === "limit") return `discard ${thing}`;
    return thing === KEY ? "spend-key" : `spend ${thing}`;
  }

  async tell(): Promise<void> {
    if (!this.isComplete || this.isSending) return;
    this.sent = [...this.view.paid, ...this.picks];
    const order = this.stage === "spend" ? lordsFirst(this.picks) : inOrder(this.picks);
    const moves = order.map((thing) => this.moveOf(thing));
    await this.play.actAll(this.stage === "pay" ? [...moves, "done"] : moves);
    this.sent = null;
    this.forget();
  }

  /** Takes a recruitment back; false: that is not possible. */
  async cancel(): Promise<boolean> {
    this.picks = [];
    while (this.play.message?.undo && this.view.recruiting !== null) await this.play.undo();
    return this.view.recruiting === null;
  }

  // ---- standing orders: a server obeys them, or this page does

  /** By seat: of several people at one screen each has their own. */
  private own: Readonly<Record<number, readonly Order[]>> = $state.raw({});
  readonly orders: readonly Order[] = $derived.by(() => {
    const told = this.play.message?.orders;
    return told === undefined ? (this.own[this.seat ?? -1] ?? []) : readOrders(told);
  });

  async order(orders: readonly Order[]): Promise<void> {
    const { table } = this.play;
    if (table.order) {
      const outcome = await table.order(writeOrders(orders));
      if (!outcome.ok) toast(sayRefusal(outcome.error));
      return;
    }
    this.own = { ...this.own, [this.seat ?? -1]: orders };
  }

  /** Obeys them, if it is up to the page. */
  obey(): void {
    const ally = this.view.track.at(-1);
    if (this.play.table.order || this.stage !== "buy" || ally === undefined || this.play.isBusy) return;
    const move = answerOf(this.orders, ally, this.view.sold + 1);
    if (move !== null) void this.play.act(move);
  }

  // ---- my hand

  allyState(ally: Ally, copy: number): State {
    if (this.power === "sell") return this.stateOf(`sell ${ally}`, true);
    if (this.stage === "pay" || this.stage === "limit") return this.pickState(ally, copy);
    if (this.stage === "jailer") return this.stateOf(`discard ${ally}`, true);
    return "plain";
  }

  clickAlly(ally: Ally, copy: number): void {
    if (this.power === "sell") return this.act(`sell ${ally}`);
    if (this.stage === "jailer") return this.act(`discard ${ally}`);
    if (this.isPicking) this.pick(ally, copy);
  }
}

/** As the rules want them: lords in the order of the box, then tokens. */
function lordsFirst(things: readonly string[]): string[] {
  const order = Object.keys(LORDS);
  const rank = (thing: string): number => (thing === KEY ? order.length : order.indexOf(thing));
  return [...things].sort((one, other) => rank(one) - rank(other));
}

