import { mills, ZERO } from '@fairlot/rules/core/money';
import { ok, refused } from '@fairlot/rules/core/result';
import { debtConsole } from '@fairlot/wire/money/debt';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { balancesOf, debt, houseBalance } from '#ledger';
import { actorOf, presentProposal } from '../../staff/operator/proposals/index.ts';
import { prove, readNowMs } from '../../staff/operator/sign-in/index.ts';
import { currentSettings } from '../../site/settings/values/index.ts';
import { presentMoves } from './present.ts';
import { proposeOffset } from './propose-offset.ts';
import { proposeWriteOff } from './propose-write-off.ts';
import { listMoves, readOwed } from './store.ts';
import { type DebtRow, listDebts } from './store-list.ts';

const MOST_MOVES = 200;

const placeOf = (after: string | undefined) => {
  const [us = '', playerId = ''] = after?.split('.') ?? [];
  return after === undefined ? undefined : { us: BigInt(us), playerId: BigInt(playerId) };
};

const presentRow = (row: DebtRow, cash: bigint = ZERO) => ({
  PlayerId: Number(row.player_id),
  UserName: row.user_name,
  Owed: mills(row.owed),
  Available: cash > ZERO ? mills(cash) : ZERO,
  SinceTimeStamp: Number(row.since_ms),
});

/** Who owes what, as operators look at it, and what they have taken for it. */
export const debtConsoleRoutes = ({ db, settings: { dataFolder } }: Platform) => {
  const site = currentSettings(db);
  return routes(debtConsole, {
    getDebts: async ({ Search, After, Count }) => {
      const { currency } = await site();
      const search = Search?.trim().toLowerCase() || undefined;
      const rows = await listDebts(db, { currency, search, after: placeOf(After) }, Count + 1);
      const shown = rows.slice(0, Count);
      const last = rows.length > Count ? shown.at(-1) : undefined;
      const ids = shown.map((row) => row.player_id);
      const has = await balancesOf(db, ids, currency);
      return {
        Rows: shown.map((row) => presentRow(row, has.get(row.player_id))),
        Total: mills(-(await houseBalance(db, debt, currency))),
        Next: last ? `${last.since_us}.${last.player_id}` : null,
        DateTimeNow: await readNowMs(db),
      };
    },
    getPlayerDebt: async ({ PlayerId }) => {
      const whose = { playerId: BigInt(PlayerId), currency: (await site()).currency };
      const [owed, moves] = await Promise.all([
        readOwed(db, whose),
        listMoves(db, whose, MOST_MOVES),
      ]);
      return { Owed: owed, Moves: presentMoves(moves) };
    },
    proposeOffset: async ({ PlayerId, Amount, Reason, Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const whose = { playerId: BigInt(PlayerId), currency: (await site()).currency };
      const put = await proposeOffset(db, actorOf(call), whose, Amount, Reason);
      return put.ok ? ok(presentProposal(put.value)) : put;
    },
    proposeWriteOff: async ({ PlayerId, Amount, Reason, Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const whose = { playerId: BigInt(PlayerId), currency: (await site()).currency };
      const put = await proposeWriteOff(db, actorOf(call), whose, Amount, Reason);
      return put.ok ? ok(presentProposal(put.value)) : put;
    },
  });
};
