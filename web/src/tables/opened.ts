// Records that came from a file or a server: the last few stay in this browser, so that the address
// of a replay is good after the page is loaded again.

import { keep, kept } from "../kept.ts";
import { newId } from "./saved.ts";

interface Opened {
  readonly id: string;
  readonly record: string;
}

const KEY = "records";
const MOST = 8;

/** The newest first; those of this page, where the browser keeps nothing. */
let opened: readonly Opened[] = read();

function read(): readonly Opened[] {
  try {
    return JSON.parse(kept(KEY) ?? "[]") as Opened[];
  } catch {
    return [];
  }
}

/** Where it is found from now on; the same record has the same place. */
export function keepRecord(record: string): string {
  const id = opened.find((one) => one.record === record)?.id ?? newId();
  opened = [{ id, record }, ...opened.filter((one) => one.id !== id)].slice(0, MOST);
  // Without room for all of them, as many as there is room for.
  for (let n = opened.length; n > 0 && !keep(KEY, JSON.stringify(opened.slice(0, n))); n--);
  return id;
}

export function keptRecord(id: string): string | null {
  return opened.find((one) => one.id === id)?.record ?? null;
}
