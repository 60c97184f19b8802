import { expect, test } from 'vitest';
import { findPlay } from '../catalogue.ts';

const typed = findPlay('ssc.ren2.directText')!.on(0);

test('without a prefix all five positions are ticked', () => {
  const parsed = typed.parse('12');
  expect(parsed.ok && typed.format(parsed.value)).toBe('@0,1,2,3,4:12');
  expect(parsed.ok && typed.count(parsed.value)).toBe(10);
});

test('the order of ticks and full-width signs do not matter', () => {
  const parsed = typed.parse('＠４，0：34；12');
  expect(parsed.ok && typed.format(parsed.value)).toBe('@0,4:12 34');
});

test.each(['@0:12', '@0,0:12', '@0,5:12', '@:12', '@0,1,:12', '@a:12', '@0,1'])(
  'refuses %s',
  (text) => expect(typed.parse(text).ok).toBe(false),
);

test('the report of a typed entry carries the ticked positions', () => {
  expect(typed.report!('34 12', [0, 3]).content).toBe('@0,3:12 34');
  expect(typed.report!('12').content).toBe('@0,1,2,3,4:12');
});
