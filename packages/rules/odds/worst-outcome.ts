import { mills, type Money, ZERO } from '../core/money.ts';
import {
  independentSets,
  judgedLines,
  mostPayout,
  type OutcomeLine,
  spaceOf,
  totalsOf,
} from './outcome-totals.ts';

/** The largest payout of a set of bets of one issue. `bound`: an upper bound that no draw may reach. */
export type WorstOutcome = { readonly kind: 'exact' | 'bound'; readonly amount: Money };

export type WorstOutcomeOptions = {
  /** The cap of all payouts of an issue, if there is one. */
  readonly cap?: Money | undefined;
  /** Limit of verdicts; above it the result is a bound. */
  readonly mostWork?: number | undefined;
};

/**
 * Finds the largest payout of a set of bets of one issue, refunds included. The payouts of independent sets add up. A
 * set is evaluated for each outcome or class of draws, up to `MOST_CLASSES`; above that the sum of its lines is a
 * bound. Pauses often, so that its caller can let others work.
 */
export function* findWorstOutcome(
  lines: readonly OutcomeLine[],
  { cap, mostWork = Infinity }: WorstOutcomeOptions = {},
): Generator<void, WorstOutcome> {
  let amount = ZERO as bigint;
  let work = 0;
  let isExact = true;
  for (const set of independentSets(yield* judgedLines(lines))) {
    const space = spaceOf(set);
    work += space ? space.work + space.classes : 0;
    if (space && work <= mostWork) {
      const { most } = yield* totalsOf(set, space);
      amount += BigInt(most);
      continue;
    }
    isExact = false;
    for (const line of set.flatMap((each) => each.lines)) {
      amount += mostPayout(line) * BigInt(line.bets ?? 1);
    }
  }
  if (isExact) return { kind: 'exact', amount: mills(amount) };
  return { kind: 'bound', amount: mills(cap !== undefined && cap < amount ? cap : amount) };
}

/** The same at once. */
export function worstOutcome(
  lines: readonly OutcomeLine[],
  options?: WorstOutcomeOptions,
): WorstOutcome {
  const finding = findWorstOutcome(lines, options);
  for (;;) {
    const step = finding.next();
    if (step.done) return step.value;
  }
}
