import { expect, it } from "vitest";
import { hasSecrets } from "./secrets.ts";

it("covers whatever only one may see", () => {
  const asked = (stage: string) => ({ seat: null, seats: 2, agenda: [["recruit", 0], [stage, 1]] as const });
  expect(hasSecrets("conspiracy", asked("recruit"))).toBe(false);
  expect(hasSecrets("conspiracy", asked("search"))).toBe(true);
  expect(hasSecrets("abyss", asked("action"))).toBe(true);
  expect(hasSecrets("rumbones", asked("act"))).toBe(true);
});
