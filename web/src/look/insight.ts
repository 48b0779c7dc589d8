// The part of the screen that nothing stands before: between the bar above and what stands fixed
// below.  What somebody is asked about comes into it, and so does what the keyboard goes to.

import { quick } from "./motion.ts";

/** What can be done now. */
const LIT = ".light, [data-lit], [data-move]";
const NEAR = 8;
/** Who has scrolled so lately is still looking for something. */
const SCROLLING_MS = 700;
/** A flick goes on by itself, with less between two steps of it. */
const FLICK_MS = 150;

let handled = -Infinity;

function byHand(): void {
  handled = performance.now();
}

function onscroll(): void {
  if (performance.now() - handled < FLICK_MS) byHand();
}

/** Notes from now on when the page is scrolled by hand; what it returns ends that. */
export function watchScrolling(): () => void {
  const signal = new AbortController();
  for (const kind of ["wheel", "touchmove"] as const) addEventListener(kind, byHand, { passive: true, signal: signal.signal });
  addEventListener("scroll", onscroll, { passive: true, signal: signal.signal });
  return () => { signal.abort(); };
}

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** What stands fixed below takes its height from everything that is scrolled to; what it returns
 * ends that. */
export function keepFree(below: HTMLElement): () => void {
  const { style } = document.documentElement;
  // Not as a token: everything on the page would have it from here, and be styled anew with it.
  const measure = (): void => { style.scrollPaddingBottom = `${below.offsetHeight + NEAR}px`; };
  const watch = new ResizeObserver(measure);
  watch.observe(below);
  measure();
  return () => {
    watch.disconnect();
    style.scrollPaddingBottom = "";
  };
}

function freeOf(below: HTMLElement): Span {
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  return { top: Math.max(0, header), bottom: Math.min(innerHeight, below.getBoundingClientRect().top) };
}

/** A column that is scrolled by itself, if it stands in one. */
const columnOf = (one: HTMLElement): HTMLElement | null => {
  const column = one.closest<HTMLElement>("[data-column]");
  return column && column.scrollHeight > column.clientHeight + 1 ? column : null;
};

/** Beside what stands fixed below, nothing stands before a column. */
function isIn(free: Span, one: HTMLElement): boolean {
  const { top, bottom, left, right } = one.getBoundingClientRect();
  const seen = columnOf(one)?.getBoundingClientRect() ?? free;
  return top >= seen.top && bottom <= seen.bottom && left >= 0 && right <= innerWidth;
}

/** What glows in there, from the top of the page to its end. */
function litIn(table: HTMLElement, below: HTMLElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>(LIT)]
    .filter((one) => !below.contains(one) && one.getClientRects().length > 0)
    .map((one) => ({ one, rect: one.getBoundingClientRect() }))
    .sort((a, b) => a.rect.top - b.rect.top || a.rect.left - b.rect.left)
    .map(({ one }) => one);
}

/** The first thing and as much more as there is room for: the part of the table it belongs to, or
 * what glows below it. */
export function spanOf(first: Span, part: Span | undefined, others: readonly Span[], room: number): Span {
  if (part && part.bottom - part.top <= room) return part;
  const fitting = others.map(({ bottom }) => bottom).filter((bottom) => bottom - first.top <= room);
  return { top: first.top, bottom: Math.max(first.bottom, ...fitting) };
}

/** How far the page is scrolled so that this lies in the free part, with its top if it is too long. */
export function wayTo(shown: Span, free: Span): number {
  if (shown.top < free.top) return shown.top - free.top;
  return Math.max(0, Math.min(shown.bottom - free.bottom, shown.top - free.top));
}

/** Brings the first thing that glows where it can be seen.  anyWill: one of them in sight is enough. */
export function bringIntoSight(table: HTMLElement, below: HTMLElement, anyWill: boolean): void {
  if (performance.now() - handled < SCROLLING_MS) return;
  const lit = litIn(table, below);
  const [first] = lit;
  const bars = freeOf(below);
  if (!first || (anyWill ? lit : [first]).some((one) => isIn(bars, one))) return;
  const behavior = quick() > 0 ? "smooth" : "auto";
  const column = columnOf(first);
  if (column) {
    column.scrollBy({ top: wayTo(first.getBoundingClientRect(), column.getBoundingClientRect()), behavior });
    return;
  }
  const free = { top: bars.top + NEAR, bottom: bars.bottom - NEAR };
  const shown = spanOf(first.getBoundingClientRect(), first.closest("section")?.getBoundingClientRect(), lit.map((one) => one.getBoundingClientRect()), free.bottom - free.top);
  scrollBy({ top: wayTo(shown, free), behavior });
  const row = first.closest<HTMLElement>("[data-row]");
  const { left, right } = first.getBoundingClientRect();
  if (row && (left < 0 || right > innerWidth)) row.scrollBy({ left: left - NEAR * 2, behavior });
}
