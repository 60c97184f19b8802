import type { Money } from '@fairlot/rules/core/money';
import { bonus, bonusBudget, type Currency } from '../accounts.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

export type BonusRef = {
  readonly playerId: bigint;
  readonly grantId: bigint;
  readonly currency: Currency;
};

/** What a player takes of what he was offered: his to bet with, and not to withdraw. */
export const grantBonus = ({
  playerId,
  grantId,
  currency,
  amount,
}: BonusRef & { readonly amount: Money }): Movement => ({
  kind: KIND.bonusGrant,
  playerId,
  currency,
  key: `bonus-grant:${grantId}`,
  postings: [{ from: bonusBudget, to: bonus, amount }],
  subject: { grantId: String(grantId) },
});
