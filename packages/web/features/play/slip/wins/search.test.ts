import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills, type Money } from '@fairlot/rules/core/money';
import { defaultCreditOdds } from '@fairlot/rules/odds/credit-odds';
import { officialOdds, prizeOf, prizePerHit } from '@fairlot/rules/odds/index';
import { findPlay } from '@fairlot/rules/play/index';
import { lookOf } from '@fairlot/rules/play/outcome/look';
import { drawsAt, outcomesAt } from '@fairlot/rules/play/outcome/space';
import type { Draw, Play } from '@fairlot/rules/play/play';
import { anyDraw, provenPlays, smallSelection } from '@fairlot/rules/play/proof/sample';
import { FAMILIES } from '@fairlot/rules/play/registry';
import { tallyContent, isCounted, type NewLine } from '../../board/picks/index.ts';
import { noteLine, creditLines } from '../../board/credit/index.ts';
import { officialLine, totalsOf } from '../lines/cart.ts';
import type { WinTerms } from './ask.ts';
import { QUICK, WHOLE } from './room.ts';
import { findMostWin } from './search.ts';

const NOW = Date.UTC(2026, 5, 1);
const GROUP = 1956;
const plays = provenPlays();
const odds = Object.fromEntries(
  plays.flatMap((play) =>
    play.style === 'credit' ? [[play.form, defaultCreditOdds(play)] as const] : [],
  ),
);
const table = { version: 1, plays: odds, closed: [] };
const TERMS: WinTerms = {
  PrizeLimit: mills(400_000_000),
  MinStake: mills(1),
  MaxStake: mills(1_000_000_000),
  PlayLimits: {},
  Plays: odds,
};

type Bet = { readonly content: string; readonly stake: string; readonly mode: 0 | 1 | 2 | 3 };

function lineOf(play: Play, { content, stake, mode }: Bet, group = GROUP): NewLine {
  const counted = tallyContent(play, content);
  invariant(isCounted(counted), `${play.code} ${content}`);
  if (play.style === 'official') {
    const multiple = Number(stake);
    return officialLine(play, counted, { mode, multiple, group }, officialOdds(play, group));
  }
  const [line] =
    play.options.length > 0
      ? creditLines({ [play.code]: { [content]: stake } }, [play], table)
      : [noteLine(table, play, counted, stake)];
  invariant(line, `${play.code} ${content}`);
  return line;
}

const find = (lines: readonly NewLine[], terms = TERMS, room = WHOLE) => {
  const steps = findMostWin([{ lines, terms, prizeGroup: GROUP, nowMs: NOW }], findPlay, room);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

/** The prizes of lines at a draw, judged and cut one by one; what a tie gives back is none. */
function prizesAt(lines: readonly NewLine[], draw: Draw, terms: WinTerms): bigint {
  return lines.reduce((sum, line) => {
    const play = findPlay(line.play)!.on(NOW);
    const parsed = play.parse(line.content);
    invariant(parsed.ok, line.content);
    const isCredit = play.style === 'credit';
    const quoted = isCredit ? odds[play.form]! : officialOdds(play, line.group ?? GROUP);
    const able = play.tiersOf(parsed.value);
    const { tiers, refunds } = play.hits(parsed.value, draw);
    const hits = { tiers: able.map((tier) => tiers[tier]!), refunds };
    const unit = mills(line.amount / BigInt(line.notes));
    const pay = play.paysPerHit ? prizePerHit : prizeOf;
    const { prize } = pay(hits, play.oddsOf(parsed.value, quoted), unit);
    return sum + (prize > terms.PrizeLimit ? terms.PrizeLimit : prize);
  }, 0n);
}

const MOST_DRAWS = 6_000;

describe.each(FAMILIES)('the largest win of a slip: $code', ({ code }) => {
  const own = plays.filter(({ family }) => family === code);
  const anyLine = fc.constantFrom(...own).chain((play) =>
    fc
      .record({
        content:
          play.options.length > 0
            ? fc.constantFrom(...play.options.map((option) => option.code))
            : smallSelection(play, 300).map((selection) => play.format(selection)),
        stake: fc.integer({ min: 1, max: 500 }).map(String),
        mode: fc.constantFrom(0, 1, 2, 3),
        group: fc.constantFrom(1800, 1900, GROUP),
      })
      .map(({ group, ...bet }) => lineOf(play, bet, group)),
  );
  const slips = fc.array(anyLine, { minLength: 1, maxLength: 4 });
  const limits = fc.constantFrom(TERMS.PrizeLimit, mills(1_500), mills(60_000));

  test('is what the best draw pays when exact, and no draw pays more', () => {
    fc.assert(
      fc.property(
        slips,
        fc.array(anyDraw(own[0]!), { minLength: 20, maxLength: 20 }),
        limits,
        (lines, draws, PrizeLimit) => {
          const terms = { ...TERMS, PrizeLimit };
          const { kind, amount } = find(lines, terms, { ...WHOLE, work: 60_000 });
          expect(amount).toBeLessThanOrEqual(totalsOf(lines, terms).most);
          for (const draw of draws) {
            expect(prizesAt(lines, draw, terms)).toBeLessThanOrEqual(amount);
          }
          const at = lines.map((line) => {
            const play = findPlay(line.play)!.on(NOW);
            const parsed = play.parse(line.content);
            const look = parsed.ok ? lookOf(play, parsed.value) : undefined;
            return look?.kind === 'places' ? look.at : undefined;
          });
          const places = [...new Set(at.flatMap((each) => each ?? []))];
          if (kind === 'bound' || at.includes(undefined)) return;
          if (outcomesAt(own[0]!, places) > MOST_DRAWS) return;
          let most = 0n;
          for (const draw of drawsAt(own[0]!, places)) {
            const paid = prizesAt(lines, draw, terms);
            if (paid > most) most = paid;
          }
          expect(amount).toBe(most);
        },
      ),
      { numRuns: 6, seed: 3 },
    );
  });
});

describe('the largest win of a slip', () => {
  const on = (code: string) => findPlay(code)!.on(NOW);
  const credit = (code: string, contents: readonly string[], stake = '10') =>
    contents.map((content) => lineOf(on(code), { content, stake, mode: 0 }));

  test('does not add up sides that exclude each other', () => {
    const lines = credit('ssc.c.total', ['big', 'small']);
    expect(totalsOf(lines, TERMS).most).toBe(39_600n);
    expect(find(lines)).toEqual({ kind: 'exact', amount: 19_800n });
    // Too many verdicts for a moment: a bound until they are counted.
    const other = credit('ssc.c.total', ['big', 'small']);
    expect(find(other, TERMS, QUICK)).toEqual({ kind: 'bound', amount: 39_600n });
  });

  test('takes one of five special numbers, in a moment', () => {
    const lines = credit('lhc.te.num', ['01', '08', '13', '22', '49']);
    expect(totalsOf(lines, TERMS).most).toBe(2_352_000n);
    expect(find(lines, TERMS, QUICK)).toEqual({ kind: 'exact', amount: 470_400n });
  });

  test('cuts each bet at what it is paid at most', () => {
    const lines = credit('lhc.te.num', ['01', '08']);
    const PrizeLimit = mills(100_000);
    expect(find(lines, { ...TERMS, PrizeLimit })).toEqual({ kind: 'exact', amount: 100_000n });
    const PlayLimits = { 'lhc.te.num': { SoloNotes: 1, SoloPrize: mills(40_000) } };
    const solo = { ...TERMS, PlayLimits } as unknown as WinTerms;
    expect(find(credit('lhc.te.num', ['01', '08']), solo).amount).toBe(50_000n);
  });

  test('is a bound where odds are not known or a slip is too long to read', () => {
    const lines = credit('lhc.te.zodiac', ['rat']).map(({ odds: _, ...line }) => line);
    expect(find(lines, { ...TERMS, Plays: {} }).kind).toBe('bound');
    const long = { ...lines[0]!, content: '1'.repeat(20_001), most: 7n as Money };
    expect(find([long])).toEqual({ kind: 'bound', amount: 7n });
  });

  test('examines no notes of a bet that hits once, and too many of no other', () => {
    const digits = '0,1,2,3,4,5,6,7,8,9';
    const all = (code: string, content: string) => [
      lineOf(on(code), { content, stake: '1', mode: 0 }),
    ];
    const five = all('ssc.star5.direct', Array.from({ length: 5 }, () => digits).join('|'));
    expect(find(five, TERMS, QUICK)).toEqual({ kind: 'exact', amount: five[0]!.most });
    expect(find([...five, ...five]).kind).toBe('bound');
    const pick = all(
      'kl8.pick5',
      Array.from({ length: 16 }, (_, i) => `0${i + 1}`.slice(-2)).join(),
    );
    expect(find(pick).kind).toBe('bound');
  });

  test('is a bound until the plays of all lines are known', () => {
    const lines = credit('pc28.two', ['big', 'small']);
    const ask = { lines, terms: TERMS, prizeGroup: 0, nowMs: NOW };
    const kindOf = (known: number) => {
      const steps = findMostWin([{ ...ask, known }], findPlay, WHOLE);
      let step = steps.next();
      while (!step.done) step = steps.next();
      return step.value.kind;
    };
    expect([kindOf(1), kindOf(2)]).toEqual(['bound', 'exact']);
  });

  test('adds up the games of a combo', () => {
    const ask = (lines: readonly NewLine[]) => ({
      lines,
      terms: TERMS,
      prizeGroup: 0,
      nowMs: NOW,
    });
    const asks = [
      ask(credit('pc28.two', ['big', 'small'])),
      ask(credit('lhc.te.two', ['odd', 'even'])),
    ];
    const steps = findMostWin(asks, findPlay, WHOLE);
    let step = steps.next();
    while (!step.done) step = steps.next();
    const each = asks.map(({ lines }) => find(lines).amount);
    expect(step.value).toEqual({ kind: 'exact', amount: each[0]! + each[1]! });
    expect(each[0]).toBeLessThan(20_000n);
  });
});
