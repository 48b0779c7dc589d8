// Short notices that go by themselves.

export interface Toast {
  readonly id: number;
  readonly text: string;
}

const SHOWN_MS = 5000;
let last = 0;
let shown: readonly Toast[] = $state.raw([]);

export function toasts(): readonly Toast[] {
  return shown;
}

export function toast(text: string): void {
  const id = ++last;
  shown = [...shown, { id, text }];
  setTimeout(() => { shown = shown.filter((one) => one.id !== id); }, SHOWN_MS);
}
