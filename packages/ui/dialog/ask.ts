// One dialog at a time, asked for from anywhere: `await ask(...)`. The host is loaded with the
// first question, so no screen carries the dialog code before it is needed.
import { createStore } from '../store.ts';

export type Ask = {
  readonly kind: 'confirm' | 'warn';
  readonly title?: string;
  readonly text: string;
  /** Further lines between text and buttons: name and value. */
  readonly rows?: readonly (readonly [name: string, value: string])[];
  readonly confirm?: string;
  readonly cancel?: string;
  readonly danger?: boolean;
  /** Warn only: goes away by itself after this; 3 or 5 s (spec section 2). */
  readonly hideAfterMs?: number;
};
export type Asked = Ask & { readonly id: number; readonly answer: (confirmed: boolean) => void };

export const questions = createStore<readonly Asked[]>([]);
let nextId = 1;

/** Resolves to whether the player confirmed; a warning resolves to true when it is read or gone. */
export function ask(question: Ask): Promise<boolean> {
  const id = nextId;
  nextId += 1;
  return new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      questions.set((queue) => queue.filter((asked) => asked.id !== id));
      resolve(confirmed);
    };
    questions.set((queue) => [...queue, { ...question, id, answer }]);
  });
}

/** Asks to confirm: title 温馨提示 unless given, cancel left, confirm right. */
export const confirm = (question: Omit<Ask, 'kind'>): Promise<boolean> =>
  ask({ ...question, kind: 'confirm' });

/** Tells something that must be seen; hides itself after 5 s unless told otherwise, 0 for never. */
export const warn = (question: Omit<Ask, 'kind'>): Promise<boolean> =>
  ask({ hideAfterMs: 5000, ...question, kind: 'warn' });
