import { cash, heldFor } from '../accounts.ts';
import { HOLD, type HoldPart } from './hold.ts';
import type { Movement } from './movement.ts';

/** Gives a part of a hold back to the player, who is owed it: also to an account that is closed. */
export const release = ({
  playerId,
  holdId,
  currency,
  purpose,
  amount,
  part,
}: HoldPart): Movement => ({
  kind: HOLD[purpose].release,
  playerId,
  currency,
  key: `release:${holdId}:${part}`,
  postings: [{ from: heldFor(holdId), to: cash, amount }],
  subject: { holdId: String(holdId) },
});
