import type { Bilingual } from '@fairlot/rules/core/text';
import { createStore } from '../store.ts';

/** A text in both languages: a toast that is shown follows the language. A name is the same in both. */
export type Said = string | Bilingual;

/** Toasts: short news on top of the page. Any part may show one; the shell draws them. */
export type Toast = {
  readonly id: number;
  /** `news`: what did not come of anything that was done here. */
  readonly kind: 'done' | 'warn' | 'failed' | 'news';
  readonly text: Said;
  /** How long it stays, in ms, where that is not what is usual. */
  readonly ms?: number;
  readonly action?: { readonly label: Said; readonly run: () => void };
};

/** At most three at once, newest first. */
const MAX = 3;
/** 3 s, or 5 s when there is something to press. */
export const toastMs = ({ ms, action }: Toast): number => ms ?? (action ? 5000 : 3000);

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
