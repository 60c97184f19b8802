import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invariant } from '../core/invariant.ts';
import { mills } from '../core/money.ts';
import { findPlay } from '../play/index.ts';
import { lookOf, MOST_CLASSES } from '../play/outcome/look.ts';
import { drawsAt, outcomesAt } from '../play/outcome/space.ts';
import { provenPlays, smallSelection } from '../play/proof/sample.ts';
import { defaultCreditOdds } from './credit-odds.ts';
import { countedTurnover, type TurnoverLine } from './counted-turnover.ts';
import { officialOdds } from './official-odds.ts';
import { payoutOf } from './prize.ts';
import { turnoverSide } from './turnover.ts';
import type { Play, Selection } from '../play/play.ts';

function lineOf(play: Play, selection: Selection, unit: number, group = 1960): TurnoverLine {
  const notes = play.count(selection);
  const quoted = play.style === 'credit' ? defaultCreditOdds(play) : officialOdds(play, group);
  return {
    play,
    selection,
    odds: play.oddsOf(selection, quoted),
    unitStake: mills(unit),
    stake: BigInt(unit) * BigInt(notes),
    side: turnoverSide(play, play.format(selection), notes),
  };
}

function bet(code: string, content: string, unit = 40_000, group?: number): TurnoverLine {
  const play = findPlay(code)?.on(Date.UTC(2026, 5, 1));
  invariant(play, code);
  const parsed = play.parse(content);
  invariant(parsed.ok, `${code} ${content}`);
  return lineOf(play, parsed.value, unit, group);
}

const counted = (...lines: TurnoverLine[]): bigint => {
  const { stake, wide, opposed } = countedTurnover(lines);
  return stake - wide - opposed;
};

const stakes = (...lines: TurnoverLine[]): bigint =>
  lines.reduce((sum, { stake }) => sum + stake, 0n);

const set = (name: string, ...lines: TurnoverLine[]) => ({ name, lines });

describe('bets whose result is certain count for nothing', () => {
  test.each([
    set(
      'halves of a position',
      bet('ssc.fixed', '0,1,2,3,4||||'),
      bet('ssc.fixed', '5,6,7,8,9||||'),
    ),
    set(
      'three parts of a position',
      bet('ssc.fixed', '||0,1,2||'),
      bet('ssc.fixed', '||3,4,5||'),
      bet('ssc.fixed', '||6,7,8,9||'),
    ),
    set(
      'a wide bet and what it leaves',
      bet('ssc.fixed', '0,1,2,3,4,5,6||||'),
      bet('ssc.fixed', '7,8,9||||'),
    ),
    set(
      'halves of a place of cars',
      bet('pk10.fixed15', '|01,02,03,04,05|||'),
      bet('pk10.fixed15', '|06,07,08,09,10|||'),
    ),
    set(
      'one sum of kl8 among five elements',
      ...['jin', 'mu', 'shui', 'huo', 'tu'].map((code) => {
        const line = bet('kl8.c.wuxing', code);
        // Stakes in proportion to the odds.
        const unit = Math.round(1e12 / Number(line.odds[0]));
        return {
          ...line,
          unitStake: mills(unit),
          stake: BigInt(unit),
          odds: [10_000_000_000_000n / BigInt(unit)],
        };
      }),
    ),
    set(
      'halves at two prize groups',
      bet('ssc.fixed', '0,1,2,3,4||||', 40_000, 1900),
      bet('ssc.fixed', '5,6,7,8,9||||', 38_776, 1960),
    ),
  ])('$name', ({ lines }) => {
    // Prizes are rounded down, so that results may differ by thousandths.
    expect(Number(counted(...lines))).toBeLessThanOrEqual(Number(stakes(...lines)) / 10_000);
  });

  test.each([
    set('a number left out', bet('ssc.fixed', '0,1,2,3,4||||'), bet('ssc.fixed', '5,6,7,8||||')),
    set('a wide bet in two', bet('ssc.fixed', '0,1,2,3||||'), bet('ssc.fixed', '4,5,6||||')),
  ])('counts nothing of bets that cover too much together: $name', ({ lines }) => {
    expect(counted(...lines)).toBe(0n);
  });
});

describe('ordinary bets count in full', () => {
  test.each([
    set('one position', bet('ssc.fixed', '0,1,2,3,4||||')),
    set('six of ten in two bets', bet('ssc.fixed', '0,1,2||||'), bet('ssc.fixed', '3,4,5||||')),
    set(
      'halves of two positions',
      bet('ssc.fixed', '0,1,2,3,4||||'),
      bet('ssc.fixed', '|5,6,7,8,9|||'),
    ),
    set('big and odd', bet('ssc.c.total', 'big'), bet('ssc.c.total', 'odd')),
    set(
      'the same bet twice',
      bet('ssc.front3.direct', '1,2|3|4'),
      bet('ssc.front3.direct', '1,2|3|4'),
    ),
    set('sides of two games in one', bet('kl8.c.total', 'big'), bet('kl8.c.updown', 'up')),
  ])('$name', ({ lines }) => {
    expect(counted(...lines)).toBe(stakes(...lines));
  });
});

describe('of opposite bets the difference counts', () => {
  test('counts the difference of unequal halves and other bets in full', () => {
    const halves = [
      bet('ssc.fixed', '0,1,2,3,4||||', 40_000),
      bet('ssc.fixed', '5,6,7,8,9||||', 30_000),
    ];
    expect(counted(...halves)).toBe(50_000n);
    const other = bet('ssc.fixed', '|1|||', 7000);
    expect(counted(...halves, other)).toBe(57_000n);
    // A bet that joins the two positions.
    expect(counted(...halves, other, bet('ssc.front2.direct', '1|1', 5000))).toBe(62_000n);
  });

  test('counts the difference of opposite words', () => {
    expect(counted(bet('ssc.c.total', 'big', 30_000), bet('ssc.c.total', 'small', 12_000))).toBe(
      18_000n,
    );
    const pair = [bet('ssc.dt01.two', '龙'), bet('ssc.dt01.two', '虎')];
    expect(counted(...pair)).toBe(0n);
  });

  test('counts the difference when the positions have more than a million outcomes', () => {
    // Both have car 5, which alone is at risk.
    const halves = [
      bet('pk10.fixed15', '01,02,03,04,05||||'),
      bet('pk10.fixed15', '05,06,07,08,09,10||||'),
    ];
    const others = ['pk10.fixed15', 'pk10.fixed610'].flatMap((code) =>
      ['|01|||', '||01||', '|||01|', '||||01'].map((content) => bet(code, content, 1000)),
    );
    expect(counted(...halves, ...others)).toBe(40_000n + 8000n);
  });

  test('limits the work for one player', () => {
    const halves = [bet('ssc.fixed', '0,1,2,3,4||||'), bet('ssc.fixed', '5,6,7,8,9||||')];
    expect(countedTurnover(halves, 0).opposed).toBe(0n);
  });
});

const plays = provenPlays().filter(({ code }) => /^(?:ssc|d3|k3|pc28|pk10|lhc\.te)/.test(code));
const MOST_DRAWS = 5_000;

/** A few bets on one game, of plays that look at few outcomes. */
const anyBets: fc.Arbitrary<readonly TurnoverLine[]> = fc
  .constantFrom(...new Set(plays.map(({ family }) => family)))
  .chain((family) => {
    const own = plays.filter(
      (play) => play.family === family && play.outcomes <= 216n && !play.isParlay,
    );
    const one = fc
      .constantFrom(...own)
      .chain((play) =>
        fc
          .tuple(smallSelection(play, 300), fc.constantFrom(1000, 1000, 2000, 50_000))
          .map(([selection, unit]) => lineOf(play, selection, unit)),
      );
    return fc.array(one, { minLength: 1, maxLength: 5 });
  });

test('counts bets the same in any order', () => {
  const lines = [
    bet('ssc.fixed', '2,4,7||||', 8000),
    bet('ssc.fixed', '7,9||||', 9000),
    bet('ssc.fixed', '0,1,2,3,4,5,7||||', 7000),
    bet('ssc.fixed', '0,1,3,5,8||||', 9000),
  ];
  // Before, one order gave 63999 and the other 63000.
  expect(countedTurnover(lines.toReversed())).toEqual(countedTurnover(lines));
});

test('counts at most the uncertain part of any set of bets', () => {
  const seen = { certain: 0, whole: 0 };
  fc.assert(
    fc.property(anyBets, (lines) => {
      const { stake, wide, opposed } = countedTurnover(lines);
      const all = stakes(...lines);
      expect(stake).toBe(all);
      expect(opposed).toBeGreaterThanOrEqual(0n);
      expect(wide).toBe(stakes(...lines.filter(({ side }) => side === 0)));
      const counts = stake - wide - opposed;
      expect(counts).toBeGreaterThanOrEqual(0n);
      if (lines.length === 1) expect(opposed).toBe(0n);
      const looks = lines.map(({ play, selection }) => lookOf(play, selection));
      const at = [...new Set(looks.flatMap((look) => (look?.kind === 'places' ? look.at : [])))];
      const { play } = lines[0]!;
      invariant(outcomesAt(play, at) > 0 && MOST_DRAWS < MOST_CLASSES, 'there are draws');
      if (looks.some((look) => look?.kind !== 'places') || outcomesAt(play, at) > MOST_DRAWS)
        return;
      let [least, most] = [1n << 60n, 0n];
      for (const draw of drawsAt(play, at)) {
        let paid = 0n;
        for (const line of lines) {
          const { tiers, refunds } = line.play.hits(line.selection, draw);
          const own = line.play.tiersOf(line.selection).map((tier) => tiers[tier]!);
          const { prize, refund } = payoutOf(
            line.play,
            { tiers: own, refunds },
            line.odds,
            line.unitStake,
          );
          paid += prize + refund;
        }
        if (paid < least) least = paid;
        if (paid > most) most = paid;
      }
      if (least > 0n) seen.certain += 1;
      if (opposed === 0n && lines.length > 1) seen.whole += 1;
      // No bet wins or loses more by the draw than all of them.
      if (least > 0n) expect(counts).toBeLessThanOrEqual(most - least);
    }),
    { numRuns: 25, seed: 3 },
  );
  expect(seen.certain).toBeGreaterThan(0);
  expect(seen.whole).toBeGreaterThan(5);
});
