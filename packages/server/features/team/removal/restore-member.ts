import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Input, RefusalOf } from '@fairlot/wire/core';
import { REMOVAL_BOUNDS, type removalConsole, type removalHttp } from '@fairlot/wire/team/removal';
import { transaction, type Db } from '#platform/db';
import { act, type Person } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { isActingAgent } from '../move/index.ts';
import { hasPlayer, holdRemoval, holdRemovalOf, writeRestored } from './store.ts';

/** Undoes a deletion of the last days, for the agent who did it and who still is above the member. */
export const restoreMember = (
  db: Db,
  agentId: bigint,
  { Id }: Input<typeof removalHttp.restoreMember>,
): Promise<Result<null, RefusalOf<typeof removalHttp.restoreMember>>> =>
  transaction(db, async (tx) => {
    const deleted = await holdRemoval(tx, Id, REMOVAL_BOUNDS.undoDays);
    const isOwn = deleted?.agent_id === agentId && deleted.parent === agentId;
    if (!isOwn || !(await isActingAgent(tx, agentId))) return refused({ code: 'NOT_REMOVED' });
    if (deleted.is_over) return refused({ code: 'UNDO_OVER' });
    await writeRestored(tx, deleted.player_id, '');
    await publishPageChanges(tx, ['manage.players'], deleted.user_name);
    return ok(null);
  });

type DeskFault = RefusalOf<typeof removalConsole.restoreRemoved>;

/** The same by an operator, whoever is above the member now. */
export const restoreRemoved = (
  db: Db,
  person: Person,
  { PlayerId, Reason: reason }: Input<typeof removalConsole.restoreRemoved>,
): Promise<Result<null, DeskFault>> => {
  const deed = {
    permission: 'team.removals.restore',
    target: `player ${PlayerId}`,
    reason,
  } as const;
  return act<null, DeskFault>(db, person, deed, async (tx) => {
    const playerId = BigInt(PlayerId);
    if (!(await hasPlayer(tx, playerId))) return refused({ code: 'NO_SUCH_PLAYER' });
    const deleted = await holdRemovalOf(tx, playerId, REMOVAL_BOUNDS.undoDays);
    if (!deleted) return refused({ code: 'NOT_REMOVED' });
    if (deleted.is_over) return refused({ code: 'UNDO_OVER' });
    if (deleted.parent_removed) return refused({ code: 'PARENT_REMOVED' });
    await writeRestored(tx, playerId, person.name);
    await publishPageChanges(tx, ['manage.players'], deleted.user_name);
    const account = deleted.user_name;
    return ok({ before: { account, isRemoved: true }, after: { isRemoved: false }, value: null });
  });
};
