import { useState } from 'react';
import { feeOf } from '@fairlot/rules/check/withdraw';
import { moneyFromNumber, type Money, ZERO } from '@fairlot/rules/core/money';
import { showToast } from '@fairlot/ui';
import type { Output } from '@fairlot/wire/core';
import { withdrawHttp, type WithdrawTarget } from '@fairlot/wire/money/withdraw';
import { refetch } from '@fairlot/shell';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { WITHDRAW } from './text.ts';

export type WithdrawData = Output<typeof withdrawHttp.getWithdrawData>;

export type Values = {
  readonly target: number;
  readonly amount: string;
  readonly password: string;
  readonly code: string;
};

const FIELDS: { readonly [code: string]: keyof Values } = {
  WRONG_PASSWORD: 'password',
  TOO_MANY_TRIES: 'password',
  NO_FUND_PASSWORD: 'password',
  CODE_NEEDED: 'code',
  GOOGLE_FAILED: 'code',
  BLACKLIST: 'target',
  NO_CARD: 'target',
  BANK_MAINTENANCE: 'target',
  CARD_COOLING: 'target',
  USDT_ADDRESS: 'target',
  BELOW_MIN: 'amount',
  ABOVE_MAX_TIME: 'amount',
  ABOVE_MAX_DAY: 'amount',
  DAY_TOTAL_EXCEEDED: 'amount',
  NOT_ENOUGH: 'amount',
  FIRST_LIMIT: 'amount',
  DIVIDEND_LIMIT: 'amount',
  DAILYPAY_LIMIT: 'amount',
  OWED: 'amount',
  USDT_AMOUNT: 'amount',
  USDT_RATE: 'amount',
  FEE_CHANGED: 'amount',
  TYPE_TWO_LIMIT: 'amount',
};

export const amountIn = (typed: string): Money | undefined =>
  /^\d{1,12}(\.\d{1,3})?$/.test(typed.trim()) ? moneyFromNumber(Number(typed)) : undefined;

/** The fee as the server takes it: it says itself how many are free. */
export function feeFor(
  data: WithdrawData,
  target: WithdrawTarget | undefined,
  amount: Money,
): Money {
  const { FeeRate: feeRate, FeeCap: feeCap } = target ?? data;
  return feeOf({ free: data.FreeLeft, feeRate, feeCap }, 0, amount);
}

export const targetOf = (data: WithdrawData, id: number): WithdrawTarget | undefined =>
  data.Targets.find(({ Id }) => Id === id);

/** All that can be asked for at once. */
export function mostOf(data: WithdrawData, target: WithdrawTarget | undefined): Money {
  const bounds = target
    ? [target.Available, target.Max, target.DayLeft, data.DayLeft]
    : [data.Available, data.FirstMax ?? data.Max, data.DayLeft];
  return bounds.reduce((least, each) => (each < least ? each : least));
}

/** What the form begins with: what can be paid to now, and of those the first by which something can be asked for. */
export function firstOf({ Targets, DateTimeNow }: WithdrawData): WithdrawTarget | undefined {
  const usable = Targets.filter(
    ({ IsOn, UsableTimeStamp }) => IsOn && UsableTimeStamp <= DateTimeNow,
  );
  return usable.find(({ Shut }) => Shut === null) ?? usable[0];
}

/** The form of a request; the same intent is asked for once, whatever the line does. */
export function useRequest(data: WithdrawData) {
  const [intent, setIntent] = useState(() => crypto.randomUUID());
  const usable = firstOf(data);
  return useContractForm<typeof withdrawHttp.request, Values>(withdrawHttp.request, {
    initial: { target: usable?.Id ?? 0, amount: '', password: '', code: '' },
    names: { PayeeId: 'target', Amount: 'amount', FundPassword: 'password', Code: 'code' },
    check: (values) => ({
      ...(values.target === 0 && { target: WITHDRAW.needTarget }),
      ...(amountIn(values.amount) === undefined && { amount: WITHDRAW.badAmount }),
      ...(values.password === '' && { password: WITHDRAW.needPassword }),
      ...(data.IsCodeAsked && values.code.trim() === '' && { code: WITHDRAW.needCode }),
    }),
    input: (values) => ({
      IntentId: intent,
      PayeeId: values.target,
      Amount: amountIn(values.amount) ?? ZERO,
      Fee: feeFor(data, targetOf(data, values.target), amountIn(values.amount) ?? ZERO),
      FundPassword: values.password,
      ...(values.code.trim() !== '' && { Code: values.code.trim() }),
      ...(targetOf(data, values.target)?.Kind === 'usdt' &&
        data.UsdtRate !== null && { Rate: data.UsdtRate }),
    }),
    fields: FIELDS,
    unreachable: WITHDRAW.unreachable,
    // What it was refused for may be another now: a rate, a limit, what is there.
    refused: () => void refetch(withdrawHttp.getWithdrawData),
    done: () => {
      showToast({ kind: 'done', text: WITHDRAW.asked });
      setIntent(crypto.randomUUID());
      void refetch(withdrawHttp.getWithdrawData);
      void refetch(withdrawHttp.getRecords);
    },
  });
}
