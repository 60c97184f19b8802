import { type Money, ZERO } from '@fairlot/rules/core/money';
import { mostOf, type WithdrawData } from './use-request.ts';

/** Why no more than the amount can be withdrawn now. */
export type Limit = 'checks' | 'wallet' | 'owed' | 'time' | 'first' | 'day' | 'account' | 'least';

/**
 * What can be withdrawn now by one request, and what keeps it from being more: an open row of the checklist, a
 * limit, or the wallet itself. Of several payout accounts the one that takes most.
 */
export function canWithdraw(data: WithdrawData): { readonly amount: Money; readonly limit: Limit } {
  if (data.Checks.some(({ IsGood }) => !IsGood)) return { amount: ZERO, limit: 'checks' };
  const usable = data.Targets.filter(
    ({ IsOn, UsableTimeStamp }) => IsOn && UsableTimeStamp <= data.DateTimeNow,
  );
  let best: { readonly amount: Money; readonly limit: Limit } = { amount: ZERO, limit: 'account' };
  for (const target of usable) {
    const most = mostOf(data, target);
    const amount = most < target.Min ? ZERO : most;
    if (amount > best.amount) best = { amount, limit: limitOf(data, target, most) };
    else if (best.amount === ZERO && most < target.Min) best = { amount: ZERO, limit: 'least' };
  }
  return best;
}

function limitOf(data: WithdrawData, target: WithdrawData['Targets'][number], most: Money): Limit {
  if (most === target.Available) return data.Owed > ZERO ? 'owed' : 'wallet';
  if (most === data.DayLeft) return 'day';
  if (most === target.DayLeft) return 'account';
  return data.FirstMax === target.Max ? 'first' : 'time';
}
