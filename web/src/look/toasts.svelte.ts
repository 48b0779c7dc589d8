// Short notices that go by themselves.

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** What can be done about it. */
  readonly offer?: Offer | undefined;
}

export interface Offer {
  readonly label: string;
  readonly act: () => void;
}

const SHOWN_MS = 5000;
/** Who may do something needs time to find the button. */
const OFFERED_MS = 12000;
let last = 0;
let shown: readonly Toast[] = $state.raw([]);

export function toasts(): readonly Toast[] {
  return shown;
}

export function toast(text: string, offer?: Offer): void {
  const id = ++last;
  shown = [...shown, { id, text, offer }];
  setTimeout(() => { dismiss(id); }, offer ? OFFERED_MS : SHOWN_MS);
}

export function dismiss(id: number): void {
  shown = shown.filter((one) => one.id !== id);
}
