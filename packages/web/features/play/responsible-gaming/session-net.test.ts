import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { netOf } from './session-net.ts';

const of = (staked: number, open: number, won: number) =>
  netOf({ Staked: mills(staked), Open: mills(open), Won: mills(won) });

test('leaves open bets out of the net result', () => {
  expect(of(26_000, 26_000, 0)).toBe(0n);
  expect(of(46_000, 20_000, 0)).toBe(-26_000n);
  expect(of(46_000, 20_000, 39_600)).toBe(13_600n);
  expect(of(26_000, 0, 0)).toBe(-26_000n);
});
