// Whether a question with one answer is answered for me, in games in this browser: against bots it
// is, until somebody does not want it.  On a server it is the table that knows.

import { keep, kept } from "../kept.ts";

let isOn = $state(kept("auto") !== "off");
let offering = $state(0);

export function isAuto(): boolean {
  return isOn;
}

export function setAuto(on: boolean): void {
  isOn = on;
  keep("auto", on ? "on" : "off");
}

/** Whether there is a table here where it makes a difference. */
export function isAutoOffered(): boolean {
  return offering > 0;
}

/** Such a table is open; what it returns closes it. */
export function offerAuto(): () => void {
  offering++;
  return () => { offering--; };
}

/** The move that is made for who is asked; null: there is a choice, or something to take back that
 * could not be taken back any more.  Letting the others go on ends nothing of one's own. */
export function onlyAnswer(moves: readonly string[] | undefined, undo: boolean): string | null {
  const [only, ...others] = moves ?? [];
  if (only === undefined || others.length > 0) return null;
  return undo && only !== "pass" ? null : only;
}
