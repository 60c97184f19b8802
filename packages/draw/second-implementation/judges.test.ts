import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDraw, anySelection, provenPlays } from '@fairlot/rules/play/proof/sample';
import { FAMILIES } from '@fairlot/rules/play/registry';
import type { Draw, Play } from '@fairlot/rules/play/play';
import { askPython, hasPython, withPython } from './python.ts';

/** Cases of a family: selections of all its plays, each at several draws. */
const CASES = process.env['TEST_LONG'] ? 100_000 : 10_000;
const DRAWS_EACH = 5;
/** Python writes every note out, so that a selection has few. */
const MOST_NOTES = 150;
/** The time at which the plays are looked at: a day of the lunar year 2026. */
const DRAWN_MS = Date.UTC(2026, 5, 1);

type Case = readonly [at: number, content: string, draw: Draw, drawnMs: number];
type Answer = readonly [notes: number, hits: readonly number[], refunds: number];
type Answers = { readonly families: readonly string[]; readonly answers: readonly Answer[] };

const plays = provenPlays();
const ask = async (asked: readonly Play[], cases: readonly Case[]): Promise<Answers> =>
  (await askPython('judges.py', { plays: asked.map(told), cases })) as Answers;

const told = ({ code, family, input, tiers, options }: Play) => ({
  code,
  family,
  input,
  tiers: tiers.map((tier) => tier.code),
  options: options.map((option) => option.code),
});

/** Cases of one play, the same in every run. */
function casesOf(play: Play, at: number, many: number): Case[] {
  const of = fc.tuple(
    anySelection(play, MOST_NOTES),
    fc.array(anyDraw(play), { minLength: DRAWS_EACH, maxLength: DRAWS_EACH }),
  );
  return fc
    .sample(of, { numRuns: Math.ceil(many / DRAWS_EACH), seed: play.id })
    .flatMap(([selection, draws]) =>
      draws.map((draw): Case => [at, play.format(selection), draw, DRAWN_MS]),
    );
}

function ours(own: readonly Play[], [at, content, draw]: Case): Answer {
  const play = own[at];
  if (!play) throw new Error('a case of a play');
  const selection = play.parse(content);
  if (!selection.ok) throw new Error(`${play.code} does not read ${content}`);
  const { tiers, refunds } = play.hits(selection.value, draw);
  return [play.count(selection.value), [...tiers], refunds];
}

/** Families whose judge is still to be written: whoever writes one takes it off the list. */
const UNJUDGED = 'ssc d3 k3 kl8 kl10 lhc pl5 qxc ssq dlt qlc'.split(' ');

const named = withPython(`${CASES} bets of a family`);
describe.skipIf(!hasPython)(named, { timeout: 120_000 }, async () => {
  const families = hasPython ? (await ask([], [])).families : [];

  test('every family has its judge, but those that are named', () => {
    const missing = FAMILIES.filter(({ code }) => !families.includes(code)).map(({ code }) => code);
    expect(missing.filter((code) => !UNJUDGED.includes(code))).toEqual([]);
    expect(families.filter((code) => UNJUDGED.includes(code))).toEqual([]);
  });

  test.each(families)('%s', async (family) => {
    const own = plays.filter((play) => play.family === family);
    const each = Math.ceil(CASES / own.length);
    const cases = own.flatMap((play, at) => casesOf(play, at, each));
    expect(cases.length).toBeGreaterThanOrEqual(CASES);
    const asked = ask(own, cases);
    const expected = cases.map((one) => ours(own, one));
    const { answers } = await asked;
    const wrong = expected.findIndex((answer, n) => `${answer}` !== `${answers[n]}`);
    // All that is needed to look at the first difference.
    const [at = 0, ...seen] = cases[wrong] ?? [];
    const found = { play: own[at]?.code, seen, ours: expected[wrong], theirs: answers[wrong] };
    expect(wrong === -1 ? undefined : found).toBeUndefined();
  });
});
