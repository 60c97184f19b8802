import { afterAll, expect, it, vi } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { clearSession } from '@fairlot/shell';
import { addLines, EMPTY_CART } from './cart.ts';
import { notePlaced, placedBets } from '../attempt/placed.ts';
import { cartOf } from './use-cart.ts';

/** The next file of this worker reads its modules again, without what these tests put there. */
afterAll(() => void vi.resetModules());

const line = {
  play: 'ssc.fixed',
  content: '3||||',
  notes: 1,
  mode: 0,
  multiple: 1,
  amount: mills(2000),
  most: mills(19_560),
} as const;

it('leaves nothing of a slip to whoever signs in next', () => {
  const cart = cartOf(4);
  cart.set((old) => addLines(old, [line]));
  notePlaced(202611210142, [{ id: '1', play: 'ssc.fixed', content: '3||||' }]);
  expect(cartOf(4).get().lines).toHaveLength(1);
  clearSession();
  expect(cartOf(4)).toBe(cart);
  expect(cart.get()).toEqual(EMPTY_CART);
  expect(placedBets.get().size).toBe(0);
});

/** What is read of a slip that lies on the device like this. */
async function readBack(lines: readonly object[], change: object = {}): Promise<unknown> {
  const value = { lines, nextId: 9, ...change };
  const text = JSON.stringify({ v: 1, account: '', games: [{ gameId: 4, value }] });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => (name === 'fairlot.bet.slips' ? text : null),
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  vi.resetModules();
  const anew = await import('./use-cart.ts');
  vi.unstubAllGlobals();
  return anew.cartOf(4).get().lines;
}

const kept = { ...line, id: 3, multiple: 7, amount: 14, most: 136.92 };

it('reads back what was kept, to the thousandth', async () => {
  const read = { ...line, id: 3, multiple: 7, amount: mills(14_000), most: mills(136_920) };
  expect(await readBack([kept])).toEqual([read]);
});

it.each([
  ['an amount that is not its price', { amount: 2 }],
  ['an amount with four decimals', { amount: 14.0001 }],
  ['no notes', { notes: 0 }],
  ['half a multiple', { multiple: 1.5 }],
  ['a unit that is none', { mode: 4 }],
  ['an id that will be given again', { id: 9 }],
  ['no content', { content: undefined }],
])('takes nothing from a slip with a line of %s', async (_, change) => {
  expect(await readBack([{ ...kept, ...change }])).toEqual([]);
});

it('takes nothing from a slip that says one line twice, or more lines than it holds', async () => {
  expect(await readBack([kept, kept])).toEqual([]);
  const many = Array.from({ length: 101 }, (_, i) => ({ ...kept, id: i + 1 }));
  expect(await readBack(many, { nextId: 200 })).toEqual([]);
});
