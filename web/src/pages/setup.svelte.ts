// What is chosen before a game, in this browser or on a server: how many play, who sits where, which
// of the game's options.

import type { GameInfo, GameName } from "../engine/messages.ts";
import { keep, kept } from "../kept.ts";

/** One person against bots, people at one screen, or people at a server. */
export type Way = "bots" | "screen" | "online";

/** A person (online: I), a seat for whoever comes, or a bot. */
export type Who = "human" | "open" | `level:${number}`;

export const LEVELS = [1, 2, 3, 4, 5, 6] as const;
const USUAL_LEVEL = 2;

type Option = GameInfo["options"][number];

/** Options that mean something only beside another one. */
const NEEDS: Partial<Record<GameName, Readonly<Record<string, { readonly option: string; readonly value: string }>>>> = {
  rumbones: {
    board: { option: "mode", value: "sides" },
    faction: { option: "mode", value: "sides" },
    heroes: { option: "mode", value: "sides" },
    allies: { option: "mode", value: "sides" },
    larger: { option: "mode", value: "sides" },
    lives: { option: "mode", value: "pirates" },
    each: { option: "mode", value: "pirates" },
  },
};

/** What makes a first game easier. */
const FIRST: Partial<Record<GameName, Readonly<Record<string, string>>>> = { rumbones: { heroes: "starter" } };

/** What is kept of the choice before. */
interface Kept {
  readonly players: number;
  readonly seats: readonly Who[];
  readonly options: Readonly<Record<string, string>>;
}

export class Setup {
  players = $state(2);
  level: number = $state(Number(kept("level") ?? USUAL_LEVEL));
  options: Readonly<Record<string, string>> = $state.raw({});
  names: readonly string[] = $state.raw([]);
  private chosen: readonly (Who | undefined)[] = $state.raw([]);

  /** isFirst: nobody has finished this game here. */
  constructor(readonly info: GameInfo, readonly way: Way, readonly isFirst = false) {
    this.players = info.seatsMin;
    this.remember();
  }

  /** Who sits where, as far as they play. */
  readonly seats: readonly Who[] = $derived(Array.from({ length: this.players }, (_, seat) => this.chosen[seat] ?? this.usual(seat)));

  /** Who may sit there. */
  get choices(): readonly Who[] {
    return ["human", ...(this.way === "online" ? (["open"] as const) : []), ...LEVELS.map((level): Who => `level:${level}`)];
  }

  /** Somebody has to play who is not a bot; who sits down elsewhere leaves the seat to whoever was
   * there. */
  seat(at: number, who: Who): void {
    const before = this.seats;
    const seats = [...before];
    seats[at] = who;
    const mine = before.indexOf("human");
    if (this.way !== "screen" && who === "human" && mine >= 0 && mine !== at) seats[mine] = before[at] ?? "open";
    if (!seats.includes("human")) return;
    this.chosen = seats;
  }

  /** All bots are of that strength. */
  setLevel(level: number): void {
    this.level = level;
    this.chosen = this.chosen.map((who): Who | undefined => (who?.startsWith("level:") ? `level:${level}` : who));
  }

  /** Those that mean something beside the others. */
  get offered(): readonly Option[] {
    return this.info.options.filter((option) => {
      const need = NEEDS[this.info.name]?.[option.name];
      if (need && this.valueOf(need.option) !== need.value) return false;
      return option.name !== "larger" || this.players % 2 === 1;
    });
  }

  /** Nobody can be first who does not play. */
  valuesOf(option: Option): string[] {
    return option.values.map(String).filter((value) => option.name !== "first" || !(Number(value) >= this.players));
  }

  valueOf(name: string): string {
    const option = this.info.options.find((one) => one.name === name);
    if (!option) return "";
    const value = this.options[name] ?? (this.isFirst ? FIRST[this.info.name]?.[name] : undefined);
    return value !== undefined && this.valuesOf(option).includes(value) ? value : String(option.values[0]);
  }

  choose(name: string, value: string): void {
    this.options = { ...this.options, [name]: value };
  }

  /** What is not as usual. */
  get unusual(): Record<string, string> {
    return Object.fromEntries(this.offered.map((option) => [option.name, this.valueOf(option.name)]).filter(([name, value]) => value !== String(this.info.options.find((one) => one.name === name)?.values[0])));
  }

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  setName(seat: number, name: string): void {
    const names = [...this.names];
    names[seat] = name;
    this.names = names;
  }

  /** In Rum & Bones the first seats are one side, the others the other. */
  sideOf(seat: number): number | null {
    if (this.info.name !== "rumbones" || this.players === 2) return null;
    if (this.valueOf("mode") !== "sides") return null;
    const first = Math.floor(this.players / 2) + (this.players % 2 === 1 && this.valueOf("larger") === "a" ? 1 : 0);
    return seat < first ? 1 : 2;
  }

  /** For the next time: what was chosen, not what is so by itself. */
  keep(): void {
    keep("level", String(this.level));
    const what: Kept = { players: this.players, seats: this.seats, options: this.options };
    keep(this.place, JSON.stringify(what));
  }

  private get place(): string {
    return `setup.${this.way}.${this.info.name}`;
  }

  private remember(): void {
    try {
      const what = JSON.parse(kept(this.place) ?? "null") as Kept | null;
      if (what === null || what.players < this.info.seatsMin || what.players > this.info.seatsMax) return;
      this.players = what.players;
      this.chosen = what.seats.filter((who) => this.choices.includes(who));
      this.options = what.options;
    } catch {
      // what was kept cannot be read: everything is as usual
    }
  }

  private usual(seat: number): Who {
    if (this.way === "screen" || seat === 0) return "human";
    return this.way === "online" ? "open" : `level:${this.level}`;
  }
}
