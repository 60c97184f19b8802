import * as z from 'zod/mini';
import { formatAmount } from '@fairlot/rules/core/amount-text';
import { mills } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { END_BONUS_CODES } from '@fairlot/wire/money/bonus';
import type { Refusal } from '@fairlot/wire/core';
import type { Db } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import { type Person, propose, type ProposalRow } from '../../staff/operator/proposals/index.ts';
import { endReleased, endTaken } from './end.ts';
import { type GrantKey, type LockedGrant, lockGrant } from './store.ts';
import { findUserName } from './store-list.ts';
import { aboutPlayer } from '../wallet/index.ts';

const PERMISSION = 'adjust.bonus.end';
export type How = 'release' | 'revoke';

const Frozen = z.object({
  player: z.string(),
  userName: z.string(),
  bonus: z.string(),
  how: z.enum(['release', 'revoke']),
});

type Fault = Refusal<typeof END_BONUS_CODES>;

/** Why it cannot be ended: what was offered can be taken back, and what was taken can become cash too. */
function faultOf(grant: LockedGrant | undefined, how: How): Fault['code'] | undefined {
  const isOpen = grant?.state === 'ACTIVE' || (grant?.state === 'PENDING' && how === 'revoke');
  if (!isOpen) return 'BONUS_GONE';
  return grant.hasBets ? 'BONUS_OPEN_BETS' : undefined;
}

/** What must be the same still when it is confirmed; what is left of it changes with every bet. */
const shown = ({ state, amount }: LockedGrant) => ({ state, amount: formatAmount(mills(amount)) });

/** Asks another operator to end a bonus of a player: cash at once, or back to the house. */
export async function proposeEnd(
  db: Db,
  maker: Person,
  key: GrantKey,
  how: How,
  reason: string,
): Promise<Result<ProposalRow, Fault>> {
  const userName = await findUserName(db, key.playerId);
  const target = `bonus ${userName ?? key.playerId} ${key.id}`;
  const deed = { permission: PERMISSION, target, reason } as const;
  const put = await propose<Fault['code']>(db, maker, deed, async (tx) => {
    const grant = await lockGrant(tx, key);
    const fault = faultOf(grant, how);
    if (!grant || fault) return refused(fault ?? 'BONUS_GONE');
    const content = {
      player: String(key.playerId),
      userName: userName ?? '',
      bonus: String(key.id),
      how,
    };
    const about = await aboutPlayer(tx, { playerId: key.playerId, currency: grant.currency });
    return ok({ before: shown(grant), content, about });
  });
  return put.ok ? put : refused({ code: put.error } as Fault);
}

export const endBonus: TwoPersonAct = {
  permission: PERMISSION,
  change: async (tx, content) => {
    const { player, bonus, how } = Frozen.parse(content);
    const key = { playerId: BigInt(player), id: BigInt(bonus) };
    const grant = await lockGrant(tx, key);
    if (!grant || faultOf(grant, how)) return undefined;
    const { released, taken } =
      how === 'release'
        ? await endReleased(tx, key, grant)
        : await endTaken(tx, key, grant, 'revoked');
    const after = { how, released: formatAmount(released), taken: formatAmount(taken) };
    return { before: shown(grant), after };
  },
};
