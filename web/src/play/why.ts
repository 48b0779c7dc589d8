// What is the matter when something cannot be done, in one sentence; the clause comes after it.

import type { GameName } from "../engine/messages.ts";

/** Which moves a question is about, also while none of them is legal. */
const ABOUT: Readonly<Record<GameName, Readonly<Record<string, readonly string[]>>>> = {
  abyss: {
    action: ["explore", "plot", "council", "recruit", "sell", "dispel", "replace"],
    buy: ["buy"],
    take: ["take", "go-on"],
    fight: ["fight", "go-on"],
    pay: ["play", "done"],
  },
  conspiracy: {
    recruit: ["draw", "pile"],
    swap: ["swap"],
    location: ["take", "turn-up"],
  },
  rumbones: {
    take: ["activate", "crew", "play", "play-on"],
    act: ["step", "jump", "attack", "use", "use-on", "use-at", "buy", "upgrade", "play", "play-on", "react"],
    move: ["step", "jump"],
    deploy: ["deploy"],
  },
};

export interface Refused {
  readonly game: GameName;
  readonly stage: string;
  /** "recruit" of "recruit crab". */
  readonly verb: string;
  /** Verbs of the moves that are legal. */
  readonly legal: readonly string[];
  readonly rule: string | null;
}

/** The keys of sentences that fit, the best first; has says which there are.  What the question is not
 * about has to wait for the answer; what it is about is against the clause. */
export function reasonKey({ game, stage, verb, legal, rule }: Refused, has: (key: string) => boolean): string | null {
  const isAbout = legal.includes(verb) || (ABOUT[game][stage]?.includes(verb) ?? false);
  const keys = isAbout ? [`web.why.${rule ?? ""}.${verb}`, `web.why.${rule ?? ""}`] : [`web.why.${game}.${stage}`, "web.why.asked"];
  return keys.find(has) ?? null;
}
