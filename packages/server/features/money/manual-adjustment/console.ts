import { mills, sumMoney } from '@fairlot/rules/core/money';
import { ok, refused } from '@fairlot/rules/core/result';
import { manualAdjustmentConsole, TYPE_OF } from '@fairlot/wire/money/manual-adjustment';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { actorOf, presentProposal } from '../../staff/operator/proposals/index.ts';
import { prove, readNowMs } from '../../staff/operator/sign-in/index.ts';
import { readSite } from '../../site/settings/values/index.ts';
import type { AdjustmentType } from './asked.ts';
import { look } from './look.ts';
import { proposeAdjustment } from './propose-adjustment.ts';
import { listAdjustments, listLines, type PostedRow } from './store-list.ts';

const TYPES = Object.entries(TYPE_OF) as readonly [AdjustmentType, number][];
const typeOf = (kind: number): AdjustmentType =>
  TYPES.find(([, each]) => each === kind)?.[0] ?? 'add';

const presentRow = (row: PostedRow) => ({
  Id: row.id,
  Type: typeOf(row.kind),
  Times: row.times,
  MemoZh: row.memo_zh,
  MemoEn: row.memo_en,
  Reason: row.reason,
  MakerName: row.maker_name,
  CheckerName: row.checker_name,
  At: Number(row.posted_ms),
  Lines: row.lines,
  Failed: row.failed,
  Amount: mills(row.amount),
});

/** Money by hand, as operators look it up and ask for it (product 3.3). */
export const manualAdjustmentRoutes = ({ db, settings: { dataFolder } }: Platform) =>
  routes(manualAdjustmentConsole, {
    getAdjustments: async ({ Search, Type, Before: before, Count }) => {
      const search = Search?.trim().toLowerCase() || undefined;
      const filter = { search, kind: Type && TYPE_OF[Type], before };
      const rows = await listAdjustments(db, filter, Count + 1);
      const shown = rows.slice(0, Count);
      return {
        Rows: shown.map(presentRow),
        Next: rows.length > Count ? (shown.at(-1)?.id ?? null) : null,
        DateTimeNow: await readNowMs(db),
      };
    },
    getAdjustmentLines: async ({ Id }) => {
      const rows = await listLines(db, Id);
      if (rows.length === 0) return refused({ code: 'NO_SUCH_ADJUSTMENT' });
      return ok({
        Rows: rows.map(({ playerId, userName, amount, fault }) => ({
          PlayerId: Number(playerId),
          UserName: userName,
          Amount: amount,
          Fault: fault,
        })),
      });
    },
    previewAdjustment: async ({ Type, Lines }) => {
      const lines = Lines.map(({ UserName, Amount }) => ({ userName: UserName, amount: Amount }));
      const seen = await look(db, Type, lines, (await readSite(db)).currency);
      const good = seen.filter(({ fault }) => fault === undefined);
      return {
        Rows: seen.map(({ userName, amount, wallet, fault }) => ({
          UserName: userName,
          Amount: amount,
          Available: wallet?.available ?? null,
          Fault: fault ?? null,
        })),
        Amount: sumMoney(good.map(({ amount }) => amount)),
        Good: good.length,
      };
    },
    proposeAdjustment: async ({ Code, Reason, ...asked }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const lines = asked.Lines.map(({ UserName, Amount }) => ({
        userName: UserName,
        amount: Amount,
      }));
      const memo = { zh: asked.MemoZh.trim(), en: asked.MemoEn.trim() };
      const wanted = { type: asked.Type, lines, times: asked.Times, memo };
      const put = await proposeAdjustment(db, actorOf(call), wanted, Reason);
      return put.ok ? ok(presentProposal(put.value)) : put;
    },
  });
