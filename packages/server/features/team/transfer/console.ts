import { mills, ZERO } from '@fairlot/rules/core/money';
import { ok, refused } from '@fairlot/rules/core/result';
import { transferConsole } from '@fairlot/wire/team/transfer';
import { balanceOf } from '#ledger';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { gapOf } from '../../money/wagering/index.ts';
import { actorOf, presentProposal } from '../../staff/operator/proposals/index.ts';
import { prove } from '../../staff/operator/sign-in/index.ts';
import { presentRow } from './present.ts';
import { proposeReversal } from './reverse.ts';
import { readTransfer } from './store.ts';
import { listAll, readClock } from './store-list.ts';
import { readReversal } from './store-reversal.ts';

/** Transfers as operators look them up and ask for their reversal. */
export const transferConsoleRoutes = ({ db, settings: { dataFolder } }: Platform) =>
  routes(transferConsole, {
    getTransfers: async ({ Search, Type, IsReversed, Least, From, To, Before, Count }) => {
      const rows = await listAll(
        db,
        {
          search: Search?.trim().toLowerCase() || undefined,
          type: Type,
          isReversed: IsReversed,
          least: Least,
          fromMs: From,
          toMs: To,
          before: Before,
        },
        Count + 1,
      );
      const shown = rows.slice(0, Count);
      return {
        Rows: shown.map(presentRow),
        Next: rows.length > Count ? (shown.at(-1)?.id ?? null) : null,
        DateTimeNow: await readClock(db),
      };
    },
    getTransfer: async ({ Id }) => {
      const row = await readTransfer(db, Id);
      if (!row) return refused({ code: 'NO_SUCH_TRANSFER' });
      const [has, gap, reversal] = await Promise.all([
        balanceOf(db, row.to_player, row.currency),
        gapOf(db, row.to_player, `transfer:${Id}`),
        readReversal(db, Id),
      ]);
      return ok({
        Transfer: presentRow(row),
        FromNickName: row.from_nick,
        ToNickName: row.to_nick,
        FromBalance: mills(row.from_balance),
        ToBalance: mills(row.to_balance),
        Gap: gap,
        ToAvailable: has > ZERO ? has : ZERO,
        Reversal: reversal
          ? {
              TimeStamp: reversal.atMs,
              Taken: reversal.taken,
              Owed: reversal.owed,
              MadeBy: reversal.madeBy,
              Reason: reversal.reason,
            }
          : null,
      });
    },
    proposeReversal: async ({ Id, Reason, Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const put = await proposeReversal(db, actorOf(call), Id, Reason);
      return put.ok ? ok(presentProposal(put.value)) : put;
    },
  });
