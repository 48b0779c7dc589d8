// Finding what may be done in the list of legal moves, which are text: a verb and its arguments.

export interface Move {
  readonly text: string;
  readonly verb: string;
  readonly args: readonly string[];
}

export function parseMove(text: string): Move {
  const [verb = "", ...args] = text.split(" ");
  return { text, verb, args };
}

/** All that may be done now. */
export class Moves {
  readonly all: readonly Move[];

  constructor(texts: readonly string[]) {
    this.all = texts.map(parseMove);
  }

  /** Whether it may be done: has("draw 3"). */
  has(text: string): boolean {
    return this.all.some((move) => move.text === text);
  }

  /** All with that verb: verb("pile"). */
  verb(verb: string): Move[] {
    return this.all.filter((move) => move.verb === verb);
  }

  /** All that are about a thing, whatever is done with it: about("blue4"). */
  about(thing: string): Move[] {
    return this.all.filter((move) => move.args.includes(thing));
  }

  /** Those whose verb is none of these: what a screen has no place for, shown as a list. */
  except(...verbs: string[]): Move[] {
    return this.all.filter((move) => !verbs.includes(move.verb));
  }
}
