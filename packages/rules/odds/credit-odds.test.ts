import { describe, expect, test } from 'vitest';
import { invariant } from '../core/invariant.ts';
import { findPlay } from '../play/index.ts';
import { provenPlays } from '../play/proof/sample.ts';
import { creditFairOdds, defaultCreditOdds } from './credit-odds.ts';
import { returnToPlayer } from './return-to-player.ts';

const play = (code: string) => {
  const found = findPlay(code)?.on(0);
  invariant(found, code);
  return found;
};
const credit = provenPlays().filter(({ style }) => style === 'credit');

describe('credit odds', () => {
  test('two sides start at 1.98, others at 0.98 of fair, in three decimals', () => {
    const odds = defaultCreditOdds(play('ssc.c.total'));
    expect(odds.slice(0, 6)).toEqual([19_800n, 19_800n, 19_800n, 19_800n, 19_800n, 19_800n]);
    expect(odds.slice(6)).toEqual([21_770n, 21_770n, 98_000n]);
    expect(defaultCreditOdds(play('ssc.c.ball1'))[0]).toBe(98_000n);
    expect(defaultCreditOdds(play('ssc.c.shape.f3'))).toEqual([
      980_000n,
      163_330n,
      36_290n,
      27_220n,
      32_660n,
    ]);
  });

  test('where the net win is paid once a hit the fair value is that of section 3.1', () => {
    expect(creditFairOdds(play('ssc.c.one5'))[0]).toBe(21_809n);
    expect(defaultCreditOdds(play('ssc.c.one5'))[0]).toBe(21_370n);
    expect(creditFairOdds(play('ssc.c.one.f3'))[0]).toBe(36_900n);
  });

  test('fair odds return the stake and no more; default odds keep an edge', () => {
    for (const each of credit) {
      for (const { over, under } of returnToPlayer(each, creditFairOdds(each))) {
        expect(over).toBeLessThanOrEqual(under);
        expect(under - over).toBeLessThan(under / 500n);
      }
      const returned = returnToPlayer(each, defaultCreditOdds(each));
      for (const [i, { over, under }] of returned.entries()) {
        // A stake that a tie gives back is no win: the edge is on what is decided.
        const share = each.share ?? 99n;
        const decided = each.quotes[i]!.ties === 0n ? share : 100n;
        expect(over * 100n).toBeLessThanOrEqual(under * decided);
        expect(over).toBeLessThan(under);
        // What a second hit of a note brings is cut as the first is, and has no stake in it.
        const slack = each.options.length === 0 && each.quotes[0]!.hits !== undefined ? 2n : 1n;
        expect(over * 100n).toBeGreaterThan(under * ((each.share ?? 98n) - slack));
      }
      for (const odds of defaultCreditOdds(each)) expect(odds % 10n).toBe(0n);
    }
  });
});
