import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Output, RefusalOf } from '@fairlot/wire/core';
import type { membersHttp } from '@fairlot/wire/team/members';
import { transaction, type Db } from '#platform/db';
import { lockLinks, writeParentStop } from '../../account/registration-link/index.ts';
import { holdMember } from './store-act.ts';

type Endpoint = typeof membersHttp.stopMemberLinks;

/** Stops new links and accounts of a direct agent, or allows them again. What an operator stopped stays stopped. */
export function stopMemberLinks(
  db: Db,
  { viewer, memberId, isStopped }: { viewer: bigint; memberId: number; isStopped: boolean },
): Promise<Result<Output<Endpoint>, RefusalOf<Endpoint>>> {
  const playerId = BigInt(memberId);
  return transaction(db, async (tx) => {
    // Links are made under the same lock: none comes to be that the stop does not see.
    await lockLinks(tx);
    const member = await holdMember(tx, viewer, playerId);
    if (!member?.is_below) return refused({ code: 'NO_SUCH_MEMBER' });
    if (member.parent !== viewer) return refused({ code: 'NOT_DIRECT' });
    if (!member.is_agent) return refused({ code: 'MEMBER_NOT_AGENT' });
    await writeParentStop(tx, { playerId, by: viewer, isStopped });
    return ok({ IsStopped: isStopped });
  });
}
