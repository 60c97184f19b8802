import type { Money } from '@fairlot/rules/core/money';
import { newId } from '#platform/db';
import type { Currency } from '../accounts.ts';
import { KIND } from './kinds.ts';

/** What money is held for, by the kinds of its movements; what a schedule holds is released to bet. */
export const HOLD = {
  withdrawal: {
    reserve: KIND.holdWithdrawal,
    capture: KIND.payWithdrawal,
    release: KIND.returnWithdrawal,
  },
  schedule: { reserve: KIND.holdSchedule, release: KIND.returnSchedule },
  agentDeposit: {
    reserve: KIND.holdAgentDeposit,
    capture: KIND.agentDepositOut,
    release: KIND.returnAgentDeposit,
  },
  freeze: { reserve: KIND.freeze, release: KIND.unfreeze },
} as const;
export type HoldPurpose = keyof typeof HOLD;

export type HoldRef = {
  readonly playerId: bigint;
  readonly holdId: bigint;
  readonly currency: Currency;
  readonly purpose: HoldPurpose;
};

/** Part of a hold, or the whole. */
export type HoldPart = HoldRef & {
  readonly amount: Money;
  /** What this part is, for example the step of a withdrawal: it leaves the hold once. */
  readonly part: string;
};

/** The number of a new hold: 62 random bits, and so unlike that of any other of its player. */
export const newHoldId = (): bigint =>
  BigInt.asUintN(62, BigInt(`0x${newId().replaceAll('-', '').slice(16)}`));
