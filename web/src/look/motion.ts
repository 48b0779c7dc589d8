// How long things take that move: not at all for who wants less motion.

const MS = 200;

export function quick(ms = MS): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : ms;
}
