// Names and printed texts in the language of the page.

import { listed, t } from "../../i18n/i18n.svelte.ts";
import type { Box, Odds } from "./box.ts";
import type { Beast, Crew, Hero, Position, Rigging } from "./position.ts";
import type { Why } from "./refusals.ts";
import type { Side } from "./view.ts";

export const heroName = (who: string): string => t(`rumbones.hero.${who}`);

/** As the log says it: "Viana·B" where both sides have one. */
export const figureName = (position: Position, { who, side }: { readonly who: string; readonly side: Side }): string =>
  position.hasTwins ? `${heroName(who)}·${t(`rumbones.side.${side}`)}` : heroName(who);

/** What a deployment point is called: "B2"; every pirate for himself, "2". */
export function pointName(position: Position, zone: string): string | null {
  const at = position.board.points.findIndex((all) => all.includes(zone));
  if (at < 0) return null;
  const n = (position.board.points[at]?.indexOf(zone) ?? 0) + 1;
  return `${position.isPirates ? "" : t(`rumbones.side.${position.sides[at] ?? "a"}`)}${n}`;
}

export function skillText(box: Box, skill: string, level: 1 | 2): string {
  const is = box.skills[skill]?.levels[level - 1];
  return is ? t(`rumbones.level${level}.${skill}`, { dice: is.dice, hit: is.hit, range: is.range, n: is.n, m: is.m }) : "";
}

export function passiveText(box: Box, who: string): string {
  const card = box.heroes[who];
  return card ? t(`rumbones.passive-text.${who}`, { n: card.n, m: card.m }) : "";
}

export function cardText(box: Box, card: string): string {
  const is = box.cards[card];
  return is ? t(`rumbones.card-text.${card}`, { n: is.n, reach: is.reach }) : "";
}

export const riggingText = (box: Box, kind: string): string => t(`rumbones.rigging-text.${kind}`, { n: box.rigging[kind]?.n ?? 0 });

export function crewText(box: Box, row: string): string {
  const is = box.crew[row];
  return is ? t(`rumbones.crew-text.${row}`, { dice: is.dice, hit: is.hit, range: is.range }) : "";
}

export function sideName(position: Position, side: Side): string {
  const faction = position.view.factions[position.sides.indexOf(side)];
  return faction === undefined ? t("rumbones.table.side", { a: t(`rumbones.side.${side}`) }) : t(`rumbones.faction.${faction}`);
}

/** A colour of the look for each side. */
export function sideHue(position: Position, side: Side | null): string {
  if (side === null) return "var(--dim)";
  const at = position.sides.indexOf(side);
  const faction = position.view.factions[at];
  return `var(--${faction ?? ["deep", "marea", "green", "purple", "red", "yellow"][at] ?? "dim"})`;
}


export function crewWords(crew: { readonly deckhands: number; readonly bosuns: number }): string {
  const parts: string[] = [];
  if (crew.deckhands > 0) parts.push(t("rumbones.table.n_deckhands", { a: crew.deckhands }));
  if (crew.bosuns > 0) parts.push(t("rumbones.table.n_bosuns", { a: crew.bosuns }));
  return listed(parts);
}

export const statusWords = (statuses: readonly string[]): string => listed(statuses.map((status) => t(`rumbones.status.${status}`)));

export function heroWords(position: Position, hero: Hero): string {
  const words = [figureName(position, hero), t("rumbones.table.n_damage", { a: hero.damage, b: hero.card.vigour })];
  if (hero.statuses.length > 0) words.push(statusWords(hero.statuses));
  return words.join(" · ");
}

export const riggingWords = (rigging: Rigging): string => `${t(`rumbones.rigging.${rigging.kind}`)} · ${t("rumbones.table.n_damage", { a: rigging.damage, b: rigging.vigour })}`;
export const beastWords = (beast: Beast): string => `${t(`rumbones.beast.${beast.kind}`)} · ${t("rumbones.table.n_damage", { a: beast.damage, b: beast.vigour })}`;
export const crewOfWords = (position: Position, crew: Crew): string => `${crewWords(crew)} · ${sideName(position, crew.side)}`;

/** Ten-thousandths as per cent; what is neither impossible nor certain is not said to be. */
export function percent(chance: number): string {
  const whole = Math.round(chance / 100);
  if (chance > 0 && whole === 0) return "<1 %";
  return chance < 10000 && whole === 100 ? ">99 %" : `${whole} %`;
}

export function diceWords(odds: Odds): string {
  return odds.dice
    .flatMap((n, i) => (n === 0 ? [] : [t((odds.needed[i] ?? 0) > 6 ? "rumbones.table.note_dice_never" : "rumbones.table.note_dice", { a: n, b: odds.needed[i] ?? 0 })]))
    .join(" + ");
}

/** What happens to those who are there: "KO Viana·B 13 %". */
export function fallWords(position: Position, odds: Odds): string[] {
  const falls = odds.ko
    .filter(([, chance]) => chance > 0)
    .map(([figure, chance]) => t("rumbones.table.note_ko", { a: figureName(position, { who: figure.slice(0, -2), side: figure.slice(-1) as Side }), b: percent(chance) }));
  const rigging = position.rigging.find((one) => one.zone === odds.zone);
  const beast = position.beasts.find((one) => one.zone === odds.zone);
  const name = beast ? t(`rumbones.beast.${beast.kind}`) : rigging ? t(`rumbones.rigging.${rigging.kind}`) : "";
  if (odds.destroyed !== null && odds.destroyed > 0) falls.push(t("rumbones.table.note_destroyed", { a: name, b: percent(odds.destroyed) }));
  return falls;
}

/** All of it in one line, for who listens. */
export function oddsWords(position: Position, odds: Odds | number): string {
  if (typeof odds === "number") return odds === 0 ? t("rumbones.table.note_jump_never") : t("rumbones.table.note_jump", { a: odds });
  const most = odds.hits.length - 1;
  const hits = listed(odds.hits.flatMap((chance, n) => (chance >= (most <= 5 ? 1 : 50) ? [`${n}: ${percent(chance)}`] : [])));
  return [diceWords(odds), t("rumbones.table.note_hits", { a: hits }), ...fallWords(position, odds)].join(" · ");
}

/** Why something that was clicked cannot be done. */
export function whyWords(box: Box, { key, hero, skill, card, have = 0, need = 0 }: Why): string {
  return t(key, {
    hero: hero === undefined ? "" : heroName(hero),
    skill: skill === undefined ? "" : t(`rumbones.skill.${skill}`),
    // What a reaction says begins with its moment.
    text: skill === undefined ? "" : skillText(box, skill, 2),
    card: card === undefined ? "" : t(`rumbones.card.${card}`),
    when: card === undefined ? "" : t(`rumbones.when.${box.cards[card]?.when ?? "own"}`),
    have,
    need,
  });
}

/** What kind of things stand in a zone, in words. */
export function zoneWords(position: Position, zone: string): string[] {
  const rigging = position.rigging.filter((one) => one.zone === zone).map(riggingWords);
  const beasts = position.beasts.filter((one) => one.zone === zone).map(beastWords);
  const heroes = position.heroes.filter((one) => one.zone === zone).map((one) => heroWords(position, one));
  const crew = position.crew.filter((one) => one.zone === zone).map((one) => crewOfWords(position, one));
  return [...beasts, ...heroes, ...crew, ...rigging];
}
