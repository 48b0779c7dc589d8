import { describe, expect, it } from "vitest";
import { hasTwins, withoutSides } from "./figures.ts";
import type { Hero } from "./view.ts";

const hero = (who: string): Hero => [who, 0, null, 0, 0, [1, 0, 0], [], [], []];

describe("the letter of a side", () => {
  it("is left out where no two heroes are alike", () => {
    expect(withoutSides("Viana·B attacks e9. Kyrie & Karl·A takes 1 damage.")).toBe("Viana attacks e9. Kyrie & Karl takes 1 damage.");
    expect(withoutSides("維亞娜·B攻擊")).toBe("維亞娜攻擊");
    expect(withoutSides("deckhand·A1 · A")).toBe("deckhand·A1 · A");
  });

  it("is needed where two are", () => {
    expect(hasTwins({ heroes: [[hero("gull"), hero("viana")], [hero("ember")]] })).toBe(false);
    expect(hasTwins({ heroes: [[hero("gull")], [hero("gull")]] })).toBe(true);
  });
});
