// What the panel of a withdrawal says of its parts and reviews. Pure.
import { mills } from '@fairlot/rules/core/money';
import { formatMoney } from '@fairlot/ui';
import type { QueueDetail } from '@fairlot/wire/money/withdraw';

type Detail = Pick<QueueDetail, 'Reviews' | 'Reviewers'>;
type Amount = QueueDetail['Amount'];

export const amountsText = (amounts: readonly Amount[]): string =>
  amounts.map((amount) => formatMoney(mills(amount))).join(' + ');

/** Each part of a split, with the state of its last attempt; undefined: nothing was sent for it yet. */
export const plannedParts = (plan: readonly Amount[], sent: QueueDetail['Parts']) =>
  plan.map((amount, index) => {
    const part = index + 1;
    return { part, amount, state: sent.findLast((each) => each.Part === part)?.State };
  });

/** The split or change that made approvals void, while no approval counts. */
export function voidedBy({
  Reviews,
  Reviewers,
}: Detail): QueueDetail['Reviews'][number] | undefined {
  if (Reviewers.length > 0) return undefined;
  const at = Reviews.findLastIndex(({ What }) => What !== 'approved');
  const isAfter = Reviews.slice(0, at).some(({ VoidBy }) => VoidBy !== null);
  return isAfter ? Reviews[at] : undefined;
}
