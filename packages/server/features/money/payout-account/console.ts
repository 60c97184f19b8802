import { ok, refused } from '@fairlot/rules/core/result';
import { payoutAccountConsole } from '@fairlot/wire/money/payout-account';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { actorOf, presentProposal } from '../../staff/operator/proposals/index.ts';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { addPurse } from './add-purse.ts';
import { proposeBlock, proposeUnblock } from './block.ts';
import { changeBank } from './change-bank.ts';
import { getPlayerPayees } from './get-player-payees.ts';
import { removePlayerPayee } from './remove-player-payee.ts';
import { viewPayee } from './view-payee.ts';
import { presentBank, presentBlock, presentToOperator } from './present.ts';
import { listBlocks } from './store.ts';
import { listBanks } from './store-bank.ts';

/** Banks, the black list, and what a player has bound, as operators see and change them. */
export const payoutAccountConsoleRoutes = ({ db, settings: { dataFolder } }: Platform) =>
  routes(payoutAccountConsole, {
    getBanks: async () => ({
      Rows: (await listBanks(db)).map(presentBank),
      DateTimeNow: await readNowMs(db),
    }),
    changeBank: async (form, call) => {
      const done = await changeBank(db, actorOf(call), {
        code: form.Code,
        depositOn: form.IsDepositOn,
        withdrawOn: form.IsWithdrawOn,
        untilMs: form.MaintenanceUntil,
        ...form.MaintenanceText,
        seen: form.Seen,
        reason: form.Reason,
      });
      return done.ok ? ok({ Version: done.value }) : done;
    },
    addPurse: async ({ Code: code, Name, Form: form, Reason: reason }, call) => {
      const done = await addPurse(db, actorOf(call), { code, ...Name, form, reason });
      return done.ok ? ok({ Code: code }) : done;
    },
    getPlayerPayees: async ({ PlayerId }) => {
      const rows = await getPlayerPayees(db, BigInt(PlayerId));
      if (!rows.ok) return rows;
      return ok({
        Rows: rows.value.map(presentToOperator),
      });
    },
    viewPayee: async ({ PlayerId, Id, Reason: reason }, call) => {
      const named = { playerId: BigInt(PlayerId), id: BigInt(Id), reason };
      const seen = await viewPayee({ db, dataFolder }, actorOf(call), named);
      if (!seen.ok) return seen;
      return ok({ Number: seen.value.number, Holder: seen.value.holder ?? null });
    },
    removePlayerPayee: async ({ PlayerId, Id, Reason: reason }, call) => {
      const named = { playerId: BigInt(PlayerId), id: BigInt(Id), reason };
      const gone = await removePlayerPayee({ db, dataFolder }, actorOf(call), named);
      return gone.ok ? ok({ Id }) : gone;
    },
    getBlocks: async ({ Count }) => {
      const rows = await listBlocks(db, Count);
      return {
        Rows: rows.map(presentBlock),
        All: rows[0]?.all ?? 0,
        DateTimeNow: await readNowMs(db),
      };
    },
    proposeBlock: async ({ Kind: kind, Bank: bank, Number: number, Reason }, call) => {
      const typed = { kind, bank, number };
      const put = await proposeBlock({ db, dataFolder }, actorOf(call), typed, Reason);
      return put.ok ? ok(presentProposal(put.value)) : refused(put.error);
    },
    proposeUnblock: async ({ Mark: mark, Reason }, call) => {
      const put = await proposeUnblock(db, actorOf(call), mark, Reason);
      return put.ok ? ok(presentProposal(put.value)) : refused(put.error);
    },
  });
