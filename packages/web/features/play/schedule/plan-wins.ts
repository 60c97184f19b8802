// What one issue of a schedule of several bets can bring at a multiple. Pure.
import { divFloor, mills } from '@fairlot/rules/core/money';
import { mostPrizeAt } from '@fairlot/rules/odds/most-prize';
import { ODDS_UNIT } from '@fairlot/rules/odds/prize-group';
import { findWorstOutcome, type WorstOutcome } from '@fairlot/rules/odds/worst-outcome';
import type { ChanceBet } from '@fairlot/rules/schedule/chances';
import type { PlanRow } from '@fairlot/rules/schedule/plan';

export type PlanWins = ReadonlyMap<number, WorstOutcome>;

const times = (bet: ChanceBet, multiple: number): ChanceBet => ({
  ...bet,
  unitStake: mills(bet.unitStake * BigInt(multiple)),
});

/** Whether a bet pays so many times as much at a multiple: nothing is rounded and no cap cuts it. */
function isEven(bet: ChanceBet, multiple: number): boolean {
  const { play, selection, odds, unitStake, mostPrize } = times(bet, multiple);
  if (bet.odds.some((each) => (bet.unitStake * each) % ODDS_UNIT !== 0n)) return false;
  return mostPrize === undefined || mostPrizeAt(play, selection, odds, unitStake) <= mostPrize;
}

/** The largest win of the bets at each of these multiples. Pauses often; `mostWork`: verdicts for all of them. */
export function* planWins(
  bets: readonly ChanceBet[],
  multiples: readonly number[],
  mostWork: number,
): Generator<void, PlanWins> {
  const distinct = [...new Set(multiples)];
  const uneven = distinct.filter((multiple) => !bets.every((bet) => isEven(bet, multiple)));
  const options = { counting: 'prize', mostWork: mostWork / (uneven.length + 1) } as const;
  const once = bets.map(({ mostPrize: _, ...bet }) => bet);
  const one = yield* findWorstOutcome(once, options);
  const wins = new Map<number, WorstOutcome>();
  for (const multiple of distinct) {
    const all = bets.map((bet) => times(bet, multiple));
    wins.set(
      multiple,
      uneven.includes(multiple)
        ? yield* findWorstOutcome(all, options)
        : { kind: one.kind, amount: mills(one.amount * BigInt(multiple)) },
    );
  }
  return wins;
}

/** Sums of the largest prizes of the bets: bounds, as they may not win together. */
export const planBounds = (bets: readonly ChanceBet[], multiples: readonly number[]): PlanWins =>
  new Map(
    multiples.map((multiple) => {
      const sum = bets.reduce<bigint>((all, bet) => all + mostOf(times(bet, multiple)), 0n);
      return [multiple, { kind: 'bound', amount: mills(sum) }];
    }),
  );

function mostOf({ play, selection, odds, unitStake, mostPrize }: ChanceBet): bigint {
  const most = mostPrizeAt(play, selection, odds, unitStake);
  return mostPrize !== undefined && mostPrize < most ? mostPrize : most;
}

/** A line of the table with what its issue can bring. */
export function withWin(row: PlanRow, { amount: prize }: WorstOutcome): PlanRow {
  const profit = mills(prize - row.sum);
  return { ...row, prize, profit, rate: Number(divFloor(profit * 10_000n, row.sum)) };
}
