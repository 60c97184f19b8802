import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { DAY_MS } from '@fairlot/rules/lottery/site-day';
import type { Input, Output, RefusalOf } from '@fairlot/wire/core';
import { REMOVAL_BOUNDS, type removalHttp } from '@fairlot/wire/team/removal';
import { transaction, type Db, type Tx } from '#platform/db';
import type { Ports } from '#platform/port';
import { endSessions } from '../../auth/login/sessions/index.ts';
import { forgetLogins } from '../../auth/login/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { holdMember, isActingAgent, openBetween } from '../move/index.ts';
import { holdWhole, readHindrances, writeRemoved } from './store.ts';

type Endpoint = typeof removalHttp.removeMember;
type Fault = RefusalOf<Endpoint>;
type Stage = { readonly tx: Tx; readonly ports: Ports };

/** What stands against the deletion of a member who is held, in the order of product 7.7. */
async function faultOf(
  { tx, ports }: Stage,
  playerId: bigint,
  parentId: bigint,
): Promise<Fault | undefined> {
  const has = await readHindrances(tx, playerId, REMOVAL_BOUNDS.idleDays);
  if (has.has_children) return { code: 'HAS_CHILDREN' };
  if (has.has_balance) return { code: 'HAS_BALANCE' };
  if (has.has_pending) return { code: 'HAS_PENDING' };
  const open = await ports.read(openBetween)(tx, { playerId, parentId });
  if (open.isContractOpen || open.isBillOpen) return { code: 'HAS_CONTRACT' };
  if (has.has_deposits && has.was_active) {
    return { code: 'HAS_DEPOSIT_HISTORY', params: { days: REMOVAL_BOUNDS.idleDays } };
  }
  return has.owes ? { code: 'DEBT' } : undefined;
}

/**
 * Deletes the account of a direct member. The member and their accounts are held first: what comes in at the same moment is before
 * it and stands against it, or after it and finds a closed account.
 */
export async function removeMember(
  { db, ports }: { readonly db: Db; readonly ports: Ports },
  agentId: bigint,
  { UserName }: Input<Endpoint>,
): Promise<Result<Output<Endpoint>, Fault>> {
  const done = await transaction(db, async (tx): Promise<Result<Output<Endpoint>, Fault>> => {
    const member = await holdMember(tx, UserName);
    const isOwn = member?.parent === agentId && (await isActingAgent(tx, agentId));
    if (!member || !isOwn) return refused({ code: 'NOT_DIRECT' });
    const { player_id: playerId } = member;
    await holdWhole(tx, playerId);
    const fault = await faultOf({ tx, ports }, playerId, agentId);
    if (fault) return refused(fault);
    const removedMs = await writeRemoved(tx, playerId, agentId);
    await endSessions(tx, playerId, 'forced_logout');
    await publishPageChanges(tx, ['manage.players'], member.user_name);
    return ok({ UndoUntil: removedMs + REMOVAL_BOUNDS.undoDays * DAY_MS });
  });
  // Other processes hear of it by the bell; here it holds from now on.
  if (done.ok) forgetLogins(db);
  return done;
}
