// What the screen knows and what is being chosen on it.

import type { TableMessage } from "../../engine/messages.ts";
import type { Move } from "../../play/moves.ts";
import type { Play } from "../../play/play.svelte.ts";
import type { AllOdds, Box, Odds } from "./box.ts";
import { aboutAll, buttonsOf, click, isCounted, litThings, movesWith, type AboutMove, type Thing } from "./things.ts";
import { distance, positionOf, reachOf, type Hero, type Position } from "./position.ts";
import { heroWith, refusedOf } from "./refusals.ts";
import { whyWords } from "./words.ts";
import type { RumbonesView } from "./view.ts";

/** A jump that fails at least every third time is asked about first: it cannot be taken back. */
const SAFE_FACES = 5;
/** A move action has so many points. */
const MOVE_POINTS = 2;

/** One and the same, so that nothing is drawn anew where nothing was chosen before. */
const NOTHING: readonly Thing[] = [];

export interface Asking {
  /** The thing beside which the words stand. */
  readonly at: Thing;
  readonly moves: readonly Move[];
}

export class Scene {
  readonly position: Position = $derived.by(() => positionOf(this.message.view as RumbonesView, this.box));
  readonly all: readonly AboutMove[] = $derived.by(() => aboutAll(this.position, this.box, this.play.moves.all));
  chosen: readonly Thing[] = $state.raw(NOTHING);
  asking: Asking | null = $state.raw(null);
  readonly lit: ReadonlySet<Thing> = $derived.by(() => litThings(this.all, this.chosen));
  readonly buttons: readonly Move[] = $derived.by(() => buttonsOf(this.all));
  readonly odds: AllOdds | null = $derived.by(() => (this.play.message ? (this.play.notes as AllOdds | null) : null));
  /** What was clicked last is said in numbers, which stand beside the question. */
  isCounting = false;
  /** What the pointer or the focus is on. */
  hovered: Thing | null = $state(null);

  constructor(
    readonly play: Play,
    readonly box: Box,
  ) {}

  get message(): TableMessage {
    if (!this.play.message) throw new Error("no table yet");
    return this.play.message;
  }

  get stage(): string {
    return this.message.stage ?? "";
  }

  /** A new message: nothing is chosen any more. */
  renew(): void {
    this.chosen = NOTHING;
    this.asking = null;
    this.isCounting = false;
  }

  oddsOf(move: string): Odds | number | null {
    return this.odds?.moves[move] ?? null;
  }

  /** What is worth knowing of a zone before it is clicked: how a jump there ends, the best chance of
   * an attack on it to fell somebody. */
  readonly chips: ReadonlyMap<string, { readonly kind: "jump" | "fell"; readonly chance: number }> = $derived.by(() => {
    const found = new Map<string, { kind: "jump" | "fell"; chance: number }>();
    for (const { move } of movesWith(this.all, this.chosen)) {
      const odds = this.oddsOf(move.text);
      if (typeof odds === "number") {
        found.set(move.args[0] ?? "", { kind: "jump", chance: odds });
      } else if (odds !== null) {
        const chance = Math.max(odds.destroyed ?? 0, ...odds.ko.map(([, one]) => one), found.get(odds.zone)?.chance ?? 0);
        if (chance > 0) found.set(odds.zone, { kind: "fell", chance });
      }
    }
    return found;
  });

  // ---- choosing

  movesAbout(thing: Thing): readonly Move[] {
    const with_ = movesWith(this.all, [...this.chosen, thing]);
    return (with_.length > 0 ? with_ : movesWith(this.all, [thing])).map((about) => about.move);
  }

  isLit(thing: Thing): boolean {
    return this.lit.has(thing);
  }

  isChosen(thing: Thing): boolean {
    return this.chosen.includes(thing);
  }

  /** The move that a click on that thing makes at once; undefined: none, or there is more to say. */
  moveOf(thing: Thing): string | undefined {
    if (!this.isLit(thing)) return undefined;
    const what = click(this.all, this.chosen, thing);
    return what.kind === "move" ? what.move.text : undefined;
  }

  /** Whether the hint is about that thing. */
  isBest(thing: Thing): boolean {
    const best = this.play.hint?.moves[0]?.move;
    return best !== undefined && this.all.some((about) => about.move.text === best && about.slots.some((slot) => slot.includes(thing)));
  }

  /** isSure: what depends on dice has been shown already. */
  click(thing: Thing, isSure = true): void {
    if (this.play.isBusy) return;
    // A second touch is the answer to what the first one has asked.
    const [only, ...others] = this.asking?.at === thing ? this.asking.moves : [];
    if (only && others.length === 0) return void this.play.act(only.text);
    if (this.isChosen(thing)) return this.forget();
    const what = click(this.all, this.chosen, thing);
    if (what.kind === "none") return this.clickFar(thing);
    this.asking = null;
    this.isCounting = what.kind === "ask" && what.moves.every(isCounted);
    if (this.isCounting) return;
    this.chosen = what.kind === "move" ? NOTHING : what.chosen;
    if (what.kind === "ask") this.asking = { at: thing, moves: what.moves };
    if (what.kind !== "move") return;
    const odds = this.oddsOf(what.move.text);
    const isJump = what.move.verb === "jump";
    // Before the odds are there, a jump may be anything.
    const isRisky = isJump && (typeof odds !== "number" || odds < SAFE_FACES);
    const isDiced = odds !== null || (this.odds === null && (isJump || what.move.verb === "attack"));
    if (isRisky || (!isSure && isDiced)) this.asking = { at: thing, moves: [what.move] };
    else void this.play.act(what.move.text);
  }

  private clickFar(thing: Thing): void {
    const way = thing.startsWith("zone:") ? this.far.get(thing.slice("zone:".length)) : undefined;
    const skill = this.chosen.find((one) => one.startsWith("skill:"))?.slice("skill:".length);
    const { move, why } = refusedOf({ stage: this.stage, position: this.position, box: this.box, skill }, thing);
    this.forget();
    if (way) void this.play.actAll(way.map((zone) => `step ${zone}`));
    else void this.play.explain(move, why === null ? undefined : { rule: why.rule, reason: () => whyWords(this.box, why) });
  }

  forget(): void {
    this.chosen = NOTHING;
    this.asking = null;
  }

  // ---- where one can go, and who is in range

  readonly actor: Hero | null = $derived.by(() => {
    const figure = this.position.view.moving?.[0] ?? this.position.view.acting;
    return this.position.heroes.find((hero) => hero.figure === figure) ?? null;
  });

  /** Zones two steps away, with the way there. */
  readonly far: ReadonlyMap<string, readonly string[]> = $derived.by(() => {
    const found = new Map<string, readonly string[]>();
    const steps = new Set(this.play.moves.verb("step").map((move) => move.args[0]));
    if (!this.actor || steps.size === 0 || this.chosen.length > 0) return found;
    const points = this.stage === "act" ? MOVE_POINTS : this.stage === "move" ? (this.position.view.moving?.[1] ?? 0) : 0;
    for (const [zone, way] of reachOf(this.position, this.actor, points))
      if (way.length > 1 && steps.has(way[0]) && !this.isLit(`zone:${zone}`)) found.set(zone, way);
    return found;
  });

  private hoveredHero(): Hero | undefined {
    const [sort, word] = this.hovered?.split(":") ?? [];
    const heroes = this.position.heroes;
    if (sort === "figure") return heroes.find((hero) => hero.figure === word);
    if (sort === "zone") return heroes.find((hero) => hero.zone === word);
    return undefined;
  }

  /** Where the hero under the pointer could walk in one action; else the way to that zone. */
  readonly shown: ReadonlySet<string> = $derived.by(() => {
    const hero = this.hoveredHero();
    if (hero) return new Set(reachOf(this.position, hero, MOVE_POINTS).keys());
    return new Set(this.hovered?.startsWith("zone:") ? (this.far.get(this.hovered.slice(5)) ?? []) : []);
  });

  /** Zones in range of the skill under the pointer or chosen, or of the hero's basic attack. */
  readonly range: ReadonlySet<string> = $derived.by(() => {
    const skillThing = this.hovered?.startsWith("skill:") ? this.hovered : this.chosen.find((thing) => thing.startsWith("skill:"));
    const skill = skillThing?.slice("skill:".length);
    const hero = skill === undefined ? this.hoveredHero() : heroWith(this.position, skill);
    const at = hero?.zone;
    if (!hero || !at) return new Set();
    const word = skill ?? hero.card.skills[0] ?? "";
    const level = Math.max(1, hero.levels[hero.card.skills.indexOf(word)] ?? 1);
    const range = this.box.skills[word]?.levels[level - 1]?.range ?? 0;
    return new Set(range === 0 ? [] : this.zones.filter((zone) => distance(at, zone) <= range));
  });

  readonly zones: readonly string[] = $derived.by(() => {
    const { width, height } = this.position.board;
    return Array.from({ length: width * height }, (_, i) => `${String.fromCharCode(97 + (i % width))}${Math.floor(i / width)}`);
  });

  // ---- what has changed since my last turn

  /** Zones and heroes that others have had to do with since: my own move is no news to me. */
  readonly changed: ReadonlySet<string> = $derived.by(() => {
    const { news, log } = this.play;
    const mine = news[0]?.after ?? log.length;
    return new Set(news.filter((line) => line.after > mine).flatMap(({ event }) => event.slice(2).filter((item) => typeof item === "string")));
  });
}
