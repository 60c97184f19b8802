import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partitionDraws } from '../outcome/partition.ts';
import { joinDecidedBy } from '../outcome/look.ts';
import { everywhere, outcomesAt, zonesOf } from '../outcome/space.ts';
import { MOST_OUTCOMES, noteOf, outcomesOf, scaleOf, sharesOf } from './count-outcomes.ts';
import type { Share } from './count-outcomes.ts';
import { anyDraw, anySelection, provenPlays } from './sample.ts';
import type { DecidedBy, Play, Selection, Single } from '../play.ts';

/** What decides some notes together. */
const decidedBy = (singles: readonly Single[]): DecidedBy | undefined =>
  joinDecidedBy(singles.flatMap(({ decidedBy: by }) => by ?? []));

/** Sums of the verdicts over all draws, and the most of one draw. */
function sweep(play: Play, selection: Selection, shares: readonly Share[]) {
  const total = { sums: play.tiers.map(() => 0n), refunds: 0n, draws: 0n };
  const most = play.tiers.map(() => 0);
  let mostTotal = 0;
  for (const { draws, ways } of shares) {
    const sums = play.tiers.map(() => 0);
    let refunds = 0;
    let count = 0;
    for (const draw of draws) {
      const hits = play.hits(selection, draw);
      let all = 0;
      for (let i = 0; i < sums.length; i++) {
        const wins = hits.tiers[i]!;
        sums[i]! += wins;
        all += wins;
        if (wins > most[i]!) most[i] = wins;
      }
      if (all > mostTotal) mostTotal = all;
      refunds += hits.refunds;
      count++;
    }
    sums.forEach((sum, i) => (total.sums[i]! += BigInt(sum) * ways));
    total.refunds += BigInt(refunds) * ways;
    total.draws += BigInt(count) * ways;
  }
  return { ...total, most, mostTotal };
}

/** Refunds of a selection over all outcomes: options and notes tie each as often as it says. */
function refundsOf(play: Play, selection: Selection): bigint {
  const singles = [...play.singles(selection)];
  if (play.options.length === 0) {
    return singles.reduce((sum, { tiers }) => sum + play.tiers[tiers?.[0] ?? 0]!.ties, 0n);
  }
  const picked = singles.map((single) => single.key);
  return play.options.reduce(
    (sum, { code, ties }) => sum + (picked.includes(code) ? ties : 0n),
    0n,
  );
}

/** Where all positions together have too many outcomes: those that the notes of a selection look at. */
function placesOf(play: Play, selection: Selection): readonly number[] {
  const all = play.at ?? everywhere(play);
  const own = [...play.singles(selection)].map((single) => single.at);
  if (outcomesAt(play, all) <= MOST_OUTCOMES || own.includes(undefined)) return all;
  return [...new Set(own.flatMap((at) => at ?? []))];
}

/** Every third row of a selection, for as few positions. */
function thinned(play: Play, selection: Selection): Selection {
  const rows = play.format(selection).split('|');
  const parsed = play.parse(rows.map((row, i) => (i % 3 === 0 ? row : '')).join('|'));
  return parsed.ok ? parsed.value : selection;
}

function selectionsOf(play: Play): Selection[] {
  const note = noteOf(play);
  // Six numbers have 93,289 ways to stand at places or not to be drawn.
  const mostNotes = note.decidedBy?.kind === 'places' ? 9 : 2000;
  const some = fc.sample(anySelection(play, mostNotes), { numRuns: 2, seed: play.id });
  const isLarge = outcomesAt(play, play.at ?? everywhere(play)) > MOST_OUTCOMES;
  return note.at && isLarge ? some.map((selection) => thinned(play, selection)) : some;
}

// A parlay has no counts of its own: those of its legs are proven beside its rule.
describe.each(provenPlays().filter(({ isParlay }) => !isParlay))('$code', (play) => {
  const isWhole = outcomesAt(play, noteOf(play).at ?? play.at ?? everywhere(play)) <= MOST_OUTCOMES;
  const isQuick = outcomesAt(play, play.at ?? everywhere(play)) <= 10_000;

  test('over all draws it pays exactly the wins of its tiers', () => {
    for (const selection of selectionsOf(play).slice(0, isQuick ? 2 : 1)) {
      const at = placesOf(play, selection);
      const singles = [...play.singles(selection)];
      const by = isWhole ? undefined : decidedBy(singles);
      const { sums, most, mostTotal, refunds, draws } = sweep(
        play,
        selection,
        sharesOf(play, at, by),
      );
      const notes = play.count(selection);
      const scale = scaleOf(play, draws);
      if (play.options.length > 0) {
        const picked = singles.map((single) => single.key);
        play.options.forEach((option, i) => {
          expect(sums[i]).toBe(picked.includes(option.code) ? option.hits * scale : 0n);
        });
      } else if (singles[0]?.tiers) {
        const able = play.tiers.map((_, i) => singles.filter(({ tiers }) => tiers?.includes(i)));
        expect(sums).toEqual(
          play.tiers.map(({ wins }, i) => BigInt(able[i]!.length) * wins * scale),
        );
      } else if (play.tiersShareNote) {
        expect(sums).toEqual(play.tiers.map((tier) => BigInt(notes) * tier.wins * scale));
      } else {
        // Each note wins one tier, as often as the tier says: the shares add up to the notes.
        const shares = play.tiers.map((tier, i) => {
          expect(sums[i]! % (tier.wins * scale)).toBe(0n);
          return sums[i]! / (tier.wins * scale);
        });
        expect(shares.reduce((a, b) => a + b)).toBe(BigInt(notes));
      }
      expect(refunds).toBe(refundsOf(play, selection) * scale);
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
      const shown = wins.filter((count) => count > 0n).length;
      expect(shown).toBe(single.tiers?.length ?? (play.tiersShareNote ? play.tiers.length : 1));
      wins.forEach((count, i) => expect([0n, expected[i]]).toContain(count));
      const won = play.tiers[wins.findIndex((count) => count > 0n)];
      expect(ties).toBe((won?.ties ?? 0n) * scale);
    }
  });

  // Else what was counted of one draw of a class would not be true of the others.
  if (isWhole) return;
  test('a note does not tell draws of a class apart', () => {
    const [selection] = selectionsOf(play);
    for (const single of [...play.singles(selection!)].slice(0, 5)) {
      const { classes, keyOf } = partitionDraws(zonesOf(play), single.decidedBy!);
      fc.assert(
        fc.property(anyDraw(play), (draw) => {
          const same = classes.get(keyOf(draw));
          expect(single.judge(draw)).toBe(single.judge(same!.draw));
        }),
        { numRuns: 300, seed: play.id },
      );
    }
  });
});
