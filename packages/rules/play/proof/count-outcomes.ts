import { invariant } from '../../core/invariant.ts';
import { LOST, TIED } from '../play.ts';
import { partitionDraws } from '../outcome/partition.ts';
import { drawsAt, everywhere, outcomesAt, zonesOf } from '../outcome/space.ts';
import type { DecidedBy, Draw, Play, Single } from '../play.ts';

/**
 * Two modes: every outcome of the positions that a note looks at, where these are at most ten million;
 * else every class of draws that the note cannot tell apart, with the exact number of its draws.
 */
export const MOST_OUTCOMES = 10_000_000;

/** Draws that count the same. */
export type Share = { readonly draws: Iterable<Draw>; readonly ways: bigint };

/** All draws, as far as some positions, or what decides a note, tell them apart. */
export function sharesOf(play: Play, at: readonly number[], by: DecidedBy | undefined): Share[] {
  if (outcomesAt(play, at) <= MOST_OUTCOMES) return [{ draws: drawsAt(play, at), ways: 1n }];
  invariant(by, `${play.code} says what decides its notes`);
  const { classes } = partitionDraws(zonesOf(play), by);
  return [...classes.values()].map(({ draw, ways }) => ({ draws: [draw], ways }));
}

/** Outcomes that decide a note, by what they bring it: `scale` times those of the play. */
export function outcomesOf(play: Play, single: Single) {
  const wins = play.tiers.map(() => 0n);
  let ties = 0n;
  let outcomes = 0n;
  const at = single.at ?? play.at ?? everywhere(play);
  for (const { draws, ways } of sharesOf(play, at, single.decidedBy)) {
    const counts = play.tiers.map(() => 0);
    let tied = 0;
    let all = 0;
    for (const draw of draws) {
      const verdict = single.judge(draw);
      if (verdict === TIED) tied += 1;
      else if (verdict !== LOST) counts[verdict]! += 1;
      all += 1;
    }
    counts.forEach((count, tier) => (wins[tier]! += BigInt(count) * ways));
    ties += BigInt(tied) * ways;
    outcomes += BigInt(all) * ways;
  }
  return { wins, ties, scale: scaleOf(play, outcomes) };
}

/** How often the space that a play counts its outcomes in goes into the draws that were looked at. */
export function scaleOf(play: Play, draws: bigint): bigint {
  invariant(draws % play.outcomes === 0n, `${play.code} counts its outcomes`);
  return draws / play.outcomes;
}

/** What a note of the play looks at. */
export function noteOf(play: Play): Single {
  const parsed = play.parse(play.example.content);
  invariant(parsed.ok, `${play.code}: the example is a selection`);
  const [single] = play.singles(parsed.value);
  invariant(single, `${play.code}: the example has a note`);
  return single;
}
