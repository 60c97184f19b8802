import { expect, test } from 'vitest';
import { hideToast, showToast, toastMs, toasts } from './toast.ts';

test('the newest toast is first, at most three stay, and each can be taken away', () => {
  let changes = 0;
  const stop = toasts.subscribe(() => (changes += 1));
  const ids = ['a', 'b', 'c', 'd'].map((text) => showToast({ kind: 'done', text }));
  expect(toasts.get().map((toast) => toast.text)).toEqual(['d', 'c', 'b']);
  hideToast(ids[2] ?? 0);
  expect(toasts.get().map((toast) => toast.text)).toEqual(['d', 'b']);
  expect(changes).toBe(5);
  stop();
});

test('a toast with an action stays longer', () => {
  expect(toastMs({ id: 1, kind: 'done', text: '' })).toBe(3000);
  const action = { label: '', run: () => undefined };
  expect(toastMs({ id: 1, kind: 'done', text: '', action })).toBe(5000);
});
