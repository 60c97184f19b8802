import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allPlays } from '@fairlot/rules/play/catalogue';
import { fittingDraw } from '@fairlot/rules/play/proof/fitting-draw';
import { anyDraw, smallSelection } from '@fairlot/rules/play/proof/sample';
import { FAMILIES } from '@fairlot/rules/play/registry';
import { defaultCreditOdds, officialOdds, payoutOf } from '@fairlot/rules/odds/index';
import { mills } from '@fairlot/rules/core/money';
import type { Draw, Play, Quote, Selection } from '@fairlot/rules/play/play';
import { askPython, hasPython, withPython } from './python.ts';

/** Cases of a family: selections of all its plays, each at several draws. */
const CASES = process.env['TEST_LONG'] ? 100_000 : 10_000;
const DRAWS_EACH = 5;
/** Of the draws of a selection so many are looked for that bring it something, among so many. */
const WON_EACH = 3;
const DRAWS_TRIED = 20;
/** Python writes every note out, so that a selection has few; 包胆 of three zones has 162 at least. */
const MOST_NOTES = 170;
const SEED = 20_261;

/** Last and first moments of lunar years, two of them a day off in common calendars, and a summer's day. */
const DRAWN_AT = [
  '2026-02-16T23:59:59+08:00',
  '2026-02-17T00:00:00+08:00',
  '2026-06-01T08:00:00+08:00',
  '2027-02-06T00:00:00+08:00',
  '2030-02-02T23:59:59+08:00',
  '2035-02-08T00:00:00+08:00',
].map((text) => Date.parse(text));

const PRIZE_GROUP = 1956;
/** What a note is bet with, thousandths: one that leaves something to round. */
const UNIT = mills(2006n * 7n);

type Case = readonly [at: number, content: string, draw: Draw, drawnMs: number];
/** The prize is in thousandths, as text; null where odds are not those of tiers. */
type Answer = readonly [
  notes: number,
  hits: readonly number[],
  refunds: number,
  prize: string | null,
];
type Answers = { readonly families: readonly string[]; readonly answers: readonly Answer[] };

const ask = async (asked: readonly Play[], cases: readonly Case[]): Promise<Answers> => {
  const table = { plays: asked.map(told), prizeGroup: PRIZE_GROUP, unit: String(UNIT), cases };
  return (await askPython('judges.py', table)) as Answers;
};

/** What Python is told of a play: its name, and how often it wins; not how it is judged. */
const told = (play: Play) => ({
  code: play.code,
  family: play.family,
  tiers: (play.options.length > 0 ? play.options : play.tiers).map(({ code }) => code),
  style: play.style,
  outcomes: String(play.outcomes),
  quotes: play.quotes.map((quote, i) => counts(quote, play.options[i]?.hits)),
  share: play.share === undefined ? null : Number(play.share),
  tiersShareNote: play.tiersShareNote,
  paysPerHit: play.paysPerHit,
  isPriced: isPriced(play),
});

/** Whether odds are quoted for tiers, or for what one of several hits pays; not for legs or pairs. */
const isPriced = ({ tiers, quotes, isParlay }: Play): boolean =>
  !isParlay &&
  tiers.every((tier) => quotes.some(({ code }) => code === tier.code.replace(/(?<=.)h\d$/, '')));

const counts = ({ code, wins, ties, hits }: Quote, own: bigint | undefined) => ({
  code,
  wins: String(wins),
  ties: String(ties),
  hits: String(own ?? hits ?? wins),
});

/** Cases of one form of a play, the same in every run. */
function casesOf(play: Play, at: number, drawnMs: number, many: number): Case[] {
  const numRuns = Math.ceil(many / DRAWS_EACH);
  const seed = SEED + play.id * DRAWN_AT.length + DRAWN_AT.indexOf(drawnMs);
  return fc
    .sample(smallSelection(play, MOST_NOTES), { numRuns, seed })
    .flatMap((selection, run) =>
      drawsFor(play, selection, seed + run).map((draw): Case => [
        at,
        play.format(selection),
        draw,
        drawnMs,
      ]),
    );
}

/** Draws of which some bring the selection something, where such were found. */
function drawsFor(play: Play, selection: Selection, seed: number): readonly Draw[] {
  const fitting = fittingDraw(play, play.format(selection));
  const tried = fc.sample(fc.oneof(anyDraw(play), fitting, fitting), {
    numRuns: DRAWS_TRIED,
    seed,
  });
  const won = tried.filter((draw) => wins(play, selection, draw)).slice(0, WON_EACH);
  return [...won, ...tried.filter((draw) => !won.includes(draw))].slice(0, DRAWS_EACH);
}

const wins = (play: Play, selection: Selection, draw: Draw): boolean =>
  play.hits(selection, draw).tiers.some((hits) => hits > 0);

function prizeOf(play: Play, selection: Selection, draw: Draw): string | null {
  if (!isPriced(play)) return null;
  const quoted =
    play.style === 'official' ? officialOdds(play, PRIZE_GROUP) : defaultCreditOdds(play);
  const { tiers, refunds } = play.hits(selection, draw);
  const own = play.tiersOf(selection).map((tier) => tiers[tier] ?? 0);
  const odds = play.oddsOf(selection, quoted);
  return String(payoutOf(play, { tiers: own, refunds }, odds, UNIT).prize);
}

function ours(forms: readonly Play[], [at, content, draw]: Case): Answer {
  const play = forms[at];
  if (!play) throw new Error('a case of a play');
  const selection = play.parse(content);
  if (!selection.ok) throw new Error(`${play.code} does not read ${content}`);
  const { tiers, refunds } = play.hits(selection.value, draw);
  const prize = prizeOf(play, selection.value, draw);
  return [play.count(selection.value), [...tiers], refunds, prize];
}

/** Each play of a family as it is at some of the times, and cases of all of them. */
function casesOfFamily(family: string): { forms: readonly Play[]; cases: readonly Case[] } {
  const own = allPlays().filter((play) => play.family === family);
  const each = Math.ceil(CASES / own.length);
  const forms: Play[] = [];
  const cases = own.flatMap((play) => {
    const times = play.forms().length > 1 ? DRAWN_AT : DRAWN_AT.slice(0, 1);
    return times.flatMap((drawnMs) => {
      const at = forms.push(play.on(drawnMs)) - 1;
      return casesOf(forms[at]!, at, drawnMs, Math.ceil(each / times.length));
    });
  });
  return { forms, cases };
}

const named = withPython(`${CASES} bets of a family`);
describe.skipIf(!hasPython)(named, { timeout: 120_000 }, async () => {
  const families = hasPython ? (await ask([], [])).families : [];

  test('every family has its judge', () => {
    expect([...families].toSorted()).toEqual(FAMILIES.map(({ code }) => code).toSorted());
  });

  test.each(families)('%s', async (family) => {
    const { forms, cases } = casesOfFamily(family);
    expect(cases.length).toBeGreaterThanOrEqual(CASES);
    const asked = ask(forms, cases);
    const expected = cases.map((one) => ours(forms, one));
    const { answers } = await asked;
    const wrong = expected.findIndex((answer, n) => `${answer}` !== `${answers[n]}`);
    // All that is needed to look at the first difference.
    const [at = 0, ...seen] = cases[wrong] ?? [];
    const found = { play: forms[at]?.form, seen, ours: expected[wrong], theirs: answers[wrong] };
    expect(wrong === -1 ? undefined : found).toBeUndefined();

    const won = cases.filter((_, n) => expected[n]![1].some((hits) => hits > 0));
    const wonBy = new Set(won.map(([play]) => forms[play]!.code));
    expect(forms.map(({ code }) => code).filter((code) => !wonBy.has(code))).toEqual([]);
    expect(won.length / cases.length).toBeGreaterThan(0.3);
  });
});
