import { createStore } from './store.ts';

/** Toasts: short news on top of the page. Any part may show one; the shell draws them. */
export type Toast = {
  readonly id: number;
  readonly kind: 'done' | 'warn' | 'failed';
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** At most three at once, newest first. */
const MAX = 3;
/** 3 s, or 5 s when there is something to press. */
export const toastMs = (toast: Toast): number => (toast.action ? 5000 : 3000);

export const toasts = createStore<readonly Toast[]>([]);
let nextId = 1;

export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = nextId;
  nextId += 1;
  toasts.set((shown) => [{ ...toast, id }, ...shown].slice(0, MAX));
  return id;
}

export const hideToast = (id: number): void =>
  toasts.set((shown) => shown.filter((toast) => toast.id !== id));
