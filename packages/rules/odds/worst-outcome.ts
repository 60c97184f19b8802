import { mills, type Money, ZERO } from '../core/money.ts';
import {
  type Counting,
  independentSets,
  type JudgedLine,
  judgedLines,
  mostCounted,
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
  /** What of a payout counts; all of it by default. */
  readonly counting?: Counting | undefined;
};

/**
 * Finds the largest payout of a set of bets of one issue. The payouts of independent sets add up. A set is evaluated
 * for each outcome or class of draws, up to `MOST_CLASSES`; a larger one by play, whose sum is a bound, and a play
 * that is too large by the sum of its lines. Pauses often, so that its caller can let others work.
 */
export function* findWorstOutcome(
  lines: readonly OutcomeLine[],
  { cap, mostWork = Infinity, counting = 'payout' }: WorstOutcomeOptions = {},
): Generator<void, WorstOutcome> {
  const [only, ...others] = lines;
  // Its notes need not be examined.
  if (only && others.length === 0 && counting === 'prize' && reachesMost(only)) {
    return { kind: 'exact', amount: mills(mostCounted(only, counting) * BigInt(only.bets ?? 1)) };
  }
  const search: Search = { counting, work: mostWork, isExact: true };
  let amount = ZERO as bigint;
  for (const set of independentSets(yield* judgedLines(lines, counting))) {
    amount += yield* mostOfSet(set, search);
  }
  if (search.isExact) return { kind: 'exact', amount: mills(amount) };
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

/** `work`: verdicts that are left. */
type Search = { readonly counting: Counting; work: number; isExact: boolean };

function* mostOfSet(set: readonly JudgedLine[], search: Search): Generator<void, bigint> {
  const [first, ...others] = set;
  if (!first) return ZERO;
  if (others.length === 0 && search.counting === 'prize' && reachesMost(first)) {
    return mostOf(set, search);
  }
  const space = spaceOf(set);
  const work = space ? space.work + space.classes : Infinity;
  if (space && work <= search.work) {
    search.work -= work;
    return BigInt((yield* totalsOf(set, space)).most);
  }
  search.isExact = false;
  const parts = byPlay(set);
  if (parts.length < 2) return mostOf(set, search);
  let amount = ZERO as bigint;
  for (const part of parts) amount += yield* mostOfSet(part, search);
  return amount;
}

function byPlay(set: readonly JudgedLine[]): readonly (readonly JudgedLine[])[] {
  const parts = new Map<string, JudgedLine[]>();
  for (const line of set) parts.set(line.play.form, [...(parts.get(line.play.form) ?? []), line]);
  return [...parts.values()];
}

/** Returns true if a draw pays the bound: one hit at most, or hits that its play counts exactly. */
export function reachesMost({ play, selection }: Pick<OutcomeLine, 'play' | 'selection'>): boolean {
  if (play.isParlay || play.count(selection) < 1) return false;
  if (play.bestHits) return true;
  const isOneTier = play.tiersOf(selection).length === 1;
  return play.mostHits(selection).total === 1 && (isOneTier || !play.paysPerHit);
}

/** The sum of the bounds of the lines, in thousandths. */
const mostOf = (set: readonly JudgedLine[], { counting }: Search): bigint =>
  set
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + mostCounted(line, counting) * BigInt(line.bets ?? 1), 0n);
