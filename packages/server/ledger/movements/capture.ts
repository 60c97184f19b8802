import { heldFor, type Account } from '../accounts.ts';
import { HOLD, type HoldPart } from './hold.ts';
import type { Movement } from './movement.ts';

/** Takes a part of a hold to where it was held for. What is left stays held until it is released. */
export const capture = ({
  playerId,
  holdId,
  currency,
  amount,
  part,
  to,
}: HoldPart & { readonly purpose: 'withdrawal'; readonly to: Account }): Movement => ({
  kind: HOLD.withdrawal.capture,
  playerId,
  currency,
  key: `capture:${holdId}:${part}`,
  postings: [{ from: heldFor(holdId), to, amount }],
  subject: { holdId: String(holdId) },
});
