import type { Output } from '@fairlot/wire/core';
import type { payoutAccountConsole, payoutAccountHttp } from '@fairlot/wire/money/payout-account';
import { kindOf } from './kinds.ts';
import type { Payee } from './payee.ts';
import type { BlockRow } from './store.ts';
import { KIND_NAMES, type BankRow } from './store-bank.ts';

type Row = Output<typeof payoutAccountHttp.getPayees>['Payees'][number];
type OperatorsRow = Output<typeof payoutAccountConsole.getPlayerPayees>['Rows'][number];
type Bank = Output<typeof payoutAccountConsole.getBanks>['Rows'][number];
type Block = Output<typeof payoutAccountConsole.getBlocks>['Rows'][number];

/** One in the words of the contract; nothing of it is in full. */
export const presentPayee = (payee: Payee): Row => ({
  Id: Number(payee.id),
  Kind: payee.kind,
  Bank: payee.bank,
  Masked: payee.shown,
  Memo: payee.memo,
  Category: payee.category,
  BoundTimeStamp: payee.createdMs,
  UsableTimeStamp: payee.usableAtMs,
  IsLocked: payee.paidBefore,
});

export const presentToOperator = (payee: Payee): OperatorsRow => ({
  ...presentPayee(payee),
  IsListed: payee.listed,
  Others: payee.others,
});

export const presentBank = (row: BankRow): Bank => ({
  Code: row.code,
  Kind: KIND_NAMES[row.kind] ?? 'bank',
  Name: { zh: row.zh, en: row.en },
  Form: row.form,
  IsDepositOn: row.deposit_on,
  IsWithdrawOn: row.withdraw_on,
  MaintenanceUntil: row.maintenance_ms === null ? null : Number(row.maintenance_ms),
  MaintenanceText: { zh: row.maintenance_zh, en: row.maintenance_en },
  Version: row.version,
});

export const presentBlock = (row: BlockRow): Block => ({
  Kind: kindOf(row.kind),
  Masked: row.shown,
  Mark: row.number_mac.toString('hex'),
  Reason: row.reason,
  MadeAt: Number(row.made_ms),
});
