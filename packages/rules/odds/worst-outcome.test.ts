import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invariant } from '../core/invariant.ts';
import { mills } from '../core/money.ts';
import { findPlay } from '../play/index.ts';
import { drawsAt, everywhere, outcomesAt } from '../play/outcome/space.ts';
import { lookOf } from '../play/outcome/look.ts';
import { anyDraw, provenPlays, smallSelection } from '../play/proof/sample.ts';
import { FAMILIES } from '../play/registry.ts';
import { defaultCreditOdds } from './credit-odds.ts';
import { officialOdds } from './official-odds.ts';
import type { OutcomeLine } from './outcome-totals.ts';
import { cutAt, payoutOf } from './prize.ts';
import { worstOutcome } from './worst-outcome.ts';
import type { Draw, Play } from '../play/play.ts';

const quotedOf = (play: Play) =>
  play.style === 'credit' ? defaultCreditOdds(play) : officialOdds(play, 1960);

/** Returns the payout of lines at a draw, judged one by one. */
const paidAt = (lines: readonly OutcomeLine[], draw: Draw): bigint =>
  lines.reduce((sum, { play, selection, odds, unitStake, mostPrize, bets = 1 }) => {
    const { tiers, refunds } = play.hits(selection, draw);
    const hits = { tiers: play.tiersOf(selection).map((tier) => tiers[tier]!), refunds };
    const { prize, refund } = cutAt(payoutOf(play, hits, odds, unitStake), mostPrize ?? null);
    return sum + (prize + refund) * BigInt(bets);
  }, 0n);

function line(code: string, content: string, unit = 2000, rest: Partial<OutcomeLine> = {}) {
  const play = findPlay(code)?.on(Date.UTC(2026, 5, 1));
  invariant(play, code);
  const parsed = play.parse(content);
  invariant(parsed.ok, `${code} ${content}`);
  const odds = play.oddsOf(parsed.value, quotedOf(play));
  return { play, selection: parsed.value, odds, unitStake: mills(unit), ...rest };
}

const anyLine = (play: Play): fc.Arbitrary<OutcomeLine> =>
  fc
    .record({
      selection: smallSelection(play, 300),
      unit: fc.integer({ min: 1, max: 100_000 }),
      cap: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
      bets: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ selection, unit, cap, bets }) => ({
      play,
      selection,
      odds: play.oddsOf(selection, quotedOf(play)),
      unitStake: mills(unit),
      mostPrize: cap === null ? null : BigInt(cap),
      bets,
    }));

/** Draws that one test looks at, one by one. */
const MOST_DRAWS = 6_000;
const plays = provenPlays();

describe.each(FAMILIES)('the worst outcome of random bets: $code', ({ code }) => {
  const own = plays.filter(({ family }) => family === code);
  const sets = fc.array(fc.constantFrom(...own).chain(anyLine), { minLength: 1, maxLength: 5 });

  test('equals brute force when exact and is never below a draw', () => {
    fc.assert(
      fc.property(sets, fc.array(anyDraw(own[0]!), { maxLength: 30 }), (lines, draws) => {
        const { kind, amount } = worstOutcome(lines, { mostWork: 100_000 });
        for (const draw of draws) expect(paidAt(lines, draw)).toBeLessThanOrEqual(amount);
        const looks = lines.map(({ play, selection }) => lookOf(play, selection));
        const at = looks.flatMap((look) =>
          look?.kind === 'places' ? look.at : everywhere(own[0]!),
        );
        const places = [...new Set(at)];
        if (kind === 'bound' || outcomesAt(own[0]!, places) > MOST_DRAWS) return;
        let most = 0n;
        for (const draw of drawsAt(own[0]!, places)) {
          const paid = paidAt(lines, draw);
          if (paid > most) most = paid;
        }
        expect(amount).toBe(most);
      }),
      { numRuns: 5, seed: 1 },
    );
  });
});

describe('the worst outcome', () => {
  test('equals the larger of two opposite sides', () => {
    const lines = [line('ssc.fixed', '0,1,2,3,4||||'), line('ssc.fixed', '5,6,7,8,9||||', 6000)];
    expect(worstOutcome(lines)).toEqual({ kind: 'exact', amount: 58_800n });
  });

  test('adds up independent positions but not exclusive sides', () => {
    const lines = [
      line('ssc.fixed', '3||||'),
      line('ssc.fixed', '|3|||'),
      line('ssc.dt01.three', '龙'),
      line('ssc.dt01.three', '虎'),
      line('ssc.fixed', '||||9'),
    ];
    let most = 0n;
    for (const draw of drawsAt(lines[0]!.play, [0, 1, 4])) {
      const paid = paidAt(lines, draw);
      if (paid > most) most = paid;
    }
    expect(worstOutcome(lines)).toEqual({ kind: 'exact', amount: most });
    // 3 at both positions is a tie of dragon and tiger.
    expect(most).toBe(3n * 19_600n);
  });

  test.each([
    // Sides of a sum, of draws too many to look at each: by the classes of the sum.
    ['kl8', [line('kl8.c.total', 'big', 5000), line('kl8.c.total', 'small', 3000)]],
    ['lhc', [line('lhc.te.two', 'big', 5000), line('lhc.te.two', 'small', 3000)]],
  ])('equals one of the exclusive sides of %s', (_, lines) => {
    const [big] = lines;
    const { kind, amount } = worstOutcome(lines);
    expect(kind).toBe('exact');
    expect(amount).toBe(worstOutcome([big!]).amount);
  });

  test('is a bound within the cap when there are more than a million outcomes', () => {
    const lines = ['pk10.fixed15', 'pk10.fixed610'].flatMap((code) =>
      ['01||||', '|01|||', '||01||', '|||01|', '||||01'].map((content) => line(code, content)),
    );
    const one = worstOutcome([lines[0]!]);
    expect(one.kind).toBe('exact');
    // Car 1 finishes once, which the bound does not see.
    expect(worstOutcome(lines)).toEqual({ kind: 'bound', amount: mills(one.amount * 10n) });
    const cap = mills(50_000);
    expect(worstOutcome(lines, { cap })).toEqual({ kind: 'bound', amount: cap });
    expect(worstOutcome(lines.slice(0, 6), { cap })).toEqual({ kind: 'exact', amount: one.amount });
  });

  test('includes equal bets, capped prizes and refunds of ties', () => {
    const cut = line('ssc.fixed', '3||||', 2000, { mostPrize: 10_000n, bets: 3 });
    expect(worstOutcome([cut]).amount).toBe(30_000n);
    const tie = line('ssc.dt01.two', '龙', 2000, { mostPrize: 1n, bets: 2 });
    expect(worstOutcome([tie])).toEqual({ kind: 'exact', amount: 4000n });
    expect(worstOutcome([tie], { mostWork: 0 })).toEqual({ kind: 'bound', amount: 4000n });
    expect(worstOutcome([])).toEqual({ kind: 'exact', amount: 0n });
  });
});
