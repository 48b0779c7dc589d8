// What there is to say of a lord, part by part.

import { t } from "../../i18n/i18n.svelte.ts";
import { colourOf, worthOf, type Location, type Lord } from "./view.ts";

export interface SaidLord {
  readonly lord: Lord;
  /** Where in a chamber it stands. */
  readonly space?: number | undefined;
  readonly hasCoat?: boolean;
  readonly isInCoalition?: boolean;
  /** On it lies this, worth so much. */
  readonly location?: Location | null;
  readonly worth?: number | null;
}

export function wordsOf({ lord, space, hasCoat = false, isInCoalition = false, location = null, worth = null }: SaidLord): string[] {
  const colour = colourOf(lord);
  const effect = worthOf(lord);
  return [
    space === undefined ? "" : t("web.conspiracy.space", { a: space }),
    t(`conspiracy.lord.${lord}`),
    t(`web.conspiracy.guild.${colour}`),
    t(`conspiracy.effect.${effect}`),
    hasCoat ? t("web.conspiracy.coat") : "",
    isInCoalition ? t("web.conspiracy.in_coalition") : "",
    location === null ? "" : `${t(`conspiracy.location.${location}`)}, ${t("web.conspiracy.worth_now", { a: worth ?? 0 })}`,
  ].filter((part) => part !== "");
}
