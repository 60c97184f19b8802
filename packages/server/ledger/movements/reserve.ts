import type { Money } from '@fairlot/rules/core/money';
import { cash, heldFor } from '../accounts.ts';
import { HOLD, type HoldRef } from './hold.ts';
import type { Movement } from './movement.ts';

export type Reserve = HoldRef & {
  readonly amount: Money;
  /** From then on it only goes back; without it the hold has no end of its own. Milliseconds UTC. */
  readonly expiresMs?: number;
};

/** Sets money aside: it stays the player's, and nothing else can be paid with it. */
export const reserve = ({
  playerId,
  holdId,
  currency,
  purpose,
  amount,
  expiresMs,
}: Reserve): Movement => ({
  kind: HOLD[purpose].reserve,
  playerId,
  currency,
  key: `hold:${holdId}`,
  postings: [{ from: cash, to: heldFor(holdId), amount }],
  subject: { holdId: String(holdId), ...(expiresMs !== undefined && { expiresMs }) },
});
