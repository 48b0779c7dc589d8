// What is the matter with a thing that is clicked and does not glow: the move it would have been, a
// sentence of our own, the clause that is behind it.

import type { Box } from "./box.ts";
import type { Hero, Position } from "./position.ts";
import type { Thing } from "./things.ts";

export interface Why {
  /** A sentence about these. */
  readonly key: string;
  readonly hero?: string;
  readonly skill?: string;
  readonly card?: string;
  readonly have?: number;
  readonly need?: number;
  readonly rule: string;
}

export interface Refused {
  readonly move: string;
  /** null: the rules themselves say what is the matter. */
  readonly why: Why | null;
}

/** What is known of the question. */
export interface Question {
  readonly stage: string;
  readonly position: Position;
  readonly box: Box;
  /** A skill that is chosen already. */
  readonly skill: string | undefined;
}

/** In which questions a card is played, by what it says itself. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  own: ["take", "mates", "before_pass", "act", "break"],
  decl: ["declared"],
  gun: ["declared"],
  roll: ["rerolls"],
  dmg: ["lessen"],
  jump: ["jumping"],
  crew1: ["placed"],
  crewm: ["advanced"],
};

/** Who has that skill: who acts, then mine, then anybody. */
export function heroWith(position: Position, skill: string): Hero | undefined {
  const all = position.heroes.filter((hero) => hero.card.skills.includes(skill));
  return all.find((hero) => hero.figure === position.view.acting) ?? all.find((hero) => hero.side === position.mySide) ?? all[0];
}

const levelOf = (hero: Hero, skill: string): number => hero.levels[hero.card.skills.indexOf(skill)] ?? 0;

/** A skill or a purchase of a hero that does not act; null: it acts, or the question is another. */
function notActing(asked: Question, hero: Hero, skill: string, key: string, rule: string): Why | null {
  const { position, stage } = asked;
  if (hero.figure === position.view.acting || (stage !== "act" && stage !== "take")) return null;
  return { key: stage === "take" ? "web.why.rumbones.activate_first" : key, hero: hero.who, skill, rule };
}

function whySkill(asked: Question, skill: string): Why | null {
  const { position, box, stage } = asked;
  const hero = heroWith(position, skill);
  const kind = box.skills[skill]?.kind;
  if (!hero || kind === undefined) return null;
  const about = { hero: hero.who, skill };
  if (hero.side !== position.mySide) return { key: "web.why.rumbones.their_skill", ...about, rule: "R-14.1" };
  const level = levelOf(hero, skill);
  if (kind === "reaction") return { key: level < 2 ? "web.why.rumbones.reaction_asleep" : "web.why.rumbones.reaction", ...about, rule: "R-14.1" };
  if (level === 0) return { key: "web.why.rumbones.not_bought", ...about, rule: "R-15.1" };
  const other = notActing(asked, hero, skill, "web.why.rumbones.not_acting", "R-11.1");
  if (other || stage !== "act") return other;
  if (hero.statuses.includes("stun")) return { key: "web.why.R-9.3", rule: "R-9.3" };
  if (position.view.actions === 0) return { key: "web.why.R-11.1.use", rule: "R-11.1" };
  if (kind !== "basic" && hero.used.includes(skill)) return { key: "web.why.rumbones.used", ...about, rule: "R-14.1" };
  if (kind !== "basic" && hero.statuses.includes("silence")) return { key: "web.why.R-9.5", rule: "R-9.5" };
  return kind === "ability" ? { key: "web.why.rumbones.skill_nothing", ...about, rule: "F-9.17" } : { key: "web.why.rumbones.nobody_near", ...about, rule: "R-7.1" };
}

function whyPrice(asked: Question, skill: string): Why | null {
  const { position, box, stage } = asked;
  const hero = heroWith(position, skill);
  const card = box.skills[skill];
  if (!hero || !card) return null;
  const other = notActing(asked, hero, skill, "web.why.rumbones.buys_later", "R-15.1");
  if (other || stage !== "act") return other;
  const need = levelOf(hero, skill) === 0 ? card.price : card.upgrade;
  return hero.coins < need ? { key: "web.why.rumbones.coins", hero: hero.who, have: hero.coins, need, rule: "R-15.1" } : null;
}

function whyCard({ box, stage }: Question, card: string): Why | null {
  const when = box.cards[card]?.when;
  if (when === undefined) return null;
  return MOMENTS[when]?.includes(stage)
    ? { key: "web.why.rumbones.card_nothing", card, rule: "F-9.17" }
    : { key: "web.why.rumbones.card_later", card, rule: "R-19.1" };
}

function moveOf({ stage, box, skill, position }: Question, sort: string, word: string): string {
  switch (sort) {
    case "zone":
      if (skill !== undefined) return `attack ${skill} ${word}`;
      if (stage === "deploy") return `deploy ${word}`;
      return stage === "act" || stage === "move" ? `step ${word}` : `at ${word}`;
    case "figure":
      return `activate ${word}`;
    case "skill":
      return box.skills[word]?.kind === "reaction" ? `react ${word}` : `use ${word}`;
    case "price": {
      const hero = heroWith(position, word);
      return hero && levelOf(hero, word) === 0 ? `buy ${word}` : `upgrade ${word}`;
    }
    case "card":
      return `play ${word}`;
    case "hero":
      return `pick ${word}`;
    default:
      return "pass";
  }
}

export function refusedOf(asked: Question, thing: Thing): Refused {
  const [sort = "", word = ""] = thing.split(":");
  const why = sort === "skill" ? whySkill(asked, word) : sort === "price" ? whyPrice(asked, word) : sort === "card" ? whyCard(asked, word) : null;
  return { move: moveOf(asked, sort, word), why };
}
