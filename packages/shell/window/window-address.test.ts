import { expect, test } from 'vitest';
import { withoutQuery, withWindow } from './window-address.ts';

test('a window stands in the query beside what else is there', () => {
  expect(withWindow({ path: '/Bet/4', search: '' }, 'BetRecord')).toBe('/Bet/4?w=BetRecord');
  expect(withWindow({ path: '/', search: '?a=1&w=X' }, 'CashFlow')).toBe('/?a=1&w=CashFlow');
});

test('takes values out of the query and keeps the others', () => {
  expect(withoutQuery({ path: '/', search: '?w=X' }, ['w'])).toBe('/');
  expect(withoutQuery({ path: '/Bet/4', search: '?a=1&verify=2&game=4' }, ['verify', 'game'])).toBe(
    '/Bet/4?a=1',
  );
});
