import type { Money } from '@fairlot/rules/core/money';
import { bonus, bonusBudget, cash } from '../accounts.ts';
import type { BonusRef } from './bonus-grant.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

type Part = BonusRef & { readonly amount: Money };

/** A bonus that was turned over is cash: once. */
export const releaseBonus = ({ playerId, grantId, currency, amount }: Part): Movement => ({
  kind: KIND.bonusRelease,
  playerId,
  currency,
  key: `bonus-end:${grantId}`,
  postings: [{ from: bonus, to: cash, amount }],
  subject: { grantId: String(grantId) },
});

export const TAKEN = {
  expired: KIND.bonusExpire,
  forfeited: KIND.bonusForfeit,
  revoked: KIND.bonusRevoke,
} as const;
export type BonusTaken = keyof typeof TAKEN;

/** What is left of a bonus goes back to where the house gave it from; `isRest`: beside a part that was released. */
export const takeBonus = (
  how: BonusTaken,
  { playerId, grantId, currency, amount, isRest = false }: Part & { readonly isRest?: boolean },
): Movement => ({
  kind: TAKEN[how],
  playerId,
  currency,
  key: `${isRest ? 'bonus-rest' : 'bonus-end'}:${grantId}`,
  postings: [{ from: bonus, to: bonusBudget, amount }],
  subject: { grantId: String(grantId) },
});
