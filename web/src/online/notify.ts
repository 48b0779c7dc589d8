// "Your turn", when the page is not looked at.  Nobody is asked whether the page may but by a click.

import { keep, kept } from "../kept.ts";

/** none: this browser has no notices, or not for this page. */
export type Notices = "none" | "off" | "on" | "denied";

export function notices(): Notices {
  if (!("Notification" in globalThis) || !isSecureContext) return "none";
  if (Notification.permission === "denied") return "denied";
  return Notification.permission === "granted" && kept("notices") === "on" ? "on" : "off";
}

/** To be called from a click: the browser asks whether the page may. */
export async function setNotices(on: boolean): Promise<Notices> {
  keep("notices", on ? "on" : "off");
  if (on) await Notification.requestPermission();
  return notices();
}

/** Says it if nobody looks at the page; a click leads to that address. */
export async function notify(address: string, title: string, body: string): Promise<void> {
  if (!document.hidden || notices() !== "on") return;
  const about = { body, icon: "./icon.svg", badge: "./icon-turn.svg", tag: address, data: address };
  // Phones let only the service worker do it; without one the page has to.
  const worker = await navigator.serviceWorker.getRegistration();
  if (worker?.active) {
    await worker.showNotification(title, about);
    return;
  }
  const notice = new Notification(title, about);
  notice.addEventListener("click", () => {
    focus();
    location.hash = address;
    notice.close();
  });
}

/** A notice of the service worker was clicked. */
export function followNotices(): void {
  navigator.serviceWorker?.addEventListener("message", (event: MessageEvent<{ address?: string }>) => {
    if (event.data.address !== undefined) location.hash = event.data.address;
  });
}
