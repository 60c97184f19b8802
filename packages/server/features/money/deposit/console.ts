import { DEPOSIT_TYPES } from '@fairlot/rules/check/deposit';
import { mills } from '@fairlot/rules/core/money';
import { ok, refused } from '@fairlot/rules/core/result';
import type { Output } from '@fairlot/wire/core';
import { depositConsole } from '@fairlot/wire/money/deposit';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { actorOf, presentProposal } from '../../staff/operator/proposals/index.ts';
import { prove } from '../../staff/operator/sign-in/index.ts';
import { cancelByOperator, proposeConfirm, proposeResolve } from './payments/desk.ts';
import { proposeSettleRefund } from './payments/settle-refund.ts';
import { lookCalls } from './orders/http-looks.ts';
import { channelCalls } from './channels/http-channels.ts';
import { reversalCalls } from './reversals/http-reversals.ts';
import { claimCalls } from './exceptions/http-claims.ts';
import { bankNameOf, maskedPayers } from './orders/payer.ts';
import { presentOrder } from './orders/present.ts';
import { ownerOfOrder, readClock } from './orders/store.ts';
import { EXCEPTION_KINDS, EXCEPTION_STATES } from './exceptions/store-exception.ts';
import {
  type ClaimParts,
  countOpen,
  listExceptionPage,
  type ListedException,
  listQueue,
  type QueueRow,
  writeAskedSoon,
} from './exceptions/store-queue.ts';

type Row = Output<typeof depositConsole.getDepositQueue>['Rows'][number];
type Exception = Output<typeof depositConsole.getDepositExceptions>['Rows'][number];

const presentClaim = (row: ClaimParts, operatorId: number) => ({
  ClaimedBy: row.claimer_name,
  ClaimedUntil: row.claimed_ms === null ? null : Number(row.claimed_ms),
  IsMine: row.claimer === operatorId,
});

const presentRow = (row: QueueRow, payer: Row['Payer'], operatorId: number): Row => ({
  ...presentClaim(row, operatorId),
  ...presentOrder(row),
  PlayerId: Number(row.player_id),
  UserName: row.user_name,
  IsFirst: row.is_first,
  AskedTimeStamp: row.reminded_ms === null ? null : Number(row.reminded_ms),
  Provider: row.provider_id,
  BankName: bankNameOf(row),
  Payer: payer,
});

const nameOf = <K extends string>(table: Readonly<Record<K, number>>, number: number): K =>
  (Object.keys(table) as K[]).find((name) => table[name] === number)!;

const presentException = (row: ListedException, operatorId: number): Exception => ({
  ...presentClaim(row, operatorId),
  Id: row.id,
  Kind: nameOf(EXCEPTION_KINDS, row.kind),
  State: nameOf(EXCEPTION_STATES, row.state),
  Provider: row.provider_id,
  PayId: row.pay_id,
  OrderNo: row.order_no,
  PlayerId: row.player_id === null ? null : Number(row.player_id),
  UserName: row.user_name,
  Amount: mills(row.amount),
  IsBooked: row.is_booked,
  FoundTimeStamp: Number(row.found_ms),
  EndedTimeStamp: row.resolved_ms === null ? null : Number(row.resolved_ms),
  Reason: row.reason,
});

const placeOf = (after: string | undefined) => {
  const [us = '', orderNo = ''] = after?.split('.') ?? [];
  return after === undefined ? undefined : { us: BigInt(us), orderNo };
};

/** The queue of deposits and the payments that are nobody's yet (product 3.3). */
export const depositConsoleRoutes = ({ db, settings }: Platform) => {
  const { dataFolder } = settings;
  return routes(depositConsole, {
    ...channelCalls({ db, dataFolder }),
    ...claimCalls(db),
    ...reversalCalls({ db, dataFolder }),
    ...lookCalls({ db, settings }),
    getDepositQueue: async ({ Tab: tab, Search, Type, After, Count }, { operator }) => {
      const type = Type && DEPOSIT_TYPES[Type].number;
      const page = { tab, search: Search?.trim() || undefined, type, after: placeOf(After) };
      const rows = await listQueue(db, page, Count + 1);
      const shown = rows.slice(0, Count);
      const last = rows.length > Count ? shown.at(-1) : undefined;
      const open = await countOpen(db);
      const payers = await maskedPayers(db, dataFolder, shown);
      return {
        Rows: shown.map((row) =>
          presentRow(row, payers.get(row.order_no) ?? null, operator.operatorId),
        ),
        Next: last ? `${last.key_us}.${last.order_no}` : null,
        Unpaid: open.unpaid,
        Waiting: open.waiting,
        Exceptions: open.exceptions,
        DateTimeNow: await readClock(db),
      };
    },
    getDepositExceptions: async ({ IsOpen: isOpen, Before: before, Count }, { operator }) => {
      const rows = await listExceptionPage(db, { isOpen, before }, Count + 1);
      const shown = rows.slice(0, Count);
      return {
        Rows: shown.map((row) => presentException(row, operator.operatorId)),
        Next: rows.length > Count ? (shown.at(-1)?.id ?? null) : null,
        DateTimeNow: await readClock(db),
      };
    },
    confirmDeposit: async ({ OrderNo: orderNo, Amount: amount, Reason, Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const put = await proposeConfirm(db, actorOf(call), { orderNo, amount }, Reason);
      return put.ok ? ok(presentProposal(put.value)) : put;
    },
    cancelDeposit: async ({ OrderNo, Reason: reason, Note: note }, call) => {
      const done = await cancelByOperator(db, actorOf(call), OrderNo, { reason, note });
      return done.ok ? ok({ OrderNo: done.value }) : done;
    },
    askProvider: async ({ OrderNo }) => {
      const owner = ownerOfOrder(OrderNo);
      const row = { player_id: owner ?? 0n, order_no: OrderNo };
      const isAsked = await writeAskedSoon(db, row, await readClock(db));
      return isAsked ? ok({ OrderNo }) : refused({ code: 'NO_ORDER' });
    },
    resolveException: async ({ Id: id, As: as, UserName: userName, Reason, Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const put = await proposeResolve(db, actorOf(call), { id, as, userName }, Reason);
      return put.ok ? ok(presentProposal(put.value)) : put;
    },
    settleRefund: async ({ Id: id, IsPaid: isPaid, Evidence: evidence, Reason, Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const put = await proposeSettleRefund(db, actorOf(call), { id, isPaid, evidence }, Reason);
      return put.ok ? ok(presentProposal(put.value)) : put;
    },
  });
};
