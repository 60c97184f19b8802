// Restates an act on a withdrawal in rows. Pure.
import { addMoney, mills, subtractMoney, sumMoney } from '@fairlot/rules/core/money';
import { formatMoney } from '@fairlot/ui';
import type { QueueDetail } from '@fairlot/wire/money/withdraw';
import { partsIn, type Filled, type QueueAct } from './acts.ts';
import { text } from './text.ts';

type Row = readonly [name: (typeof text)[keyof typeof text], value: string];

/** Returns the refund if the withdrawal ends now: amount and fee less the paid part. */
const leftOf = ({ Amount, Fee, Paid }: QueueDetail) =>
  subtractMoney(addMoney(mills(Amount), mills(Fee)), mills(Paid));

/** Restates player, amount, fee, target and the balance after the act. */
export function restate(
  act: QueueAct,
  detail: QueueDetail,
  filled: Filled,
  target: string,
): readonly Row[] {
  const wallet = mills(detail.WalletAmount);
  const isBack = act.isReasonRead === true;
  const after = isBack ? addMoney(wallet, leftOf(detail)) : wallet;
  const parts = act.name === 'split' ? partsIn(filled.one).map((part) => mills(part)) : [];
  return [
    [text.player, detail.UserName],
    [text.no, detail.No],
    [text.amount, formatMoney(detail.Amount)],
    [text.fee, formatMoney(detail.Fee)],
    ...(detail.Paid > 0n ? [[text.paid, formatMoney(detail.Paid)] as const] : []),
    [text.target, target],
    ...(isBack ? [[text.goesBack, formatMoney(leftOf(detail))] as const] : []),
    ...(parts.length > 0
      ? [
          [text.partsRead, parts.map((part) => formatMoney(part)).join(' + ')] as const,
          [text.partsSum, formatMoney(sumMoney(parts))] as const,
          ...(detail.Reviewers.length > 0
            ? [[text.voids, detail.Reviewers.join(', ')] as const]
            : []),
        ]
      : []),
    [text.walletNow, formatMoney(wallet)],
    [text.walletAfter, formatMoney(after)],
  ];
}
