// The game somebody has left to read something: rules and cards lead back to it.

import { parseRoute } from "./router.ts";

const KEY = "tidetable.back";

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

let address = $state(read());

/** The address of the game; null: there was none. */
export function gameLeft(): string | null {
  return address;
}

/** Notes where somebody is. */
export function visit(hash: string): void {
  const { page } = parseRoute(hash);
  if (page === "rules" || page === "cards" || page === "about") return;
  address = page === "game" || page === "table" || page === "replay" ? hash : null;
  try {
    if (address === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, address);
  } catch {
    // then it is known as long as the page is
  }
}
