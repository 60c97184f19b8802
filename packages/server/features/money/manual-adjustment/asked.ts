import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { CASH_FLOW_KINDS } from '@fairlot/rules/core/cash-flow';
import { ADJUSTMENT_BOUNDS } from '@fairlot/rules/check/adjustment-rows';
import { formatAmount, readAmountText } from '@fairlot/rules/core/amount-text';
import { invariant } from '@fairlot/rules/core/invariant';
import { type Money, sumMoney } from '@fairlot/rules/core/money';
import { type AdjustmentKind, type Currency, isCurrency, KIND } from '#ledger';

export type AdjustmentType = 'add' | 'deduct' | 'compensate' | 'bonus' | 'grant';
export type Line = { readonly userName: string; readonly amount: Money };
export type Memo = { readonly zh: string; readonly en: string };

/** What an operator asks for. */
export type AdjustmentInput = {
  readonly type: AdjustmentType;
  readonly lines: readonly Line[];
  readonly times: number;
  readonly memo: Memo;
};

/** A bonus is offered, and moves nothing until its player takes it. */
export const MOVEMENT_OF: Readonly<Record<Exclude<AdjustmentType, 'grant'>, AdjustmentKind>> = {
  add: 'adjustAdd',
  deduct: 'adjustDeduct',
  compensate: 'compensate',
  bonus: 'giveBonus',
};

export const kindOf = (type: AdjustmentType): number =>
  type === 'grant' ? KIND.bonusGrant : KIND[MOVEMENT_OF[type]];
export const nameOf = (type: AdjustmentType): Memo => {
  const { zh = '', en = '' } = CASH_FLOW_KINDS[kindOf(type)] ?? {};
  return { zh, en };
};

/** As the second operator reads and confirms it: amounts with their decimals, whose wallet by number and name. */
export const Frozen = z.object({
  type: z.enum(['add', 'deduct', 'compensate', 'bonus', 'grant']),
  currency: z.string().check(z.refine(isCurrency)),
  times: z.int(),
  memo: z.object({ zh: z.string(), en: z.string() }),
  total: z.string(),
  lines: z
    .array(z.object({ player: z.string(), userName: z.string(), amount: z.string() }))
    .check(z.maxLength(ADJUSTMENT_BOUNDS.lines)),
});
export type Frozen = z.output<typeof Frozen>;

export function freeze(
  { type, times, memo, lines }: AdjustmentInput,
  playerOf: (userName: string) => { readonly playerId: bigint; readonly userName: string },
  currency: Currency,
): Frozen {
  return {
    type,
    currency,
    times,
    memo,
    total: formatAmount(sumMoney(lines.map(({ amount }) => amount))),
    lines: lines.map(({ userName, amount }) => {
      const { playerId, userName: name } = playerOf(userName);
      return { player: String(playerId), userName: name, amount: formatAmount(amount) };
    }),
  };
}

function amountOf(text: string): Money {
  const amount = readAmountText(text.replaceAll(',', ''));
  invariant(amount !== undefined, 'what was frozen is an amount');
  return amount;
}

export const linesOf = (frozen: Frozen) =>
  frozen.lines.map(({ player, userName, amount }) => ({
    playerId: BigInt(player),
    userName,
    amount: amountOf(amount),
  }));

/** By what it waits for its second operator: the same twice is one, and others wait beside it. */
export function targetOf(frozen: Frozen): string {
  const hash = createHash('sha256').update(JSON.stringify(frozen)).digest('hex').slice(0, 12);
  return `adjustment ${frozen.type} ${hash}`;
}
