import { bank, heldFor, revenue } from '../accounts.ts';
import type { HoldPart } from './hold.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

/** What a withdrawal cost, out of what was set aside for it, once it is paid. */
export const withdrawFee = ({ playerId, holdId, currency, amount, part }: HoldPart): Movement => ({
  kind: KIND.withdrawFee,
  playerId,
  currency,
  key: `withdraw-fee:${holdId}:${part}`,
  postings: [{ from: heldFor(holdId), to: revenue, amount }],
  subject: { holdId: String(holdId) },
});

/** What was set aside is paid by hand, from an account of the house at a bank. */
export const payByHand = ({ playerId, holdId, currency, amount, part }: HoldPart): Movement => ({
  kind: KIND.payByHand,
  playerId,
  currency,
  key: `by-hand:${holdId}:${part}`,
  postings: [{ from: heldFor(holdId), to: bank, amount }],
  subject: { holdId: String(holdId) },
});
