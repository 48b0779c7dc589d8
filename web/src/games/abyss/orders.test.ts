import { describe, expect, it } from "vitest";
import { answerOf, readOrders, writeOrders } from "./orders.ts";

describe("standing orders", () => {
  const text = "buy crab 3 2, pass any 5 1";

  it("are read and written alike", () => {
    expect(readOrders(text)).toEqual([{ verb: "buy", kin: "crab", value: 3, price: 2 }, { verb: "pass", kin: "any", value: 5, price: 1 }]);
    expect(writeOrders(readOrders(text))).toBe(text);
    expect(readOrders("buy whale 3 2, nonsense")).toEqual([]);
  });

  it("answer by the first that fits", () => {
    const orders = readOrders(text);
    expect(answerOf(orders, "crab3", 2)).toBe("buy crab3 2");
    expect(answerOf(orders, "crab5", 1)).toBe("buy crab5 1");
    expect(answerOf(orders, "crab3", 3)).toBe("pass");
    expect(answerOf(orders, "crab2", 1)).toBe("pass");
    expect(answerOf(orders, "squid5", 1)).toBe("pass");
    expect(answerOf(readOrders("buy any 4 1"), "squid5", 2)).toBeNull();
    expect(answerOf(readOrders("pass crab 2 1"), "crab3", 1)).toBeNull();
  });
});
