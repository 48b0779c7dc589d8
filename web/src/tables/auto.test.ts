import { describe, expect, it } from "vitest";
import { onlyAnswer } from "./auto.svelte.ts";

describe("a question with one answer", () => {
  it("is answered", () => {
    expect(onlyAnswer(["pass"], false)).toBe("pass");
    expect(onlyAnswer(["activate gull-a"], false)).toBe("activate gull-a");
  });

  it("is asked where there is a choice, or nobody is asked", () => {
    expect(onlyAnswer(["pass", "play surge"], false)).toBeNull();
    expect(onlyAnswer([], false)).toBeNull();
    expect(onlyAnswer(undefined, false)).toBeNull();
  });

  it("is asked where my move could still be taken back, but for letting others go on", () => {
    expect(onlyAnswer(["end"], true)).toBeNull();
    expect(onlyAnswer(["play crab3"], true)).toBeNull();
    expect(onlyAnswer(["pass"], true)).toBe("pass");
  });
});
