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
