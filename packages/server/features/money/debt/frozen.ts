import * as z from 'zod/mini';
import { readAmountText } from '@fairlot/rules/core/amount-text';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Money } from '@fairlot/rules/core/money';

/** What two operators agree on about a debt, as it is frozen: the amount is text. */
export const Frozen = z.object({
  player: z.string(),
  userName: z.string(),
  currency: z.string(),
  amount: z.string(),
});

export const amountOf = (text: string): Money => {
  const amount = readAmountText(text.replaceAll(',', ''));
  invariant(amount !== undefined, 'what was frozen is an amount');
  return amount;
};
