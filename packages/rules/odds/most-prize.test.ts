import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invariant } from '../core/invariant.ts';
import { mills } from '../core/money.ts';
import { findPlay } from '../play/index.ts';
import { anyDraw, anySelection, provenPlays } from '../play/proof/sample.ts';
import { defaultCreditOdds } from './credit-odds.ts';
import { mostPrize } from './most-prize.ts';
import { officialOdds } from './official-odds.ts';
import { payoutOf } from './prize.ts';

const plays = provenPlays();
const UNIT = mills(2000);

const most = (code: string, content: string): bigint => {
  const play = findPlay(code)?.on(0);
  invariant(play, code);
  const parsed = play.parse(content);
  invariant(parsed.ok, content);
  return mostPrize(play, parsed.value, officialOdds(play, 2000), UNIT);
};

describe('most prize', () => {
  test('no draw pays more', () => {
    for (const play of plays) {
      const odds = play.style === 'credit' ? defaultCreditOdds(play) : officialOdds(play, 1960);
      fc.assert(
        fc.property(anySelection(play, 3000), anyDraw(play), (selection, draw) => {
          const { tiers, refunds } = play.hits(selection, draw);
          const able = play.tiersOf(selection);
          const hits = { tiers: able.map((tier) => tiers[tier]!), refunds };
          const { prize } = payoutOf(play, hits, play.oddsOf(selection, odds), UNIT);
          // What a selection cannot win it does not.
          tiers.forEach((wins, tier) => expect(wins === 0 || able.includes(tier)).toBe(true));
          expect(prize).toBeLessThanOrEqual(mostPrize(play, selection, odds, UNIT));
        }),
        { numRuns: 10, seed: play.id },
      );
    }
  });

  test.each([
    ['ssc.star5.direct', '1,2|3|4|5,6|7', 200_000_000n],
    // Tiers that exclude one another are not added up.
    ['ssc.front3.mixText', '112 123', 666_666n],
    // A pair with the 3 in it, or three different digits with it: one of the two, never both.
    ['ssc.front3.banker', '3', 666_666n],
    ['ssc.dt04.three', '龙,虎,和', 20_000n],
    // Zones that overlap: 1234 cannot stand in both, 1111 can.
    ['ssc.fb4.direct', '1|2|3|4', 20_000_000n],
    ['ssc.fb4.direct', '1|1|1|1', 40_000_000n],
    // Rows that can all match.
    ['ssc.fixed', '1,2|||4|5', 60_000n],
    ['ssc.ren3.g3', '@0,1,2,3,4:1,2', 5_999_999n],
  ])('%s of %s is exact', (code, content, prize) => {
    expect(most(code, content)).toBe(prize);
  });
});
