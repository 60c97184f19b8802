// Which withdrawals are listed. It stands in the address: what is of no use there is not there. Pure.
import * as z from 'zod/mini';
import { WITHDRAW_RISKS, type WithdrawRisk } from '@fairlot/rules/check/withdraw-risk';
import type { Input } from '@fairlot/wire/core';
import { QUEUE_TABS, type withdrawConsole } from '@fairlot/wire/money/withdraw';

const some = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
const RISKS = Object.keys(WITHDRAW_RISKS) as [WithdrawRisk, ...WithdrawRisk[]];

export const WithdrawSearch = z.object({
  tab: some(z.enum(QUEUE_TABS)),
  search: some(z.string().check(z.minLength(1), z.maxLength(32))),
  kind: some(z.enum(['card', 'usdt', 'purse'])),
  risk: some(z.enum(RISKS)),
});
export type WithdrawFilter = Partial<z.output<typeof WithdrawSearch>>;

export const askFor = (
  { tab = 'open', search, kind, risk }: WithdrawFilter,
  after: string | undefined,
  count: number,
): Input<typeof withdrawConsole.getQueue> => ({
  Tab: tab,
  Search: search,
  Kind: kind,
  Risk: risk,
  After: after,
  Count: count,
});

/** How long one has waited, by colour: amber from 10 minutes, red from 30 (look 4.22). */
export type Age = 'fresh' | 'late' | 'overdue';
export function ageOf(askedMs: number, nowMs: number): Age {
  const minutes = (nowMs - askedMs) / 60_000;
  if (minutes >= 30) return 'overdue';
  return minutes >= 10 ? 'late' : 'fresh';
}
