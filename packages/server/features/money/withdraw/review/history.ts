import { ENDED_STATES } from '@fairlot/rules/check/withdraw-state';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import type { QueueDetail } from '@fairlot/wire/money/withdraw';
import { stateOf } from '../request/records.ts';
import type { WithdrawalRow } from '../request/store.ts';
import { REVIEW_EVENTS, type ReviewEvent, type ReviewRow } from './store-history.ts';

type Review = QueueDetail['Reviews'][number];

const EVENTS = Object.keys(REVIEW_EVENTS) as ReviewEvent[];
function eventOf({ what }: ReviewRow): ReviewEvent {
  const event = EVENTS.find((each) => REVIEW_EVENTS[each] === what);
  invariant(event, `${what} is stored as one of them`);
  return event;
}

/** Why an approval does not count any more; null: it counts. */
function voidBy(
  { operator_id: operatorId }: ReviewRow,
  after: readonly ReviewRow[],
  row: WithdrawalRow,
  hash: Buffer,
): Review['VoidBy'] {
  const ended = after.map(eventOf).find((event) => event !== 'approved');
  if (ended === 'split' || ended === 'changed') return ended;
  const isAgain = after.some((each) => each.operator_id === operatorId);
  const isReviewer = operatorId === row.reviewer_one || operatorId === row.reviewer_two;
  if (isAgain || !isReviewer) return 'replaced';
  if (ENDED_STATES.includes(stateOf(row))) return null;
  return row.reviewed_hash?.equals(hash) === true ? null : 'changed';
}

/** Who approved what and when, and what made an approval void; `hash` is of the content as it is now. */
export const presentReviews = (
  rows: readonly ReviewRow[],
  row: WithdrawalRow,
  hash: Buffer,
): Review[] =>
  rows.map((review, index) => {
    const event = eventOf(review);
    return {
      What: event,
      Operator: review.name ?? '',
      Parts: review.plan?.map(mills) ?? null,
      TimeStamp: Number(review.at_ms),
      VoidBy: event === 'approved' ? voidBy(review, rows.slice(index + 1), row, hash) : null,
    };
  });
