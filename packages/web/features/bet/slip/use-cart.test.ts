import { expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { clearSession } from '../../../session/index.ts';
import { addLines, EMPTY_CART } from './cart.ts';
import { notePlaced, placedSerials } from './placed.ts';
import { cartOf } from './use-cart.ts';

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
  notePlaced(202611210142);
  expect(cartOf(4).get().lines).toHaveLength(1);
  clearSession();
  expect(cartOf(4)).toBe(cart);
  expect(cart.get()).toEqual(EMPTY_CART);
  expect(placedSerials.get().size).toBe(0);
});
