// The secret by which a server knows who sits where.  It stays in this browser.

import { forget, keep, kept } from "../kept.ts";

const BYTES = 32;

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

/** A browser that keeps nothing has one key for as long as the page is open. */
let own: string | null = null;

export function ownKey(): string {
  own ??= kept("key") ?? newKey();
  keep("key", own);
  return own;
}

/** From now on this browser is nobody the server knows. */
export function forgetKey(): void {
  own = null;
  forget("key");
}

/** From now on this browser is who has that key: after logging in. */
export function useKey(key: string): void {
  own = key;
  keep("key", key);
}
