import { mount } from "svelte";
import App from "./App.svelte";
import { startLanguage } from "./i18n/i18n.svelte.ts";
import "./look/fonts.css";
import "./look/look.css";
import { startTheme } from "./look/theme.svelte.ts";

startTheme();
await startLanguage();
const target = document.getElementById("app");
if (target) mount(App, { target });

/** Everything is kept for when there is no network; a browser that cannot is no worse off. */
async function keepAll(): Promise<void> {
  await navigator.serviceWorker.register("./offline.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage("keep fonts");
}

if (import.meta.env.PROD && "serviceWorker" in navigator) void keepAll().catch(() => undefined);
