// Standing orders for the auction, as the rules have them (games/abyss/orders.def): the first that
// fits the ally on offer is obeyed, and where none fits one is asked.

import { RACES, raceOf, worthOf, type Ally } from "./view.ts";

export const KINS = [...RACES, "any"] as const;

export interface Order {
  readonly verb: "buy" | "pass";
  readonly kin: (typeof KINS)[number];
  /** To buy: worth that much or more; to pass: that much or less. */
  readonly value: number;
  /** To buy: for that or less; to pass: at that or more. */
  readonly price: number;
}

export const ORDERS_MAX = 32;

/** "buy crab 3 2, pass any 5 1" */
export function readOrders(text: string): Order[] {
  return [...text.matchAll(/(buy|pass) (\w+) ([1-5]) ([1-3])/g)].flatMap(([, verb, kin, value, price]) =>
    (KINS as readonly string[]).includes(kin ?? "") ? [{ verb, kin, value: Number(value), price: Number(price) } as Order] : []);
}

export function writeOrders(orders: readonly Order[]): string {
  return orders.map(({ verb, kin, value, price }) => `${verb} ${kin} ${value} ${price}`).join(", ");
}

function fits(order: Order, ally: Ally, price: number): boolean {
  if (order.kin !== "any" && order.kin !== raceOf(ally)) return false;
  return order.verb === "buy" ? worthOf(ally) >= order.value && price <= order.price : worthOf(ally) <= order.value && price >= order.price;
}

/** The move the orders make; null: I am asked. */
export function answerOf(orders: readonly Order[], ally: Ally, price: number): string | null {
  const order = orders.find((one) => fits(one, ally, price));
  if (!order) return null;
  return order.verb === "buy" ? `buy ${ally} ${price}` : "pass";
}
