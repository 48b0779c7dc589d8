// A group of things that is one stop for Tab; within it arrows go from one to the next, Home and
// End to the first and the last.

const THINGS = "button, a[href], summary, [role=button]";
/** Where Tab comes to first: what can be done. */
const INVITING = ".light, [data-lit], [data-move], [aria-pressed=true]";

export function roving(group: HTMLElement): { destroy(): void } {
  const things = (): HTMLElement[] =>
    [...group.querySelectorAll<HTMLElement>(THINGS)].filter((one) => one.getClientRects().length > 0 && !one.matches(":disabled"));
  let current: HTMLElement | null = null;

  function settle(): void {
    const all = things();
    const focused = all.find((one) => one === document.activeElement);
    current = focused ?? all.find((one) => one === current && one.matches(INVITING)) ?? all.find((one) => one.matches(INVITING)) ?? all[0] ?? null;
    for (const one of all) {
      const index = one === current ? 0 : -1;
      if (one.tabIndex !== index) one.tabIndex = index;
    }
  }

  /** The nearest above (-1) or below (1), in another row. */
  function inColumn(from: HTMLElement, way: 1 | -1): HTMLElement | undefined {
    const here = from.getBoundingClientRect();
    const far = (one: HTMLElement): number => {
      const there = one.getBoundingClientRect();
      const down = (there.top + there.height / 2 - here.top - here.height / 2) * way;
      const aside = Math.abs(there.left + there.width / 2 - here.left - here.width / 2);
      return down > Math.min(here.height, there.height) / 2 ? down + 2 * aside : Infinity;
    };
    const [nearest] = things().map((one) => ({ one, far: far(one) })).filter((one) => one.far < Infinity).sort((a, b) => a.far - b.far);
    return nearest?.one;
  }

  function next(key: string, from: HTMLElement): HTMLElement | undefined {
    const all = things();
    const at = all.indexOf(from);
    switch (key) {
      case "ArrowLeft": return all[at - 1];
      case "ArrowRight": return all[at + 1];
      case "ArrowUp": return inColumn(from, -1);
      case "ArrowDown": return inColumn(from, 1);
      case "Home": return all[0];
      case "End": return all.at(-1);
      default: return undefined;
    }
  }

  function onkeydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const from = (event.target as HTMLElement).closest<HTMLElement>(THINGS);
    const to = from ? next(event.key, from) : undefined;
    if (!to) return;
    event.preventDefault();
    to.focus();
  }

  group.dataset.roving = "";
  group.addEventListener("keydown", onkeydown);
  group.addEventListener("focusin", settle);
  const watch = new MutationObserver(settle);
  watch.observe(group, { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "data-move", "data-lit", "disabled"] });
  settle();
  return {
    destroy: () => {
      watch.disconnect();
      group.removeEventListener("keydown", onkeydown);
      group.removeEventListener("focusin", settle);
    },
  };
}
