import type { Money } from '@fairlot/rules/core/money';
import { bankroll, bonusBudget, cash, type Currency } from '../accounts.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

/** What operators may post by hand (product 3.3, 6.1). */
export type AdjustmentKind = 'adjustAdd' | 'adjustDeduct' | 'compensate' | 'giveBonus';

export type Adjustment = {
  readonly kind: AdjustmentKind;
  readonly playerId: bigint;
  readonly amount: Money;
  readonly currency: Currency;
  /** Of which batch it is a line: each is posted once. */
  readonly adjustmentId: number;
  readonly line: number;
};

const OTHER_SIDE = {
  adjustAdd: bankroll,
  adjustDeduct: bankroll,
  compensate: bankroll,
  giveBonus: bonusBudget,
} as const;

export const adjustKey = (adjustmentId: number, line: number): string =>
  `adjust:${adjustmentId}:${line}`;

/** One line of a manual adjustment: out of the own money of the house or its budget for promotions, or back. */
export function adjust({ kind, adjustmentId, line, ...rest }: Adjustment): Movement {
  const { playerId, currency, amount } = rest;
  const other = OTHER_SIDE[kind];
  const [from, to] = kind === 'adjustDeduct' ? [cash, other] : [other, cash];
  return {
    kind: KIND[kind],
    playerId,
    currency,
    key: adjustKey(adjustmentId, line),
    postings: [{ from, to, amount }],
  };
}
