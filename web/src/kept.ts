// What the browser keeps for the page; a browser that keeps nothing is no error.

const PREFIX = "tidetable.";

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** false: there is no room, or it is not allowed. */
export function keep(key: string, value: string): boolean {
  try {
    localStorage.setItem(PREFIX + key, value);
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // nothing was kept
  }
}

/** The keys of what is kept under that prefix, without it. */
export function keptUnder(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX + prefix))
      .map((key) => key.slice(PREFIX.length + prefix.length));
  } catch {
    return [];
  }
}
