import type { TargetKind } from '@fairlot/rules/check/withdraw';

/** As `withdrawal.kind` stores them. */
export const KIND_NUMBERS: Readonly<Record<TargetKind, number>> = { card: 1, usdt: 2, purse: 3 };

export const kindOf = (number: number): TargetKind => {
  if (number === KIND_NUMBERS.card) return 'card';
  return number === KIND_NUMBERS.usdt ? 'usdt' : 'purse';
};
