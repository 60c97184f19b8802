import { mills, type Money, ZERO } from '@fairlot/rules/core/money';
import { type BonusTaken, type Movement, releaseBonus, takeBonus, postEvery } from '#ledger';
import type { Tx } from '#platform/db';
import { postMessages } from '../../messaging/inbox/index.ts';
import { dropLine } from '../wagering/index.ts';
import { bonusEnded, offerEnded } from './inbox-text.ts';
import { type GrantKey, type EndState, type LockedGrant, writeEnded } from './store.ts';

/** Key of the line of a bonus among those that its player has to turn over. */
export const lineOf = (grantId: bigint): string => `bonus:${grantId}`;

const STATE = { expired: 'EXPIRED', forfeited: 'FORFEITED', revoked: 'REVOKED' } as const;

/** What became cash, and what went back to the house. */
export type Ended = { readonly released: Money; readonly taken: Money };

/** Ends a bonus that was locked; nothing of it is left to its player, and nothing of it is to be turned over any more. */
export async function endTaken(
  tx: Tx,
  key: GrantKey,
  { state, currency, amount, balance, nowMs }: LockedGrant,
  how: BonusTaken,
): Promise<Ended> {
  const to = STATE[how];
  const taken = state === 'ACTIVE' ? mills(balance) : ZERO;
  const moved = { released: ZERO, taken };
  const ref = { playerId: key.playerId, grantId: key.id, currency };
  return finish(tx, key, {
    to,
    nowMs,
    moved,
    said: state === 'ACTIVE' ? bonusEnded(to, moved) : offerEnded(to, mills(amount)),
    movements: taken > ZERO ? [takeBonus(how, { ...ref, amount: taken })] : [],
  });
}

/** Makes a bonus that was locked cash, up to the most that its terms allow. */
export async function endReleased(
  tx: Tx,
  key: GrantKey,
  { currency, balance, mostRelease, nowMs }: LockedGrant,
): Promise<Ended> {
  const all = mills(balance);
  const released = mostRelease !== null && mostRelease < all ? mills(mostRelease) : all;
  const rest = mills(all - released);
  const ref = { playerId: key.playerId, grantId: key.id, currency };
  return finish(tx, key, {
    to: 'COMPLETED',
    nowMs,
    moved: { released, taken: rest },
    said: bonusEnded('COMPLETED', { released, taken: rest }),
    movements: [
      ...(released > ZERO ? [releaseBonus({ ...ref, amount: released })] : []),
      ...(rest > ZERO ? [takeBonus('forfeited', { ...ref, amount: rest, isRest: true })] : []),
    ],
  });
}

async function finish(
  tx: Tx,
  key: GrantKey,
  {
    to,
    nowMs,
    moved,
    said,
    movements,
  }: {
    readonly to: EndState;
    readonly nowMs: bigint;
    readonly moved: Ended;
    readonly said: ReturnType<typeof bonusEnded>;
    readonly movements: readonly Movement[];
  },
): Promise<Ended> {
  await writeEnded(tx, key, to, { ...moved, nowMs });
  if (movements.length > 0) await postEvery(tx, [movements]);
  await dropLine(tx, key.playerId, lineOf(key.id));
  await postMessages(tx, [{ playerId: key.playerId, key: `bonus:${key.id}:${to}`, ...said }]);
  return moved;
}
