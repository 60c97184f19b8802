import type { Money } from '@fairlot/rules/core/money';
import { bonusBudget, cash, depositsAt, revenue, type Currency } from '../accounts.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

/** By which way money came; the cash-flow type of each is product 6.1. */
export const DEPOSIT_KINDS = {
  online: KIND.depositOnline,
  bank: KIND.depositBank,
  scan: KIND.depositScan,
  usdt: KIND.depositUsdt,
  ewallet: KIND.depositEwallet,
} as const;
export type DepositWay = keyof typeof DEPOSIT_KINDS;

export type Deposit = {
  readonly playerId: bigint;
  readonly currency: Currency;
  readonly amount: Money;
  /** Of the order: credited once, whoever repeats it. */
  readonly orderNo: string;
};

/** What was paid, in full: the provider owes it to the house until it hands it over. */
export const deposit = ({
  playerId,
  currency,
  amount,
  orderNo,
  way,
  provider,
}: Deposit & {
  readonly way: DepositWay;
  /** Number of the provider that took it in. */
  readonly provider: number;
}): Movement => ({
  kind: DEPOSIT_KINDS[way],
  playerId,
  currency,
  key: `deposit:${orderNo}`,
  postings: [{ from: depositsAt(BigInt(provider)), to: cash, amount }],
});

/** What the channel asks for, out of what was paid. */
export const depositFee = ({ playerId, currency, amount, orderNo }: Deposit): Movement => ({
  kind: KIND.depositFee,
  playerId,
  currency,
  key: `deposit-fee:${orderNo}`,
  postings: [{ from: cash, to: revenue, amount }],
});

/** What the channel gives on top of what was paid. */
export const depositBonus = ({ playerId, currency, amount, orderNo }: Deposit): Movement => ({
  kind: KIND.depositBonus,
  playerId,
  currency,
  key: `deposit-bonus:${orderNo}`,
  postings: [{ from: bonusBudget, to: cash, amount }],
});
