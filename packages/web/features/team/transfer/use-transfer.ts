import { useState } from 'react';
import type { TransferType } from '@fairlot/rules/check/transfer';
import { isTransferNote, TRANSFER_TIMES } from '@fairlot/rules/check/transfer';
import { divFloor, mills, moneyFromNumber, type Money, ZERO } from '@fairlot/rules/core/money';
import { showToast } from '@fairlot/ui';
import type { Output } from '@fairlot/wire/core';
import { transferHttp } from '@fairlot/wire/team/transfer';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { refetch } from '@fairlot/shell';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { takeWanted } from './open-transfer.ts';
import { TRANSFER } from './text.ts';

export type TransferData = Output<typeof transferHttp.getTransferData>;

export type Values = {
  readonly account: string;
  readonly type: TransferType;
  readonly amount: string;
  readonly note: string;
  readonly password: string;
  readonly code: string;
};

const FIELDS: { readonly [code: string]: keyof Values } = {
  WRONG_ACCOUNT: 'account',
  NOT_DIRECT: 'account',
  TARGET_DISABLED: 'account',
  NO_TERM: 'type',
  AMOUNT_RANGE: 'amount',
  DAY_LIMIT: 'amount',
  NOT_ENOUGH: 'amount',
  OWED: 'amount',
  WRONG_PASSWORD: 'password',
  TOO_MANY_TRIES: 'password',
  NO_FUND_PASSWORD: 'password',
  CODE_NEEDED: 'code',
  GOOGLE_FAILED: 'code',
};

export const amountIn = (typed: string): Money | undefined =>
  /^\d{1,12}(\.\d{1,3})?$/.test(typed.trim()) ? moneyFromNumber(Number(typed)) : undefined;

/** All that can be transferred at once. */
export const mostOf = ({ Available, Max, DayMost, DayUsed }: TransferData): Money => {
  const left = mills(DayMost - DayUsed);
  const most = [Available, Max, left].reduce((least, each) => (each < least ? each : least));
  return most < ZERO ? ZERO : most;
};

/** What the receiver turns over for an amount. */
export const requiredFor = (amount: Money, type: TransferType): Money =>
  mills(divFloor(amount * BigInt(TRANSFER_TIMES[type]), 100n));

/** Reads anew what a transfer changes. */
export function rereadTransfers(): void {
  void refetch(transferHttp.getTransferData);
  void refetch(transferHttp.getRecords);
  void refetch(walletHttp.getWalletAmount);
}

/** The form of one transfer; the same intent is sent, whatever the line does. */
export function useTransfer(data: TransferData, onDone: () => void) {
  const [intent] = useState(() => crypto.randomUUID());
  const [account] = useState(() => takeWanted() ?? '');
  return useContractForm<typeof transferHttp.transfer, Values>(transferHttp.transfer, {
    initial: { account, type: 'DEPOSIT', amount: '', note: '', password: '', code: '' },
    names: {
      UserName: 'account',
      Type: 'type',
      Amount: 'amount',
      Note: 'note',
      FundPassword: 'password',
      Code: 'code',
    },
    check: (values) => ({
      ...(values.account === '' && { account: TRANSFER.needTarget }),
      ...(amountIn(values.amount) === undefined && { amount: TRANSFER.badAmount }),
      ...(!isTransferNote(values.note.trim()) && { note: TRANSFER.badNote }),
      ...(values.password === '' && { password: TRANSFER.needPassword }),
      ...(data.IsCodeAsked && values.code.trim() === '' && { code: TRANSFER.needCode }),
    }),
    input: (values) => ({
      IntentId: intent,
      UserName: values.account,
      Type: values.type,
      Amount: amountIn(values.amount) ?? ZERO,
      Note: values.note.trim(),
      FundPassword: values.password,
      ...(values.code.trim() !== '' && { Code: values.code.trim() }),
    }),
    fields: FIELDS,
    unreachable: TRANSFER.unreachable,
    refused: () => void refetch(transferHttp.getTransferData),
    done: () => {
      showToast({ kind: 'done', text: TRANSFER.done });
      rereadTransfers();
      onDone();
    },
  });
}
