import { beforeEach, expect, test, vi } from "vitest";
import type { WireEvents } from "./wire.ts";

const { told, tables, events } = vi.hoisted(() => ({
  told: vi.fn(async () => undefined),
  tables: { all: [] as { table: string; game: string; turn: boolean; seats: [] }[] },
  events: { last: null as WireEvents | null },
}));

vi.mock("./notify.ts", () => ({ notify: told }));
vi.mock("./key.ts", () => ({ ownKey: () => "key" }));
vi.mock("./seats.ts", () => ({ seatsKept: () => ["one"], keepSeats: () => undefined, finishSeats: async () => ["one"], keepFinished: async () => undefined }));
vi.mock("./api.ts", () => ({ myTables: async (which: string) => ({ ok: true, value: { tables: which === "playing" ? tables.all : [] } }) }));
vi.mock("./wire.ts", () => ({
  Wire: class {
    constructor(on: WireEvents) { events.last = on; }
    send(): void {}
    close(): void {}
  },
}));
vi.mock("../look/toasts.svelte.ts", () => ({ toast: () => undefined }));
vi.mock("../i18n/i18n.svelte.ts", () => ({ t: (key: string) => key, listed: (all: string[]) => all.join() }));

const waits = (turn: boolean) => { tables.all = [{ table: "one", game: "abyss", turn, seats: [] }]; };
const server = (message: unknown) => { events.last?.message(message); };

beforeEach(() => { told.mockClear(); });

test("what came while the connection was lost is told when it is back, and once", async () => {
  const { turns } = await import("./turns.svelte.ts");
  waits(true);
  turns.start();
  events.last?.lost?.(); // the first attempt
  events.last?.opened();
  server({ type: "hello" });
  await vi.waitFor(() => { expect(turns.count).toBe(1); });
  expect(told).not.toHaveBeenCalled(); // who opens the page sees it

  turns.look({ table: "one", isAsked: true });
  turns.look({ table: "one", isAsked: false }); // I have moved
  events.last?.lost?.();
  events.last?.opened();
  server({ type: "hello" });
  await vi.waitFor(() => { expect(told).toHaveBeenCalledTimes(1); });

  events.last?.lost?.();
  events.last?.opened();
  server({ type: "hello" });
  await new Promise((done) => { setTimeout(done, 20); });
  expect(told).toHaveBeenCalledTimes(1); // that turn was told already
});
