// What players are called who have no name of their own: in the language of the page, whenever that changes.

import { t } from "../i18n/i18n.svelte.ts";

/** Without a name a record has what sits there: "human", or a bot such as "level:3". */
export function nameOf(name: string, seat: number): string {
  if (name === "human") return t("web.player", { a: seat + 1 });
  const level = /^level:(\d)$/.exec(name)?.[1];
  return level === undefined ? name : t(`bot.level.${level}`);
}
