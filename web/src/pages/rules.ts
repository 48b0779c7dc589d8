// docs/rules/<game>.md as parts to be shown: headings, clauses, paragraphs.

export type RulePart =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "clause"; readonly id: string; readonly text: string }
  | { readonly kind: "text"; readonly text: string };

const plain = (text: string): string => text.replace(/\*/g, "");

/** Lines are joined with a blank, after a wide character without one; [1] and what is set off stay. */
function joined(before: string, line: string): string {
  if (before === "") return line.trim();
  if (/^(\[| )/.test(line)) return `${before}\n${line}`;
  return before + (/[\u3000-\uffef]$/.test(before) ? "" : " ") + line;
}

/** Without the title, which the page has already. */
export function parseRules(text: string): RulePart[] {
  const parts: RulePart[] = [];
  let open = false;
  for (const line of text.split("\n")) {
    const heading = /^(##+) (.*)/.exec(line);
    const clause = /^- \*\*([A-Z]-[\w.-]+)\*\* (.*)/.exec(line);
    const last = parts.at(-1);
    if (heading) parts.push({ kind: "heading", level: (heading[1] ?? "").length - 1, text: plain(heading[2] ?? "") });
    else if (clause) parts.push({ kind: "clause", id: clause[1] ?? "", text: plain(clause[2] ?? "") });
    else if (line === "" || line.startsWith("# ")) open = false;
    else if (open && last && last.kind !== "heading")
      parts[parts.length - 1] = { ...last, text: joined(last.text, plain(line.replace(/^ {2}/, ""))) };
    else parts.push({ kind: "text", text: plain(line) });
    open = line !== "" && !heading && !line.startsWith("# ");
  }
  return parts;
}

/** Clauses with those words, each below its heading; all, if nothing is sought. */
export function matching(parts: readonly RulePart[], sought: string): readonly RulePart[] {
  const words = sought.toLocaleLowerCase().split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return parts;
  const found: RulePart[] = [];
  let heading: RulePart | null = null;
  for (const part of parts) {
    if (part.kind === "heading") heading = part;
    if (part.kind !== "clause") continue;
    const text = `${part.id} ${part.text}`.toLocaleLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    if (heading) found.push(heading);
    heading = null;
    found.push(part);
  }
  return found;
}

/** A piece of a clause: plain, what was sought, or the id of another clause. */
export interface Piece {
  readonly text: string;
  readonly kind: "plain" | "hit" | "id";
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Text with what is sought in it marked, and ids that lead somewhere. */
export function pieces(text: string, sought: string, ids: ReadonlySet<string>): Piece[] {
  const words = sought.split(/\s+/).filter((word) => word !== "").map(escaped);
  const parts = text.split(new RegExp(`([A-Z]-(?:E?\\d+)(?:\\.\\d+)?${words.map((word) => `|${word}`).join("")})`, "iu"));
  return parts.flatMap((part, i): Piece[] => {
    if (part === "") return [];
    if (i % 2 === 0) return [{ text: part, kind: "plain" }];
    if (ids.has(part)) return [{ text: part, kind: "id" }];
    return [{ text: part, kind: words.some((word) => new RegExp(`^${word}$`, "iu").test(part)) ? "hit" : "plain" }];
  });
}

export interface Section {
  readonly text: string;
  readonly level: number;
  /** The first clause in it, to go to; null: it has none. */
  readonly clause: string | null;
}

/** The headings worth a line of the contents. */
export function contentsOf(parts: readonly RulePart[]): Section[] {
  return parts.flatMap((part, i): Section[] => {
    if (part.kind !== "heading" || part.level > 2) return [];
    const rest = parts.slice(i + 1);
    const end = rest.findIndex((other) => other.kind === "heading" && other.level <= part.level);
    const clause = rest.slice(0, end < 0 ? undefined : end).find((other) => other.kind === "clause");
    return [{ text: part.text, level: part.level, clause: clause?.kind === "clause" ? clause.id : null }];
  });
}
