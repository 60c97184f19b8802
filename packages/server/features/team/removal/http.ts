import { DAY_MS } from '@fairlot/rules/lottery/site-day';
import { REMOVAL_BOUNDS, removalHttp } from '@fairlot/wire/team/removal';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { removeMember } from './remove-member.ts';
import { restoreMember } from './restore-member.ts';
import { listRemovals, type RemovalRow } from './store.ts';

const present = (row: RemovalRow, nowMs: number) => {
  const undoUntil = Number(row.removed_ms) + REMOVAL_BOUNDS.undoDays * DAY_MS;
  return {
    Id: Number(row.id),
    UserName: row.user_name,
    NickName: row.nick_name,
    RemovedTimeStamp: Number(row.removed_ms),
    UndoUntil: undoUntil,
    RestoredTimeStamp: row.restored_ms === null ? null : Number(row.restored_ms),
    MayRestore: row.restored_ms === null && row.is_own && nowMs <= undoUntil,
  };
};

export const removalRoutes = ({ db, ports }: Platform) =>
  routes(removalHttp, {
    removeMember: (asked, { principal }) => removeMember({ db, ports }, principal.playerId, asked),
    restoreMember: (asked, { principal }) => restoreMember(db, principal.playerId, asked),
    getRemovals: async ({ Before: before, Count }, { principal: { playerId: agentId } }) => {
      const rows = await listRemovals(db, { agentId, before }, Count + 1);
      const shown = rows.slice(0, Count);
      const nowMs = await readNowMs(db);
      return {
        Rows: shown.map((row) => present(row, nowMs)),
        Next: rows.length > Count ? Number(shown.at(-1)?.id) : null,
        DateTimeNow: nowMs,
      };
    },
  });
