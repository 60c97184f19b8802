import { playsOf } from '../index.ts';
import { runOf, type Run } from './run.ts';
import type { Drawn } from './table.ts';
import { twoSidedOf, type TwoSided } from './two-sided.ts';

/** Draws of a game that are looked at: a side that came in all of them may have come more often. */
export const LOOKED_AT = 50;
/** Shorter ones are nothing to speak of: every second side came twice (plays.md section 8.3). */
export const LEAST = 3;

/** A side that came in a row up to the newest draw. */
export type OpenRun = { readonly pair: TwoSided; readonly run: Run };

const pairs = new Map<string, readonly TwoSided[]>();

/** The pairs of a family are looked for once: it has hundreds of plays. */
function pairsOf(family: string): readonly TwoSided[] {
  const known = pairs.get(family) ?? twoSidedOf(playsOf(family));
  pairs.set(family, known);
  return known;
}

/** The sides of a family that are open after some draws, newest first, in menu order. */
export const openRuns = (family: string, draws: readonly Drawn[]): readonly OpenRun[] =>
  pairsOf(family).flatMap((pair) => {
    const run = runOf(pair, draws);
    return run && run.length >= LEAST ? [{ pair, run }] : [];
  });
