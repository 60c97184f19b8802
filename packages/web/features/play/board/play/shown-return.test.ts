import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { CATEGORIES } from '@fairlot/rules/lottery/categories';
import { defaultCreditOdds, officialOdds, ODDS_UNIT, payoutOf } from '@fairlot/rules/odds/index';
import { publishedOdds } from '@fairlot/rules/odds/published-prizes';
import { allPlays } from '@fairlot/rules/play/catalogue';
import {
  MOST_OUTCOMES,
  noteOf,
  outcomesOf,
  sharesOf,
} from '@fairlot/rules/play/proof/count-outcomes';
import { everywhere, outcomesAt } from '@fairlot/rules/play/outcome/space';
import { anySelection } from '@fairlot/rules/play/proof/sample';
import { edgeText, lowestReturn, returnText } from './return-facts.ts';
import type { Hits, Play, Selection, Single } from '@fairlot/rules/play/play';

/**
 * The return that a screen shows is what comes back on average when every outcome is counted: of each
 * tier and option, at the odds that games begin with, and of the lowest of them, as it is written.
 */
type Share = { readonly paid: bigint; readonly of: bigint };

/** All counts go by stakes of this, so that nothing is rounded. */
const UNIT = mills(ODDS_UNIT);
const PRIZE_GROUPS = [1956, 1800];
/** Notes that are looked at until each tier of a play had one. */
const NOTES = 400;

/** What each tier of a play that quotes its tiers brings on average, by a note that can win it. */
function byNotes(play: Play) {
  const found: { readonly tiers: readonly number[]; pay(odds: readonly bigint[]): Share }[] = [];
  const missing = new Set(play.tiers.keys());
  for (const single of notesOf(play)) {
    if (missing.size === 0) break;
    if (single.tiers && !single.tiers.some((tier) => missing.has(tier))) continue;
    const { wins, ties, scale } = outcomesOf(play, single);
    const tiers = [...play.tiers.keys()].filter((tier) => wins[tier]! > 0n);
    if (!tiers.some((tier) => missing.has(tier))) continue;
    for (const tier of tiers) missing.delete(tier);
    const pay = (odds: readonly bigint[]): Share => ({
      paid: tiers.reduce((sum, tier) => sum + wins[tier]! * odds[tier]!, ties * ODDS_UNIT),
      of: play.outcomes * scale * ODDS_UNIT,
    });
    found.push({ tiers, pay });
  }
  expect([...missing]).toEqual([]);
  return found;
}

function* notesOf(play: Play): Generator<Single> {
  yield noteOf(play);
  if (play.tiers.length === 1 || play.tiersShareNote) return;
  let notes = 0;
  for (const selection of fc.sample(anySelection(play, 2000), { numRuns: 60, seed: play.id })) {
    for (const single of play.singles(selection)) {
      yield single;
      if (++notes % 8 === 0) break;
    }
    if (notes > NOTES) return;
  }
}

function readOf(play: Play, content: string): Selection {
  const parsed = play.parse(content);
  if (!parsed.ok) throw new Error(`${play.code} reads ${content}`);
  return parsed.value;
}

/** Every verdict that a draw can give on a selection. */
function verdictsOf(play: Play, selection: Selection) {
  const [single] = [...play.singles(selection)];
  const own = play.tiersOf(selection);
  // What draws bring, and how many of them bring it.
  const verdicts = new Map<string, { hits: Hits; draws: bigint }>();
  let outcomes = 0n;
  const at = single?.at ?? play.at ?? everywhere(play);
  for (const { draws, ways } of sharesOf(play, at, single?.decidedBy)) {
    for (const draw of draws) {
      const { tiers, refunds } = play.hits(selection, draw);
      const key = `${tiers.join()} ${refunds}`;
      const known = verdicts.get(key);
      if (known) known.draws += ways;
      else {
        const hits = { tiers: own.map((tier) => tiers[tier]!), refunds };
        verdicts.set(key, { hits, draws: ways });
      }
      outcomes += ways;
    }
  }
  return { verdicts: [...verdicts.values()], of: outcomes * BigInt(play.count(selection)) * UNIT };
}

/** What a selection brings on average, paid as settlement pays it. */
function bySettling(play: Play, content: string): (odds: readonly bigint[]) => Share {
  const selection = readOf(play, content);
  const { verdicts, of } = verdictsOf(play, selection);
  return (odds) => {
    const frozen = play.oddsOf(selection, odds);
    const paid = verdicts.reduce((sum, { hits, draws }) => {
      const { prize, refund } = payoutOf(play, hits, frozen, UNIT);
      return sum + (prize + refund) * draws;
    }, 0n);
    return { paid, of };
  };
}

/**
 * All options in one sweep, where every draw is looked at and none gives a stake back: how often each is
 * hit so many times.
 */
function optionsOf(play: Play) {
  const at = play.at ?? everywhere(play);
  if (outcomesAt(play, at) > MOST_OUTCOMES) return undefined;
  const selection = readOf(play, play.options.map(({ code }) => code).join());
  const often = play.options.map((): bigint[] => []);
  let outcomes = 0n;
  for (const { draws, ways } of sharesOf(play, at, undefined)) {
    const own = often.map((): number[] => []);
    let all = 0;
    for (const draw of draws) {
      const { tiers, refunds } = play.hits(selection, draw);
      if (refunds > 0) return undefined;
      for (const [i, hits] of tiers.entries()) own[i]![hits] = (own[i]![hits] ?? 0) + 1;
      all += 1;
    }
    own.forEach((counts, i) =>
      counts.forEach((count, hits) => {
        often[i]![hits] = (often[i]![hits] ?? 0n) + BigInt(count) * ways;
      }),
    );
    outcomes += BigInt(all) * ways;
  }
  return often.map((counts) => (odds: bigint): Share => {
    const paid = counts.reduce((sum, count, hits) => {
      const { prize } = payoutOf(play, { tiers: [hits], refunds: 0 }, [odds], UNIT);
      return sum + prize * count;
    }, 0n);
    return { paid, of: outcomes * UNIT };
  });
}

/** Of each quote of a play the odds are for: what it brings on average. */
function countedOf(play: Play): (odds: readonly bigint[]) => readonly Share[] {
  if (play.options.length > 0) {
    const together = optionsOf(play);
    if (together) return (odds) => together.map((option, i) => option(odds[i]!));
    const options = play.options.map(({ code }) => bySettling(play, code));
    return (odds) => options.map((option) => option(odds));
  }
  if (play.quotes === play.tiers) {
    const notes = byNotes(play);
    return (odds) => notes.map(({ pay }) => pay(odds));
  }
  const symbols = play.layout.rows[0]!.symbols.map((symbol) => bySettling(play, symbol));
  return (odds) => symbols.map((symbol) => symbol(odds));
}

/** Cut after one decimal of a percent, worked out apart from the code. */
const percent = (thousandths: bigint): string => `${thousandths / 10n}.${thousandths % 10n}%`;

function expectShown(play: Play, odds: readonly bigint[], counted: readonly Share[]): void {
  const least = counted.reduce((low, one) => (one.paid * low.of < low.paid * one.of ? one : low));
  const shown = lowestReturn(play, odds);
  expect(shown.over * least.of).toBe(least.paid * shown.under);
  const thousandths = (least.paid * 1000n) / least.of;
  expect(returnText(shown)).toBe(percent(thousandths));
  // What comes back and what is kept make a whole, but for what the cut of the first leaves out.
  expect(edgeText(shown)).toBe(percent(1000n - thousandths));
}

/** Legs of parlays and parts of sums are quoted on their own; two animals take the lower of two odds. */
const OWN_COUNTS = ['lhc.zm.parlay', 'pc28.num3', 'lhc.lm.e2.zz'];

/** Of plays that go by the lunar year two in any case, all twelve in the long run. */
const isLooked = ({ form }: Play): boolean =>
  Boolean(process.env['TEST_LONG']) || !form.includes('@') || /@20(26|35)$/.test(form);

const forms = allPlays()
  .flatMap((play) => play.forms())
  .filter(isLooked);

describe.each(forms.filter(({ code }) => !OWN_COUNTS.includes(code)))('$form', (play) => {
  test('shows the return that counting all outcomes gives', () => {
    const counted = countedOf(play);
    if (play.style === 'credit') {
      const odds = defaultCreditOdds(play);
      return expectShown(play, odds, counted(odds));
    }
    for (const group of PRIZE_GROUPS) {
      const odds = officialOdds(play, group);
      expectShown(play, odds, counted(odds));
    }
    for (const category of CATEGORIES) {
      const published = publishedOdds(category).get(play.form);
      if (published) expectShown(play, published, counted(published));
    }
  });
});
