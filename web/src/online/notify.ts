// "Your turn", when the page is not looked at.

/** Asks whether the page may; to be called from a click. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function mayNotify(): boolean {
  return "Notification" in globalThis && Notification.permission === "granted";
}

export function notifyTurn(title: string, body: string): void {
  if (!document.hidden || !mayNotify()) return;
  const notice = new Notification(title, { body, icon: "./icon.svg", tag: "tidetable-turn" });
  notice.addEventListener("click", () => {
    focus();
    notice.close();
  });
}
