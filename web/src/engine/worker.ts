// The engine in a worker: thinking never holds up the page.

import wasm from "tidetable.wasm?url";
import { Engine, EngineError } from "./engine.ts";

export interface Call {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

const ready = fetch(wasm).then((file) => Engine.load(file));

async function answer({ id, method, args }: Call): Promise<Reply> {
  try {
    const engine = (await ready) as unknown as Record<string, (...args: readonly unknown[]) => unknown>;
    return { id, value: engine[method]?.(...args) };
  } catch (error) {
    return { id, error: error instanceof EngineError ? error.status : "no-answer" };
  }
}

addEventListener("message", (event: MessageEvent<Call>) => {
  void answer(event.data).then((reply) => {
    postMessage(reply);
  });
});
