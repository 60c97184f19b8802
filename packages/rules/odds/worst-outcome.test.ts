import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invariant } from '../core/invariant.ts';
import { mills } from '../core/money.ts';
import { findPlay } from '../play/index.ts';
import { countClasses, joinDecidedBy, lookOf } from '../play/outcome/look.ts';
import { drawClasses } from '../play/outcome/partition.ts';
import { drawsAt, everywhere, outcomesAt, zonesOf } from '../play/outcome/space.ts';
import { anyDraw, provenPlays, smallSelection } from '../play/proof/sample.ts';
import { FAMILIES } from '../play/registry.ts';
import { defaultCreditOdds } from './credit-odds.ts';
import { officialOdds } from './official-odds.ts';
import type { Counting, OutcomeLine } from './outcome-totals.ts';
import { cutAt, payoutOf } from './prize.ts';
import { worstOutcome } from './worst-outcome.ts';
import type { Draw, Play } from '../play/play.ts';

const quotedOf = (play: Play) =>
  play.style === 'credit' ? defaultCreditOdds(play) : officialOdds(play, 1960);

/** Returns what counts of the payout of lines at a draw, judged one by one. */
const paidAt = (lines: readonly OutcomeLine[], draw: Draw, counting: Counting = 'payout'): bigint =>
  lines.reduce((sum, { play, selection, odds, unitStake, mostPrize, bets = 1 }) => {
    const { tiers, refunds } = play.hits(selection, draw);
    const hits = { tiers: play.tiersOf(selection).map((tier) => tiers[tier]!), refunds };
    const { prize, refund } = cutAt(payoutOf(play, hits, odds, unitStake), mostPrize ?? null);
    return sum + (counting === 'prize' ? prize : prize + refund) * BigInt(bets);
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

/** Draws that one comparison looks at, one by one; the first of a family may take many. */
const MOST_DRAWS = 6_000;
const MOST_FIRST = 120_000;
const plays = provenPlays();

/** The largest payout over every outcome, or over every class of draws where there are too many outcomes. */
function mostByForce(
  lines: readonly OutcomeLine[],
  counting: Counting,
  mostDraws: number,
): bigint | undefined {
  const [{ play } = {}] = lines;
  invariant(play, 'some lines');
  const looks = lines.map(({ play: own, selection }) => lookOf(own, selection));
  const at = looks.flatMap((look) => (look?.kind === 'places' ? look.at : everywhere(play)));
  const places = [...new Set(at)];
  let draws: Iterable<Draw>;
  if (outcomesAt(play, places) <= mostDraws) draws = drawsAt(play, places);
  else {
    const by = joinDecidedBy(looks.flatMap((look) => (look?.kind === 'classes' ? look.by : [])));
    if (!by || looks.some((look) => look?.kind !== 'classes')) return undefined;
    if (countClasses(zonesOf(play), by) > mostDraws) return undefined;
    draws = Array.from(drawClasses(zonesOf(play), by), ({ draw }) => draw);
  }
  let most = 0n;
  for (const draw of draws) {
    const paid = paidAt(lines, draw, counting);
    if (paid > most) most = paid;
  }
  return most;
}

describe.each(FAMILIES)('the worst outcome of random bets: $code', ({ code }) => {
  const own = plays.filter(({ family }) => family === code);
  const sets = fc.array(fc.constantFrom(...own).chain(anyLine), { minLength: 1, maxLength: 5 });

  test.each(['payout', 'prize'] as const)(
    'equals brute force when exact and is never below a draw: %s',
    (counting) => {
      let compared = 0;
      fc.assert(
        fc.property(sets, fc.array(anyDraw(own[0]!), { maxLength: 30 }), (lines, draws) => {
          const { kind, amount } = worstOutcome(lines, {
            mostWork: compared > 0 ? 100_000 : 600_000,
            counting,
          });
          for (const draw of draws) {
            expect(paidAt(lines, draw, counting)).toBeLessThanOrEqual(amount);
          }
          const most = mostByForce(lines, counting, compared > 0 ? MOST_DRAWS : MOST_FIRST);
          if (most === undefined) return;
          expect(most).toBeLessThanOrEqual(amount);
          if (kind === 'exact') expect(amount).toBe(most);
          compared += Number(kind === 'exact');
        }),
        { numRuns: 6, seed: 1 },
      );
      expect(compared).toBeGreaterThan(0);
    },
  );
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
    // Car 1 finishes once, which each play sees for its own positions only.
    expect(worstOutcome(lines)).toEqual({ kind: 'bound', amount: mills(one.amount * 2n) });
    const nothing = { mostWork: 0 };
    expect(worstOutcome(lines, nothing)).toEqual({ kind: 'bound', amount: one.amount * 10n });
    const cap = mills(30_000);
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

  test('counts no stake that a tie gives back as a prize', () => {
    // 49 is neither big nor small, odd nor even: it gives all stakes back and pays nothing.
    const lines = ['big', 'odd', 'hodd', 'tbig', 'small', 'even'].map((side) =>
      line('lhc.te.two', side, 10_000),
    );
    const four = worstOutcome(lines.slice(0, 4), { counting: 'prize' });
    expect(worstOutcome(lines, { counting: 'prize' })).toEqual(four);
    const ties = lines.map((each) => ({ ...each, mostPrize: 1n }));
    expect(worstOutcome(ties)).toEqual({ kind: 'exact', amount: 60_000n });
    expect(worstOutcome(ties, { counting: 'prize' })).toEqual({ kind: 'exact', amount: 4n });
  });

  test('needs no verdict for one bet that can hit once', () => {
    const [direct] = [line('ssc.fixed', '3||||')];
    const none = { counting: 'prize', mostWork: 0 } as const;
    expect(worstOutcome([direct], none)).toEqual({ kind: 'exact', amount: 19_600n });
    const both = [direct, line('ssc.fixed', '|3|||')];
    expect(worstOutcome(both, none)).toEqual({ kind: 'exact', amount: 39_200n });
    // Two hits at most, which only verdicts tell.
    const wide = line('ssc.fixed', '3|3|||');
    expect(worstOutcome([wide], none).kind).toBe('bound');
    expect(worstOutcome([wide], { counting: 'prize' }).kind).toBe('exact');
  });
});
