import { markAfter, NO_MARK } from '@fairlot/rules/follow/commission';
import type { Tx } from '#platform/db';
import type { PlanHead, PlanKey } from './store.ts';
import { markPeaks, readNets } from './store-commission.ts';
import type { EndedOrder, TurnedOrder } from './store-judge.ts';

/**
 * The highest that the profit of a plan ever stood, of which its leader is paid a part. An issue of which a plan
 * had bets is one turn of it, in the order in which issues were awarded; a correction changes what a turn
 * brought, and all after it is gone through again.
 */

/** Orders with the turns that they end in: issues that end together in the order in which they were drawn. */
export function inTurns(
  plans: readonly PlanHead[],
  ended: readonly EndedOrder[],
): readonly TurnedOrder[] {
  const turns = new Map<string, number>();
  for (const { id, turns: before } of plans) {
    const issues = new Map(
      ended
        .filter((order) => order.id === id && !order.isAgain)
        .map(({ issueId, drawMs }) => [issueId, drawMs]),
    );
    [...issues]
      .toSorted(([a, aMs], [b, bMs]) => aMs - bMs || a - b)
      .forEach(([issueId], at) => turns.set(`${id} ${issueId}`, before + at + 1));
  }
  return ended.map((order) => ({
    ...order,
    turn: order.isAgain ? null : (turns.get(`${order.id} ${order.issueId}`) ?? null),
  }));
}

const byTurn = (a: TurnedOrder, b: TurnedOrder): number => (a.turn ?? 0) - (b.turn ?? 0);

/** What turns brought, one after the other. */
function netsOf(orders: readonly TurnedOrder[]): readonly bigint[] {
  const nets = new Map<number | null, bigint>();
  for (const { turn, prize, refund, stake } of orders.toSorted(byTurn)) {
    nets.set(turn, (nets.get(turn) ?? 0n) + prize + refund - stake);
  }
  return [...nets.values()];
}

/** Counts the peaks of locked plans after orders of theirs were marked; `plans` are as they were before. */
export async function countPeaks(
  tx: Tx,
  {
    plans,
    ended,
    nowMs,
  }: {
    readonly plans: readonly PlanHead[];
    readonly ended: readonly TurnedOrder[];
    readonly nowMs: number;
  },
): Promise<void> {
  const peaks: (PlanKey & { readonly peak: bigint })[] = [];
  for (const plan of plans) {
    if (plan.rate === 0) continue;
    const own = ended.filter(({ id }) => id === plan.id);
    const isAgain = own.some((order) => order.isAgain);
    const profit = plan.prize + plan.refund - plan.endedStake;
    const { peak } = isAgain
      ? markAfter(await readNets(tx, plan), NO_MARK)
      : markAfter(netsOf(own), { profit, peak: plan.peak });
    if (peak !== plan.peak) peaks.push({ playerId: plan.playerId, id: plan.id, peak });
  }
  await markPeaks(tx, peaks, nowMs);
}
