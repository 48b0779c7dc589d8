// All cards of a game in words, for the gallery: one list, whatever is printed on them.

import { ALLIES, LOCATIONS as ABYSS_LOCATIONS, LORDS as ABYSS_LORDS } from "box:abyss";
import { LOCATIONS, LORDS } from "box:conspiracy";
import type { GameName } from "../engine/messages.ts";
import { GUILD, RACE, placeOf } from "../games/abyss/pictures.ts";
import type { Ally, Lord as AbyssLord } from "../games/abyss/view.ts";
import { racesOf } from "../games/abyss/words.ts";
import { GUILD as COURT, hueOf, pictureOf } from "../games/conspiracy/pictures.ts";
import type { Lord } from "../games/conspiracy/view.ts";
import type { Box } from "../games/rumbones/box.ts";
import { HEROES, KINDS, wave } from "../games/rumbones/icons.ts";
import { cardText, heroName, passiveText, skillText } from "../games/rumbones/words.ts";
import { listed, t } from "../i18n/i18n.svelte.ts";

export type Face =
  | { readonly kind: "abyss-lord"; readonly card: AbyssLord }
  | { readonly kind: "ally"; readonly card: Ally }
  | { readonly kind: "lord"; readonly card: Lord };

export interface Shown {
  /** Unlike any other. */
  readonly id: string;
  readonly group: string;
  readonly name: string;
  /** What it is filtered by, in words: a guild, a race, a colour, a side. */
  readonly family: string;
  readonly hue: string;
  readonly icon: string;
  readonly numbers: readonly string[];
  readonly text: readonly string[];
  /** As it lies on the table, where it is drawn there as a card. */
  readonly face?: Face;
  /** The clause that says more. */
  readonly rule: string;
}

const filled = (parts: readonly string[]): string[] => parts.filter((part) => part !== "");
const copies = (n: number): string => (n === 1 ? "" : t("web.gallery.copies", { a: n }));

/** A location that counts something belongs to it. */
function countedBy(of: string | null): { family: string; hue: string } {
  if (of !== null && of in GUILD) return { family: t(`abyss.guild.${of}`), hue: GUILD[of as keyof typeof GUILD].colour ?? "brass" };
  if (of !== null && of in RACE) return { family: t(`abyss.race.${of}`), hue: RACE[of as keyof typeof RACE].colour };
  return { family: "", hue: "brass" };
}

function abyssCards(): Shown[] {
  const lords = Object.entries(ABYSS_LORDS).map(([word, card]) => ({
    id: `lord-${word}`,
    group: t("web.gallery.lords"),
    name: t(`abyss.lord.${word}`),
    family: t(`abyss.guild.${card.guild}`),
    hue: GUILD[card.guild].colour ?? "brass",
    icon: GUILD[card.guild].path,
    numbers: filled([
      t("abyss.table.note_cost", { a: racesOf(card.races, card.race), b: card.cost }),
      t("abyss.table.n_points", { a: card.points }),
      card.keys > 0 ? t("abyss.table.n_keys", { a: card.keys }) : "",
    ]),
    text: [t(`abyss.power.${word}`)],
    face: { kind: "abyss-lord", card: word as AbyssLord } as const,
    rule: card.rule,
  }));
  const locations = Object.entries(ABYSS_LOCATIONS).map(([word, card]) => ({
    id: `location-${word}`,
    group: t("web.gallery.locations.abyss"),
    name: t(`abyss.location.${word}`),
    ...countedBy(card.of),
    icon: placeOf(word),
    numbers: [],
    text: [t(`abyss.worth.${word}`)],
    rule: card.rule,
  }));
  const allies = Object.entries(ALLIES).map(([word, card]) => ({
    id: `ally-${word}`,
    group: t("web.gallery.allies"),
    name: t(`abyss.card.${word}`),
    family: t(`abyss.race.${card.race}`),
    hue: RACE[card.race].colour,
    icon: RACE[card.race].path,
    numbers: filled([copies(card.copies)]),
    text: [],
    face: { kind: "ally", card: word as Ally } as const,
    rule: "A-1.2",
  }));
  return [...lords, ...locations, ...allies];
}

function conspiracyCards(): Shown[] {
  const lords = Object.entries(LORDS).map(([word, card]) => ({
    id: `lord-${word}`,
    group: t("web.gallery.lords"),
    name: t(`conspiracy.lord.${word}`),
    family: t(`conspiracy.colour.${card.colour}`),
    hue: card.colour,
    icon: COURT[card.colour],
    numbers: filled([t("web.points", { a: card.worth }), copies(card.copies)]),
    text: [t(`conspiracy.effect.${card.worth}`)],
    face: { kind: "lord", card: word as Lord } as const,
    rule: card.rule,
  }));
  const locations = Object.entries(LOCATIONS).map(([word, card]) => ({
    id: `location-${word}`,
    group: t("web.gallery.locations.conspiracy"),
    name: t(`conspiracy.location.${word}`),
    family: card.colour === null ? "" : t(`conspiracy.colour.${card.colour}`),
    hue: hueOf(word),
    icon: pictureOf(word),
    numbers: [],
    text: [],
    rule: card.rule,
  }));
  return [...lords, ...locations];
}

const SIDE_HUE: Readonly<Record<string, string>> = { deep: "deep", marea: "marea" };
/** The clause for each kind of skill. */
const SKILL_RULE: Readonly<Record<string, string>> = { basic: "R-7.1", attack: "R-7.1", ability: "R-11.1", reaction: "R-14.1" };

function rumbonesCards(box: Box): Shown[] {
  const hueOfSide = (faction: string): string => SIDE_HUE[faction] ?? "purple";
  const skillsOf = (hero: string): string[] => Object.entries(box.skills).flatMap(([word, card]) => (card.hero === hero ? [t(`rumbones.skill.${word}`)] : []));
  const heroes = Object.entries(box.heroes).map(([word, card]) => ({
    id: `hero-${word}`,
    group: t("web.gallery.heroes"),
    name: heroName(word),
    family: t(`rumbones.faction.${card.faction}`),
    hue: hueOfSide(card.faction),
    icon: HEROES[word] ?? wave,
    numbers: [t(`rumbones.role.${card.role}`), t("rumbones.table.n_vigour", { a: card.vigour })],
    text: [`${t(`rumbones.passive.${word}`)}: ${passiveText(box, word)}`, `${t("web.gallery.skills")}: ${listed(skillsOf(word))}`],
    rule: "R-11.1",
  }));
  const skills = Object.entries(box.skills).map(([word, card]) => {
    const faction = box.heroes[card.hero]?.faction ?? "hired";
    return {
      id: `skill-${word}`,
      group: t("web.gallery.skills"),
      name: t(`rumbones.skill.${word}`),
      family: t(`rumbones.faction.${faction}`),
      hue: hueOfSide(faction),
      icon: KINDS[card.kind] ?? wave,
      numbers: filled([
        heroName(card.hero),
        t(`rumbones.kind.${card.kind}`),
        card.price > 0 ? t("web.gallery.price", { a: card.price }) : "",
        card.upgrade > 0 ? t("web.gallery.upgrade", { a: card.upgrade }) : "",
      ]),
      text: [...(card.kind === "reaction" ? [] : [`I · ${skillText(box, word, 1)}`]), `II · ${skillText(box, word, 2)}`],
      rule: SKILL_RULE[card.kind] ?? "R-11.1",
    };
  });
  const tide = Object.entries(box.cards).map(([word, card]) => ({
    id: `card-${word}`,
    group: t("web.gallery.tide"),
    name: t(`rumbones.card.${word}`),
    family: t(`rumbones.faction.${card.faction}`),
    hue: hueOfSide(card.faction),
    icon: wave,
    numbers: filled([copies(card.copies), t(`rumbones.when.${card.when}`), card.kraken > 0 ? t("rumbones.table.note_kraken", { a: card.kraken }) : ""]),
    text: [cardText(box, word)],
    rule: "R-19.1",
  }));
  return [...heroes, ...skills, ...tide];
}

/** Every card of the game; the box is wanted for Rum & Bones alone. */
export function cardsOf(game: GameName, box: Box | null): Shown[] {
  if (game === "abyss") return abyssCards();
  if (game === "conspiracy") return conspiracyCards();
  return box ? rumbonesCards(box) : [];
}

/** Those with all the words, of that group and family; "" is any. */
export function sought(cards: readonly Shown[], words: string, group: string, family: string): Shown[] {
  const all = words.toLocaleLowerCase().split(/\s+/).filter((word) => word !== "");
  return cards.filter((card) => {
    if ((group !== "" && card.group !== group) || (family !== "" && card.family !== family)) return false;
    const text = [card.name, card.family, card.group, ...card.numbers, ...card.text].join(" ").toLocaleLowerCase();
    return all.every((word) => text.includes(word));
  });
}
