// Words about tables on a server.

import type { SeatInfo } from "../engine/messages.ts";
import { has, t } from "../i18n/i18n.svelte.ts";
import type { Clock } from "./api.ts";

/** Why the server did not do it. */
export function sayRefusal(error: string): string {
  const key = `web.refused.${error}`;
  return has(key) ? t(key) : t("web.refused");
}

/** Who sits there. */
export function saySeat(seat: SeatInfo): string {
  if (seat.kind === "free") return t("web.online.free");
  const level = seat.kind === "bot" ? /^level:(\d)/.exec(seat.name)?.[1] : undefined;
  return level === undefined ? seat.name : t(`bot.level.${level}`);
}

/** What time everybody has. */
export function sayClock(clock: Pick<Clock, "kind" | "seconds" | "increment" | "days">): string {
  if (clock.kind === "days") return t("web.clock.days", { a: clock.days ?? 0 });
  return t("web.clock.live", { a: Math.round((clock.seconds ?? 0) / 60), b: clock.increment ?? 0 });
}

/** "4 minutes 5 seconds": the same for who does not see it. */
export function sayTimeWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const parts = [
    ["days", Math.floor(seconds / 86400)],
    ["hours", Math.floor(seconds / 3600) % 24],
    ["minutes", Math.floor(seconds / 60) % 60],
    ["seconds", seconds % 60],
  ] as const;
  const first = parts.findIndex(([, n]) => n > 0);
  return parts
    .slice(first < 0 ? -1 : first)
    .slice(0, 2)
    .filter(([, n], i) => n > 0 || i === 0)
    .map(([unit, n]) => t(`web.time.${unit}`, { a: n }))
    .join(" ");
}

/** "4:05", "2:10:00", or "3 d". */
export function sayTime(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number): string => String(n).padStart(2, "0");
  if (seconds >= 2 * 86400) return t("web.clock.left_days", { a: Math.floor(seconds / 86400) });
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
