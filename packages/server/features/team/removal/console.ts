import { DAY_MS } from '@fairlot/rules/lottery/site-day';
import { REMOVAL_BOUNDS, removalConsole } from '@fairlot/wire/team/removal';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { actorOf } from '../../staff/operator/proposals/index.ts';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { restoreRemoved } from './restore-member.ts';
import { findRemoval, type RemovalRow } from './store.ts';

const present = (row: RemovalRow) => {
  const removedMs = Number(row.removed_ms);
  return {
    UserName: row.user_name,
    AgentName: row.agent_name,
    RemovedTimeStamp: removedMs,
    UndoUntil: removedMs + REMOVAL_BOUNDS.undoDays * DAY_MS,
    NameFreeFrom: removedMs + REMOVAL_BOUNDS.nameDays * DAY_MS,
  };
};

export const removalConsoleRoutes = ({ db }: Platform) =>
  routes(removalConsole, {
    getRemoval: async ({ PlayerId }) => {
      const row = await findRemoval(db, BigInt(PlayerId));
      return { Removal: row ? present(row) : null, DateTimeNow: await readNowMs(db) };
    },
    restoreRemoved: (asked, call) => restoreRemoved(db, actorOf(call), asked),
  });
