import { expect, test } from 'vitest';
import { withWindow } from './window-address.ts';

test('a window stands in the query beside what else is there', () => {
  expect(withWindow({ path: '/Bet/4', search: '' }, 'BetRecord')).toBe('/Bet/4?w=BetRecord');
  expect(withWindow({ path: '/', search: '?a=1&w=X' }, 'CashFlow')).toBe('/?a=1&w=CashFlow');
  expect(withWindow({ path: '/', search: '?w=X' }, undefined)).toBe('/');
});
