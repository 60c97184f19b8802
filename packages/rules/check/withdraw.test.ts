import { expect, test } from 'vitest';
import { mills, type Money, ZERO } from '../core/money.ts';
import {
  faultOfTerms,
  type WithdrawFacts,
  type WithdrawTarget,
  type WithdrawTerms,
} from './withdraw.ts';
import { checkList } from './withdraw-checklist.ts';

const MOST = mills(1_000_000_000);
const TERMS: WithdrawTerms = {
  fromMinute: 0,
  toMinute: 0,
  intervalMinutes: 0,
  perDay: 10,
  least: mills(100_000),
  most: MOST,
  dayMost: MOST,
  methodDayMost: { card: MOST, usdt: MOST, purse: MOST },
  free: 10,
  feeRate: 0,
  feeCap: ZERO,
  firstMost: MOST,
  firstTimes: 5,
  typeTwoDay: MOST,
  typeTwoYear: MOST,
  usdtLeast: ZERO,
  usdtMost: MOST,
  pendingMost: 1,
};
const FACTS: WithdrawFacts = {
  nowMs: 0,
  minute: 0,
  isDisabled: false,
  isFrozen: false,
  balance: mills(20_000_000),
  gap: ZERO,
  countToday: 0,
  sumToday: ZERO,
  sumLately: ZERO,
  lastAskedMs: undefined,
  pending: 0,
  isFirst: false,
  received: ZERO,
  owedDebt: ZERO,
  owedDividends: ZERO,
  owedPay: ZERO,
};
const TARGET: WithdrawTarget = {
  kind: 'card',
  bank: 'ICBC',
  isListed: false,
  isOn: true,
  openAgain: '',
  usableAtMs: 0,
  isTypeTwo: false,
  methodSumToday: ZERO,
  cardSumToday: ZERO,
  cardSumYear: ZERO,
  addressFault: undefined,
};

const OWN = { hasFundPassword: true, hasTarget: true, isCooling: false };
const fault = (owed: Partial<WithdrawFacts>, amount: Money) =>
  faultOfTerms(TERMS, { ...FACTS, ...owed }, TARGET, { amount, fee: ZERO, usdt: undefined });

test.each([
  ['DIVIDEND_LIMIT', 'owedDividends'],
  ['DAILYPAY_LIMIT', 'owedPay'],
  ['OWED', 'owedDebt'],
] as const)('leaves what a player owes (%s)', (code, field) => {
  const owed = { [field]: mills(19_950_000) };
  const params = { amount: '19,950.000', left: '50.000' };
  expect(fault(owed, mills(100_000))).toEqual({ code, params });
  const failing = checkList(TERMS, { ...FACTS, ...owed }, OWN).filter(({ isGood }) => !isGood);
  expect(failing.map(({ check }) => check)).toEqual(['owed']);
});

test('lets a player withdraw what is left beside what they owe', () => {
  expect(fault({ owedDividends: mills(19_900_000) }, mills(100_000))).toBeUndefined();
  expect(fault({}, mills(20_000_000))).toBeUndefined();
});
