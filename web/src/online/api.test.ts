import { afterEach, expect, test, vi } from "vitest";
import { myData } from "./api.ts";

vi.mock("./key.ts", () => ({ ownKey: () => "key" }));
afterEach(() => { vi.unstubAllGlobals(); });

const PAGES: Record<string, unknown> = {
  "/api/my/data": { owner: "x", tables: [{ made: 90, said: ["hello"] }, { made: 70, said: null }], elsewhere: [{ made: 80, said: [] }], next: 60 },
  "/api/my/data?after=71": { owner: "x", tables: [{ made: 70, said: ["much"] }], elsewhere: [], next: 60 },
  "/api/my/data?after=60": { owner: "x", tables: [{ made: 50, said: [] }], elsewhere: [{ made: 40, said: ["bye"] }], next: null },
};

test("all data of a person is gathered from its pages, each table once", async () => {
  vi.stubGlobal("fetch", async (path: string) => Response.json(PAGES[path]));
  expect(await myData()).toEqual({
    ok: true,
    value: {
      owner: "x",
      tables: [{ made: 90, said: ["hello"] }, { made: 70, said: ["much"] }, { made: 50, said: [] }],
      elsewhere: [{ made: 80, said: [] }, { made: 40, said: ["bye"] }],
      next: null,
    },
  });
});

test("what is refused on the way is told", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ error: "busy" }, { status: 503 }));
  expect(await myData()).toEqual({ ok: false, error: "busy" });
});
