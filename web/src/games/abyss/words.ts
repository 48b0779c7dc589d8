// Phrases made of the sentences of lang/.

import { listed, t } from "../../i18n/i18n.svelte.ts";
import type { Price } from "./notes.ts";
import { RACES, type Race } from "./view.ts";

/** "crab", "crab +2", "any 2", "all 5": what a lord is paid with. */
export function racesOf(races: number, wanted: Race | null): string {
  if (races === RACES.length) return t("abyss.table.all_races", { a: races });
  if (wanted === null) return t("abyss.table.any_races", { a: races });
  const race = t(`abyss.race.${wanted}`);
  return races === 1 ? race : t("abyss.table.more_races", { a: race, b: races - 1 });
}

/** What I lack to pay a lord; "" if nothing. */
export function lackOf(price: Pick<Price, "races" | "race" | "worth">): string {
  const more = price.races - (price.race === null ? 0 : 1);
  const parts = [
    price.race !== null ? t("web.abyss.lack_race", { a: t(`abyss.race.${price.race}`) }) : "",
    more > 0 ? t("web.abyss.lack_races", { a: more }) : "",
    price.worth > 0 ? t("web.abyss.lack_worth", { a: price.worth }) : "",
  ].filter((part) => part !== "");
  return parts.length === 0 ? "" : t("web.abyss.lack", { a: listed(parts) });
}
