// The screen of each game.  A screen is a component with one property, `play` (play/play.svelte.ts);
// web/README.md says what it may count on.

import type { Component } from "svelte";
import type { GameName } from "../engine/messages.ts";
import type { Play } from "../play/play.svelte.ts";

export type Screen = Component<{ play: Play }>;

const SCREENS: Record<GameName, () => Promise<{ default: Screen }>> = {
  abyss: () => import("./abyss/Screen.svelte"),
  conspiracy: () => import("./conspiracy/Screen.svelte"),
  rumbones: () => import("./rumbones/Screen.svelte"),
};

export async function loadScreen(game: GameName): Promise<Screen> {
  return (await SCREENS[game]()).default;
}
