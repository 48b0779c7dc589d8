// The log in blocks, the newest first: a move each, told in its order.  Whose turn it is stands at the
// head of what is done in it, though it is told with the move before.

import type { LogLine } from "./play.svelte.ts";

const HEADS = ["starts", "turn", "round"];

export const isHead = ({ event: [kind] }: LogLine): boolean => HEADS.includes(kind);

export function newestFirst<Line extends LogLine>(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    const [first] = block ?? [];
    const last = block?.at(-1);
    /** Nothing but a head so far, and what came with it. */
    const isBegun = first !== undefined && isHead(first) && first.after === last?.after;
    const isSame = line.after === last?.after || (isBegun && line.after === last.after + 1);
    if (block && isSame && !isHead(line)) block.push(line);
    else blocks.push([line]);
  }
  return blocks.reverse();
}
