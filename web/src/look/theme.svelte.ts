// Dark or light: as the system has it, until somebody chooses.

import { keep, kept } from "../kept.ts";

export type Theme = "auto" | "dark" | "light";

const wish = kept("theme");
let chosen: Theme = $state(wish === "dark" || wish === "light" ? wish : "auto");

/** What is around the page has its --ground; index.html has both for before. */
const GROUNDS = { dark: "#061620", light: "#e9e2d2" } as const;

const systemIsLight = matchMedia("(prefers-color-scheme: light)");

function show(): void {
  const theme = chosen !== "auto" ? chosen : systemIsLight.matches ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = GROUNDS[theme];
}

export function startTheme(): void {
  systemIsLight.addEventListener("change", show);
  show();
}

export function theme(): Theme {
  return chosen;
}

export function setTheme(theme: Theme): void {
  chosen = theme;
  keep("theme", theme);
  show();
}
