import { beforeEach, describe, expect, it, vi } from "vitest";

/** What a browser keeps, up to a number of characters. */
function browserWith(room: number): void {
  const all = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new Error("no room");
      all.set(key, value);
    },
  });
}

/** The module as a page has it that was just loaded. */
async function load(): Promise<typeof import("./opened.ts")> {
  vi.resetModules();
  return import("./opened.ts");
}

describe("opened records", () => {
  beforeEach(() => { browserWith(1e6); });

  it("are there after the page is loaded again", async () => {
    const id = (await load()).keepRecord("one");
    expect((await load()).keptRecord(id)).toBe("one");
  });

  it("have one place each, and the oldest go", async () => {
    const { keepRecord, keptRecord } = await load();
    const ids = Array.from({ length: 8 }, (_, i) => keepRecord(`record ${i}`));
    expect(keepRecord("record 0")).toBe(ids[0]);
    keepRecord("another");
    expect(ids.map((id) => keptRecord(id) !== null)).toEqual([true, false, true, true, true, true, true, true]);
  });

  it("are kept as far as there is room", async () => {
    browserWith(150);
    const { keepRecord } = await load();
    const ids = ["a", "b", "c"].map((letter) => keepRecord(letter.repeat(50)));
    const { keptRecord } = await load();
    expect(ids.map((id) => keptRecord(id)?.[0] ?? null)).toEqual([null, null, "c"]);
  });
});
