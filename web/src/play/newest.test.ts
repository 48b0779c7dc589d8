import { expect, it } from "vitest";
import { newestFirst } from "./newest.ts";
import type { LogLine } from "./play.svelte.ts";

const told = (lines: readonly LogLine[]): string[] => newestFirst(lines).map((block) => block.map(({ event: [kind] }) => kind).join(" "));
const line = (kind: string, after: number): LogLine => ({ event: [kind, 0], after });

it("tells the newest move first, and each move in its order", () => {
  expect(told([line("took", 1), line("moved", 2), line("from-to", 2), line("points", 3)])).toEqual(["points", "moved from-to", "took"]);
});

it("puts whose turn it is at the head of what is done in it", () => {
  expect(told([line("took-pile", 1), line("turn", 1), line("explores", 2), line("turned-up", 2), line("took", 3)])).toEqual(["took", "turn explores turned-up", "took-pile"]);
  expect(told([line("took", 1), line("turn", 1), line("forced", 1)])).toEqual(["turn forced", "took"]);
  expect(told([line("turn", 0), line("explores", 1), line("turned-up", 1), line("turn", 1)])).toEqual(["turn", "turn explores turned-up"]);
});
