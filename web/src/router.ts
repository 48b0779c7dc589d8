// Addresses of pages: everything behind the #.

import type { GameName } from "./engine/messages.ts";

export type Route =
  | { readonly page: "start" }
  | { readonly page: "game"; readonly id: string }
  | { readonly page: "replay"; readonly id: string }
  | { readonly page: "online" }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "rules"; readonly game: GameName; readonly clause: string | null }
  | { readonly page: "cards"; readonly game: GameName }
  | { readonly page: "about" }
  | { readonly page: "unknown" };

export const GAMES: readonly GameName[] = ["conspiracy", "abyss", "rumbones"];

function isGame(word: string | undefined): word is GameName {
  return GAMES.includes(word as GameName);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** No address at all is the start; what is none of ours says so. */
export function parseRoute(hash: string): Route {
  const [page, first, second] = hash.replace(/^#?\/?/, "").split("/").map(decoded);
  if (page === "") return { page: "start" };
  if (page === "play" && first) return { page: "game", id: first };
  if (page === "replay" && first) return { page: "replay", id: first };
  if (page === "online") return { page: "online" };
  if (page === "table" && first) return { page: "table", id: first };
  if (page === "rules" && isGame(first)) return { page: "rules", game: first, clause: second || null };
  if (page === "cards" && isGame(first)) return { page: "cards", game: first };
  if (page === "about") return { page: "about" };
  return { page: "unknown" };
}

export function routeTo(route: Route): string {
  switch (route.page) {
    case "game":
      return `#/play/${encodeURIComponent(route.id)}`;
    case "replay":
      return `#/replay/${encodeURIComponent(route.id)}`;
    case "online":
      return "#/online";
    case "table":
      return `#/table/${encodeURIComponent(route.id)}`;
    case "rules":
      return `#/rules/${route.game}${route.clause ? `/${route.clause}` : ""}`;
    case "cards":
      return `#/cards/${route.game}`;
    case "about":
      return "#/about";
    case "start":
    case "unknown":
      return "#/";
  }
}

export function go(route: Route): void {
  location.hash = routeTo(route);
}
