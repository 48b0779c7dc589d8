// The newest move first; what happened in one move in its order.

export function newestFirst<Line extends { readonly after: number }>(lines: readonly Line[]): Line[] {
  return lines.map((line, at) => ({ line, at })).sort((one, other) => other.line.after - one.line.after || one.at - other.at).map(({ line }) => line);
}
