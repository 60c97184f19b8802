import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allPlays } from '../catalogue.ts';
import { LOST, TIED } from '../play.ts';
import { anySelection, drawsAt, everywhere } from './sample.ts';
import type { Play, Selection, Single } from '../play.ts';

/** Sums of the verdicts over all draws, and the most of one draw. */
function sweep(play: Play, selection: Selection) {
  const sums = play.tiers.map(() => 0);
  const most = play.tiers.map(() => 0);
  let mostTotal = 0;
  let refunds = 0;
  let draws = 0;
  for (const draw of drawsAt(play, play.at ?? everywhere(play))) {
    const hits = play.hits(selection, draw);
    let total = 0;
    for (let i = 0; i < sums.length; i++) {
      const count = hits.tiers[i]!;
      sums[i]! += count;
      total += count;
      if (count > most[i]!) most[i] = count;
    }
    if (total > mostTotal) mostTotal = total;
    refunds += hits.refunds;
    draws++;
  }
  return { sums, most, mostTotal, refunds, draws };
}

/** Outcomes of the positions a note looks at, by what they bring it. */
function outcomesOf(play: Play, single: Single) {
  const wins = play.tiers.map(() => 0);
  let ties = 0;
  let outcomes = 0;
  for (const draw of drawsAt(play, single.at ?? play.at ?? everywhere(play))) {
    const verdict = single.judge(draw);
    if (verdict === TIED) ties++;
    else if (verdict !== LOST) wins[verdict]!++;
    outcomes++;
  }
  return { wins, ties, scale: outcomes / play.outcomes };
}

/** Refunds of a selection over all outcomes: options tie each as often as it says. */
function refundsOf(play: Play, selection: Selection, notes: number): number {
  if (play.options.length === 0) return play.tiers[0]!.ties * notes;
  const picked = [...play.singles(selection)].map((single) => single.key);
  return play.options.reduce((sum, { code, ties }) => sum + (picked.includes(code) ? ties : 0), 0);
}

const selectionsOf = (play: Play): Selection[] =>
  fc.sample(anySelection(play, 2000), { numRuns: 2, seed: play.id });

/** Outcomes that the sweep goes through. */
const sizeOf = (play: Play): number => (play.family === 'ssc' ? 100_000 : play.outcomes);

describe.each(allPlays())('$code', (play) => {
  test('over all draws it pays exactly the wins of its tiers', () => {
    for (const selection of selectionsOf(play).slice(0, sizeOf(play) > 10_000 ? 1 : 2)) {
      const { sums, most, mostTotal, refunds, draws } = sweep(play, selection);
      const notes = play.count(selection);
      const scale = draws / play.outcomes;
      if (play.options.length > 0) {
        const picked = [...play.singles(selection)].map((single) => single.key);
        play.options.forEach((option, i) => {
          expect(sums[i]).toBe(picked.includes(option.code) ? option.hits * scale : 0);
        });
      } else if (play.tiersShareNote) {
        expect(sums).toEqual(play.tiers.map((tier) => notes * tier.wins * scale));
      } else {
        // Each note wins one tier, as often as the tier says: the shares add up to the notes.
        const shares = play.tiers.map((tier, i) => sums[i]! / (tier.wins * scale));
        for (const share of shares) expect(Number.isInteger(share)).toBe(true);
        expect(shares.reduce((a, b) => a + b)).toBe(notes);
      }
      expect(refunds).toBe(refundsOf(play, selection, notes) * scale);
      const bound = play.mostHits(selection);
      most.forEach((count, i) => expect(count).toBeLessThanOrEqual(bound.tiers[i]!));
      expect(mostTotal).toBeLessThanOrEqual(bound.total);
    }
  });

  test('a single note has the wins of its tier', () => {
    const [selection] = selectionsOf(play);
    const singles = [...play.singles(selection!)];
    const few = new Set([singles[0]!, singles.at(-1)!, singles[singles.length >> 1]!]);
    for (const single of few) {
      const { wins, ties, scale } = outcomesOf(play, single);
      const expected = play.tiers.map((tier) => tier.wins * scale);
      const shown = wins.filter((count) => count > 0).length;
      expect(shown).toBe(play.tiersShareNote ? play.tiers.length : 1);
      wins.forEach((count, i) => expect([0, expected[i]]).toContain(count));
      const won = play.tiers[wins.findIndex((count) => count > 0)];
      expect(ties).toBe((won?.ties ?? 0) * scale);
    }
  });
});
