// The tables where this browser has sat down: a server forgets to list a game some time after its
// end, but has its record for whoever knows where it was.

import { keep, kept } from "../kept.ts";
import { saveGame, savedGame } from "../tables/saved.ts";
import { recordOf, tableInfo, type TableInfo } from "./api.ts";

const KEY = "tables";

export function seatsKept(): string[] {
  return (kept(KEY) ?? "").split(" ").filter((id) => id !== "");
}

export function keepSeats(tables: readonly string[]): void {
  keep(KEY, [...new Set(tables)].join(" "));
}

const movesIn = (record: string): number => [...record.matchAll(/^\d+ \d+ /gm)].length;

/** The record of a finished game stays in this browser, among those that were played here. */
export async function keepFinished(info: Pick<TableInfo, "table" | "game" | "seats">): Promise<void> {
  if (savedGame(info.table)) return;
  const record = await recordOf(info.table);
  saveGame({ id: info.table, game: info.game, players: info.seats.map((seat) => seat.name), moves: movesIn(record), over: true, isOnline: true, when: Date.now(), record });
}

/** What has become of tables that are not among the unfinished ones any more; which are left. */
export async function finishSeats(unfinished: readonly string[]): Promise<readonly string[]> {
  const gone = seatsKept().filter((id) => !unfinished.includes(id));
  const left = await Promise.all(gone.map(async (id) => {
    const answer = await tableInfo(id);
    if (!answer.ok) return answer.error === "no-such-table" ? [] : [id];
    if (answer.value.over) await keepFinished(answer.value).catch(() => undefined);
    return [];
  }));
  const all = [...unfinished, ...left.flat()];
  keepSeats(all);
  return all;
}
