import { divFloor, mills, ZERO, type Money } from '../core/money.ts';
import { ok, refused, type Result } from '../core/result.ts';
import { HIGHEST_MULTIPLE, isMultiple } from '../odds/stake.ts';
import { ODDS_UNIT } from '../odds/prize-group.ts';

/** Most issues of a schedule (plays.md section 7.6). */
export const MOST_ISSUES = 120;

/** How the multiples of a schedule are found, in the order in which they are numbered on the wire. */
export const PLAN_KINDS = ['same', 'doubling', 'rate', 'amount', 'custom'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** A plan of multiples (plays.md section 7.6); `start` is the smallest multiple of any issue. */
export type Plan =
  | { readonly kind: 'same'; readonly start: number }
  /** Every so many issues `times` as much. */
  | {
      readonly kind: 'doubling';
      readonly start: number;
      readonly every: number;
      readonly times: number;
    }
  /** A win brings at least so many percent of all that was staked until then. */
  | { readonly kind: 'rate'; readonly start: number; readonly percent: number }
  /** A win brings at least so much more than all that was staked until then. */
  | { readonly kind: 'amount'; readonly start: number; readonly profit: Money }
  | { readonly kind: 'custom'; readonly multiples: readonly number[] };

/** What one bet of a schedule is paid if one of its notes wins: ten-thousandths of a thousandth a multiple. */
export type PlannedPrize = { readonly over: bigint; readonly most?: Money | undefined };

/** A cart as a plan sees it, once over. */
export type Planned = { readonly cost: Money; readonly prizes: readonly PlannedPrize[] };

/**
 * IMPOSSIBLE: a win cannot bring what is wanted at the prize as it is. ONE_BET: a plan by profit is for one
 * bet with one prize. MULTIPLE: an issue would need more than the highest multiple.
 */
export type PlanFault = {
  readonly fault: 'IMPOSSIBLE' | 'ONE_BET' | 'MULTIPLE' | 'INPUT';
  /** Of the issue that it cannot be for, from 0. */
  readonly at: number;
};

/** What the cart is paid at a multiple if one note of each of its bets wins. */
export function prizeAt({ prizes }: Planned, multiple: number): Money {
  let sum = 0n;
  for (const { over, most } of prizes) {
    const prize = divFloor(over * BigInt(multiple), ODDS_UNIT);
    sum += most !== undefined && prize > most ? most : prize;
  }
  return mills(sum);
}

/** The multiple of each of the first `count` issues. */
export function multiplesOf(
  plan: Plan,
  planned: Planned,
  count: number,
): Result<readonly number[], PlanFault> {
  const isByProfit = plan.kind === 'rate' || plan.kind === 'amount';
  if (isByProfit && planned.prizes.length !== 1) return refused({ fault: 'ONE_BET', at: 0 });
  const multiples: number[] = [];
  let spent = 0n;
  for (let at = 0; at < count; at += 1) {
    const next = isByProfit ? byProfit(plan, planned, spent) : byPattern(plan, at);
    if (next === 'IMPOSSIBLE') return refused({ fault: 'IMPOSSIBLE', at });
    if (next > HIGHEST_MULTIPLE) return refused({ fault: 'MULTIPLE', at });
    if (!isMultiple(next)) return refused({ fault: 'INPUT', at });
    multiples.push(next);
    spent += planned.cost * BigInt(next);
  }
  return ok(multiples);
}

function byPattern(plan: Exclude<Plan, { kind: 'rate' | 'amount' }>, at: number): number {
  if (plan.kind === 'same') return plan.start;
  if (plan.kind === 'custom') return plan.multiples[at] ?? 0;
  if (!isMultiple(plan.every) || !isMultiple(plan.times)) return 0;
  return plan.start * plan.times ** Math.floor(at / plan.every);
}

/** What a win has to bring beyond what was staked, as `over / under` of the stake and a sum. */
type Target = { readonly over: bigint; readonly under: bigint; readonly sum: bigint };

const targetOf = (plan: Extract<Plan, { kind: 'rate' | 'amount' }>): Target =>
  plan.kind === 'rate'
    ? { over: BigInt(Math.trunc(plan.percent)), under: 100n, sum: 0n }
    : { over: 0n, under: 1n, sum: plan.profit };

/** The smallest multiple, from `start` on, at which a win after `spent` brings what is wanted. */
function byProfit(
  plan: Extract<Plan, { kind: 'rate' | 'amount' }>,
  planned: Planned,
  spent: bigint,
): number | 'IMPOSSIBLE' {
  if (!isMultiple(plan.start)) return 0;
  const { over, under, sum } = targetOf(plan);
  const { cost } = planned;
  const prize = planned.prizes[0]?.over ?? 0n;
  // Of a multiple: what it brings beyond its own stake and what is wanted of that.
  const gain = prize * under - (under + over) * cost * ODDS_UNIT;
  if (gain <= 0n) return 'IMPOSSIBLE';
  const wanted = ((under + over) * spent + sum * under) * ODDS_UNIT;
  const brings = (multiple: number): boolean => {
    const staked = spent + cost * BigInt(multiple);
    return (prizeAt(planned, multiple) - staked - sum) * under >= over * staked;
  };
  const exact = Number((wanted + gain - 1n) / gain);
  let multiple = Math.max(plan.start, exact);
  // A prize is rounded down, and cut at the limit.
  for (; multiple <= HIGHEST_MULTIPLE && !brings(multiple); multiple += 1) {
    if (isCut(planned, multiple)) return 'IMPOSSIBLE';
  }
  return multiple;
}

const isCut = (planned: Planned, multiple: number): boolean => {
  const [first] = planned.prizes;
  return first?.most !== undefined && prizeAt(planned, multiple) === first.most;
};

/** A line of the table: what was staked until then and what a win would bring. */
export type PlanRow = {
  readonly multiple: number;
  readonly cost: Money;
  /** Staked up to here, this issue included. */
  readonly sum: Money;
  readonly prize: Money;
  readonly profit: Money;
  /** Of what was staked, in hundredths of a percent, rounded down. */
  readonly rate: number;
};

export function planRows(planned: Planned, multiples: readonly number[]): readonly PlanRow[] {
  let sum = ZERO;
  return multiples.map((multiple) => {
    const cost = mills(planned.cost * BigInt(multiple));
    sum = mills(sum + cost);
    const prize = prizeAt(planned, multiple);
    const profit = mills(prize - sum);
    const rate = Number(divFloor(profit * 10_000n, sum));
    return { multiple, cost, sum, prize, profit, rate };
  });
}
