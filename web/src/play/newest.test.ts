import { expect, it } from "vitest";
import { newestFirst } from "./newest.ts";

it("tells the newest move first, and each move in its order", () => {
  const lines = [{ after: 1, say: "a" }, { after: 2, say: "crew moves" }, { after: 2, say: "from c0 to c1" }, { after: 3, say: "b" }];
  expect(newestFirst(lines).map(({ say }) => say)).toEqual(["b", "crew moves", "from c0 to c1", "a"]);
});
