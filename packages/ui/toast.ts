/** Toasts: short news on top of the page. Any part may show one; the shell draws them. */
export type Toast = {
  readonly id: number;
  readonly kind: 'done' | 'warn' | 'failed';
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** At most three at once, newest first (look section 4.17). */
const MAX = 3;
/** 3 s, or 5 s when there is something to press. */
export const toastMs = (toast: Toast): number => (toast.action ? 5000 : 3000);

let shown: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = nextId;
  nextId += 1;
  change([{ ...toast, id }, ...shown].slice(0, MAX));
  return id;
}

export const hideToast = (id: number): void => change(shown.filter((toast) => toast.id !== id));

export const toasts = {
  get: (): readonly Toast[] => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
