import { describe, expect, test } from 'vitest';
import { invariant } from '../core/invariant.ts';
import { mills } from '../core/money.ts';
import { findPlay } from '../play/index.ts';
import { officialOdds } from './official-odds.ts';
import { payoutOf, prizeOf, prizePerHit } from './prize.ts';
import { stakeOf } from './stake.ts';

const settle = (code: string, content: string, draw: number[], group: number, unit: bigint) => {
  const play = findPlay(code)?.on(0);
  invariant(play, code);
  const selection = play.parse(content);
  invariant(selection.ok, content);
  return payoutOf(play, play.hits(selection.value, draw), officialOdds(play, group), mills(unit));
};

describe('prize of a bet in notes', () => {
  test('the example of plays.md section 7.1: 163.000', () => {
    const unit = stakeOf(1, 1, 5, mills(2000));
    expect(settle('ssc.front3.g6', '1,2,3,4', [3, 1, 2, 0, 0], 1956, unit)).toEqual({
      prize: 163_000n,
      refund: 0n,
    });
  });

  test('rounds once a bet, not once a note', () => {
    // Odds 1.6665 at 2 thousandths: a hit alone is 3.333, three hits are 9.999.
    const hits = { tiers: [3], refunds: 0 };
    expect(prizeOf(hits, [16_665n], mills(2)).prize).toBe(9n);
    expect(prizeOf({ tiers: [1], refunds: 0 }, [16_665n], mills(2)).prize).toBe(3n);
  });

  test('pays all tiers of a combination', () => {
    const { prize } = settle('ssc.front3.combo', '6|7|8', [6, 7, 8, 0, 0], 2000, 2000n);
    expect(prize).toBe(2_000_000n + 200_000n + 20_000n);
  });

  test('a tie gives the stake back and no prize', () => {
    expect(settle('ssc.dt04.two', '龙,虎', [5, 0, 0, 0, 5], 1960, 2000n)).toEqual({
      prize: 0n,
      refund: 4000n,
    });
    expect(settle('ssc.dt04.two', '龙,虎', [5, 0, 0, 0, 4], 1960, 2000n)).toEqual({
      prize: 3920n,
      refund: 0n,
    });
  });
});

const ODDS = [20_500n, 20_500n];
const payHits = (k: number): bigint =>
  prizePerHit({ tiers: [k, 0], refunds: 0 }, ODDS, mills(1000)).prize;

describe('net win once a hit', () => {
  test('plays.md section 3.1: odds 2.05 pay stake x (1 + 1.05 x k)', () => {
    expect([0, 1, 2, 5].map(payHits)).toEqual([0n, 2050n, 3100n, 6250n]);
  });

  test('each option rounds and returns its stake on its own', () => {
    const { prize } = prizePerHit({ tiers: [1, 2], refunds: 0 }, ODDS, mills(1));
    expect(prize).toBe(2n + 3n);
  });

  test('a play says how it pays', () => {
    const play = findPlay('ssc.c.one5')?.on(0);
    invariant(play, 'one5');
    const picked = play.parse('7');
    invariant(picked.ok, 'one option');
    const hits = play.hits(picked.value, [7, 7, 1, 7, 2]);
    expect(hits.tiers[7]).toBe(3);
    const tenOdds = play.options.map(() => 20_500n);
    expect(payoutOf(play, hits, tenOdds, mills(1000)).prize).toBe(4150n);
  });
});
