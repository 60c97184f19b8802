import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import type { Intent } from './attempt.ts';

type Pending = typeof import('./pending.ts');

const texts = new Map<string, string>();
const intent: Intent = {
  id: '3f0c9a52-7d1e-4b7a-9c55-0a1b2c3d4e5f',
  gameId: 4,
  serial: 202611210142,
  closesAt: 100_000,
  lines: [
    {
      play: 'ssc.fixed',
      content: '3||||',
      notes: 1,
      mode: 0,
      multiple: 7,
      amount: mills(14_000),
      most: mills(136_920),
    },
  ],
  prizeGroup: 1956,
  acceptsAny: false,
  fromCart: [1],
};

/** A tab: the module anew, on the same storage. */
async function openTab(): Promise<Pending> {
  vi.resetModules();
  return import('./pending.ts');
}

/** The next file of this worker reads its modules again, without what these tests put there. */
afterAll(() => void vi.resetModules());

beforeEach(() => {
  texts.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  });
});

test('of two tabs that hear the same answer one tells it, before the other knows of that', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.notePending(intent, 1);
  expect(other.isPending(intent.id)).toBe(true);
  expect(one.removePending(intent.id)).toBe(true);
  // The word of the first has not come: here it still waits.
  expect(other.isPending(intent.id)).toBe(true);
  expect(other.removePending(intent.id)).toBe(false);
  expect(one.removePending(intent.id)).toBe(false);
});
