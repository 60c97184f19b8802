// Bets that go out at the press, without the dialog that asks.
import * as z from 'zod/mini';
import { mills, sumMoney, type Money } from '@fairlot/rules/core/money';
import { money } from '@fairlot/wire/core';
import { keptStore } from '@fairlot/shell';
import { formOf } from '../../board/index.ts';
import type { NewLine } from '../../board/picks/index.ts';

export type Quick = {
  readonly isOn: boolean;
  /** What costs more is asked for all the same. */
  readonly limit: Money;
};

/** Bounds of the limit. */
export const LEAST_LIMIT: Money = mills(1000);
export const MOST_LIMIT: Money = mills(100_000_000);

export const isQuickLimit = (limit: Money): boolean => limit >= LEAST_LIMIT && limit <= MOST_LIMIT;

/** Off until the player wants it, and off again after a logout: the next one at this device is asked. */
export const quickBet = keptStore<Quick>(
  'bet.quick',
  { isOn: false, limit: mills(100_000) },
  {
    clearedAtLogout: true,
    form: formOf<Quick>(
      z.object({ isOn: z.boolean(), limit: money.check(z.refine(isQuickLimit)) }),
    ),
  },
);

/** Whether these rows are placed without a confirmation. */
export function skipsConfirmation(lines: readonly Pick<NewLine, 'amount'>[]): boolean {
  const { isOn, limit } = quickBet.get();
  return isOn && lines.length > 0 && sumMoney(lines.map(({ amount }) => amount)) <= limit;
}
