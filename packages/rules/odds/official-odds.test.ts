import { describe, expect, test } from 'vitest';
import { invariant } from '../core/invariant.ts';
import { findPlay } from '../play/index.ts';
import { provenPlays } from '../play/proof/sample.ts';
import { officialOdds } from './official-odds.ts';
import { isPrizeGroup } from './prize-group.ts';
import { returnToPlayer } from './return-to-player.ts';

const play = (code: string) => {
  const found = findPlay(code)?.on(0);
  invariant(found, code);
  return found;
};
const official = provenPlays().filter(({ style }) => style === 'official');

describe('official odds', () => {
  test.each([
    // Prizes of a note of 2 at prize group 1960, plays.md section 0; odds are half of them.
    ['ssc.back3.direct', [9_800_000n]],
    ['ssc.fixed', [98_000n]],
    ['ssc.front3.mixText', [3_266_666n, 1_633_333n]],
    ['ssc.front3.any1', [36_162n]],
    ['ssc.star5.direct', [980_000_000n]],
    // Ties give the stake back: (100 - 10) / 45 x 0.98.
    ['ssc.dt04.two', [19_600n, 19_600n]],
    // 龙虎和 without refund: 100 / 45 and 100 / 10.
    ['ssc.dt04.three', [21_777n, 21_777n, 98_000n]],
  ])('%s at 1960', (code, odds) => {
    expect(officialOdds(play(code), 1960)).toEqual(odds);
  });

  test('tiers that one note can win share its return', () => {
    expect(officialOdds(play('d3.state.tongxuan'), 2000)).toEqual([5_000_000n, 185_185n]);
    expect(officialOdds(play('d3.state.guess1D'), 2000)).toEqual([13_717n, 123_456n, 3_333_333n]);
    expect(officialOdds(play('ssc.fun.fun53'), 2000)).toEqual([20_000_000n, 6_666_666n]);
  });

  test('no play ever returns more than its prize group says, and hardly less', () => {
    for (const each of official) {
      for (const group of [1800, 1956, 2000]) {
        for (const { over, under } of returnToPlayer(each, officialOdds(each, group))) {
          // Ties return the stake whole, so they are taken out of the comparison.
          const ties = BigInt(each.tiers[0]!.ties) * 10_000n;
          const [paid, asked] = [(over - ties) * 2000n, (under - ties) * BigInt(group)];
          expect(paid).toBeLessThanOrEqual(asked);
          expect(asked - paid).toBeLessThan(asked / 500n);
        }
      }
    }
  });

  test('prize groups are even numbers from 1800 to 2000', () => {
    expect([1800, 1802, 2000].every(isPrizeGroup)).toBe(true);
    expect([1798, 1801, 2002, 1900.5, Number.NaN].some(isPrizeGroup)).toBe(false);
    expect(() => officialOdds(play('ssc.fixed'), 2002)).toThrow('prize group 2002');
  });
});
