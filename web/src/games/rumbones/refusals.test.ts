import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { Engine } from "../../engine/engine.ts";
import { LANGUAGES } from "../../i18n/say.ts";
import { recordHead } from "../../tables/setup.ts";
import type { Box } from "./box.ts";
import { positionOf, type Hero, type Position } from "./position.ts";
import { refusedOf, type Question } from "./refusals.ts";
import type { RumbonesView } from "./view.ts";

let engine: Engine;
let box: Box;
/** A hero of mine acts. */
let acts: Position;
let actor: Hero;

beforeAll(async () => {
  engine = await Engine.load(readFileSync(process.env.TIDETABLE_WASM ?? ""));
  box = engine.rumbonesBox();
  const info = engine.games().find((one) => one.name === "rumbones");
  if (!info) throw new Error("no game");
  engine.open(recordHead(info, { players: [0, 1].map(() => ({ kind: "human", name: "" })), options: {} }, "11".repeat(32)));
  for (let n = 0; ; n++) {
    const { actor: seat } = engine.message(null);
    if (seat === null) throw new Error("nobody acts");
    const message = engine.message(seat);
    acts = positionOf(message.view as RumbonesView, box);
    const found = acts.heroes.find((hero) => hero.figure === acts.view.acting);
    if (message.stage === "act" && found && acts.view.actions > 0) {
      actor = found;
      return;
    }
    engine.move(engine.botMove("greedy", n));
  }
});

const asked = (more: Partial<Question> = {}): Question => ({ stage: "act", position: acts, box, skill: undefined, ...more });
/** The same with one hero otherwise. */
function as(hero: Hero, more: Partial<Hero>, view: Partial<RumbonesView> = {}): Position {
  return { ...acts, view: { ...acts.view, ...view }, heroes: acts.heroes.map((one) => (one.figure === hero.figure ? { ...one, ...more } : one)) };
}
const mates = (): Hero[] => acts.heroes.filter((hero) => hero.side === acts.mySide && hero.figure !== actor.figure);
const ofKind = (hero: Hero, kinds: readonly string[]): string => hero.card.skills.find((skill) => kinds.includes(box.skills[skill]?.kind ?? "")) ?? "";
const keyOf = (question: Question, thing: string): string | undefined => refusedOf(question, thing).why?.key;

describe("a thing that does not glow", () => {
  it("is a skill of another hero of mine", () => {
    const [mate] = mates();
    if (!mate) throw new Error("alone");
    const [basic = ""] = mate.card.skills;
    expect(refusedOf(asked(), `skill:${basic}`)).toEqual({ move: `use ${basic}`, why: { key: "web.why.rumbones.not_acting", hero: mate.who, skill: basic, rule: "R-11.1" } });
    expect(keyOf(asked({ stage: "take", position: as(mate, {}, { acting: null }) }), `skill:${basic}`)).toBe("web.why.rumbones.activate_first");
  });

  it("is a reaction, awake or not", () => {
    const hero = [actor, ...mates()].find((one) => ofKind(one, ["reaction"]) !== "");
    if (!hero) throw new Error("no reaction");
    const skill = ofKind(hero, ["reaction"]);
    const levels = (n: number): number[] => hero.card.skills.map((one) => (one === skill ? n : 1));
    expect(refusedOf(asked({ position: as(hero, { levels: levels(1) }) }), `skill:${skill}`)).toEqual({ move: `react ${skill}`, why: { key: "web.why.rumbones.reaction_asleep", hero: hero.who, skill, rule: "R-14.1" } });
    expect(keyOf(asked({ position: as(hero, { levels: levels(2) }) }), `skill:${skill}`)).toBe("web.why.rumbones.reaction");
    // Whatever is asked.
    expect(keyOf(asked({ stage: "place", position: as(hero, { levels: levels(2) }) }), `skill:${skill}`)).toBe("web.why.rumbones.reaction");
  });

  it("is a purchase of a hero that does not act", () => {
    const [mate] = mates();
    if (!mate) throw new Error("alone");
    const skill = mate.card.skills[1] ?? "";
    const { move, why } = refusedOf(asked({ position: as(mate, { levels: [1, 0, 0], coins: 9 }) }), `price:${skill}`);
    expect(move).toBe(`buy ${skill}`);
    expect(why).toEqual({ key: "web.why.rumbones.buys_later", hero: mate.who, skill, rule: "R-15.1" });
  });

  it("is a purchase that costs too much", () => {
    const [skill = ""] = actor.card.skills;
    const { why } = refusedOf(asked({ position: as(actor, { levels: [1, 0, 0], coins: 1 }) }), `price:${skill}`);
    expect(why).toEqual({ key: "web.why.rumbones.coins", hero: actor.who, have: 1, need: box.skills[skill]?.upgrade, rule: "R-15.1" });
  });

  it("is a Tide card for another moment, or without anything to use it on", () => {
    for (const [card, { when }] of Object.entries(box.cards)) {
      expect(refusedOf(asked(), `card:${card}`)).toEqual({
        move: `play ${card}`,
        why: when === "own" ? { key: "web.why.rumbones.card_nothing", card, rule: "F-9.17" } : { key: "web.why.rumbones.card_later", card, rule: "R-19.1" },
      });
    }
  });

  it("is a skill of who acts", () => {
    const [basic = ""] = actor.card.skills;
    const other = ofKind(actor, ["attack", "ability"]);
    expect(keyOf(asked({ position: as(actor, { statuses: [] }, { actions: 1 }) }), `skill:${basic}`)).toBe("web.why.rumbones.nobody_near");
    expect(keyOf(asked({ position: as(actor, { statuses: [] }, { actions: 0 }) }), `skill:${basic}`)).toBe("web.why.R-11.1.use");
    expect(keyOf(asked({ position: as(actor, { statuses: ["stun"] }) }), `skill:${basic}`)).toBe("web.why.R-9.3");
    expect(keyOf(asked({ position: as(actor, { levels: [1, 0, 0] }) }), `skill:${other}`)).toBe("web.why.rumbones.not_bought");
    expect(keyOf(asked({ position: as(actor, { levels: [1, 1, 1], statuses: [], used: [other] }) }), `skill:${other}`)).toBe("web.why.rumbones.used");
  });

  it("is a skill of the others", () => {
    const theirs = acts.heroes.find((hero) => hero.side !== acts.mySide && !acts.heroes.some((one) => one.side === acts.mySide && one.who === hero.who));
    expect(keyOf(asked(), `skill:${theirs?.card.skills[0] ?? ""}`)).toBe("web.why.rumbones.their_skill");
  });

  it("is a zone: the rules say what is the matter", () => {
    expect(refusedOf(asked(), "zone:a0")).toEqual({ move: "step a0", why: null });
    expect(refusedOf(asked({ skill: "jaws" }), "zone:a0")).toEqual({ move: "attack jaws a0", why: null });
    expect(refusedOf(asked({ stage: "deploy" }), "zone:a0").move).toBe("deploy a0");
  });

  it("is told of in every language", () => {
    const keys = [...readFileSync("src/games/rumbones/refusals.ts", "utf8").matchAll(/"(web\.why\.[^"]+)"/g)].map(([, key]) => key ?? "");
    expect(keys.length).toBeGreaterThan(10);
    for (const code of Object.keys(LANGUAGES)) {
      const lines = readFileSync(`../lang/${code}.txt`, "utf8").split("\n").map((line) => line.split(" = ")[0]);
      expect(keys.filter((key) => !lines.includes(key))).toEqual([]);
    }
  });
});
