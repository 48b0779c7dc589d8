// Engines as the page has them: the same functions as in engine.ts, answered by a worker.

import { Engine, EngineError } from "./engine.ts";
import type { Call, Reply } from "./worker.ts";

type Methods = Omit<Engine, "constructor">;
export type EngineClient = {
  readonly [K in keyof Methods]: Methods[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<R> : never;
} & { close(): void };

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** A worker with an engine, and so with a table, of its own. */
export function startEngine(): EngineClient {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, Waiting>();
  let last = 0;

  worker.addEventListener("message", (event: MessageEvent<Reply>) => {
    const reply = event.data;
    const call = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ("error" in reply) call?.reject(new EngineError(reply.error));
    else call?.resolve(reply.value);
  });
  worker.addEventListener("error", () => {
    for (const call of waiting.values()) call.reject(new EngineError("no-answer"));
    waiting.clear();
  });

  const call = (method: string, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, method, args } satisfies Call);
    });

  return new Proxy({} as EngineClient, {
    get: (_, name) => {
      if (name === "close") return () => { worker.terminate(); };
      if (name === "then") return undefined;
      return (...args: unknown[]) => call(String(name), args);
    },
  });
}

let words: EngineClient | undefined;

/** The engine for what needs no table of its own: sentences, rules, the list of games. */
export function sharedEngine(): EngineClient {
  return (words ??= startEngine());
}
