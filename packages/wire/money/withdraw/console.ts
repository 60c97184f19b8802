import * as z from 'zod/mini';
import { hex, money, nothing, post, text, timestamp, typedText } from '../../core/index.ts';
import { playerId } from './shapes.ts';
import { Proposal, reason, totpCode } from '../../staff/operator/shapes.ts';
import { QUEUE_CODES, REVIEW_CODES, SETTLE_CODES } from './codes.ts';
import { QueueDetail, QueueRow, queueTab } from './queue-shapes.ts';
import { targetKind, WITHDRAW_BOUNDS, withdrawRisk } from './shapes.ts';

/** The queue of withdrawals (product 3.4): one claims, one or two review what they saw, and it is paid. */
const which = { PlayerId: playerId, Id: z.uuid() };
/** Of what was seen: whatever changed since is refused. */
const seen = { ...which, Hash: hex.check(z.minLength(64), z.maxLength(64)) };
const Code = z.optional(totpCode);
/** A note for operators, if the player reads the reason. */
const Note = z.optional(reason);

export const getQueue = post('/api/Console/Withdrawals', {
  access: 'withdraw.queue.read',
  passive: true,
  input: z.strictObject({
    Tab: queueTab,
    /** What a name or a number begins with. */
    Search: z.optional(typedText.check(z.maxLength(32))),
    Kind: z.optional(targetKind),
    Risk: z.optional(withdrawRisk),
    From: z.optional(timestamp),
    To: z.optional(timestamp),
    Least: z.optional(money),
    Most: z.optional(money),
    /** Behind this one: the cursor of the page that came before. */
    After: z.optional(
      z.string().check(z.regex(/^\d{1,16}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
    ),
    Count: z.int().check(z.minimum(1), z.maximum(WITHDRAW_BOUNDS.rows)),
  }),
  output: z.object({
    Rows: z.array(QueueRow),
    Next: z.nullable(z.string()),
    DateTimeNow: timestamp,
  }),
  about: 'Withdrawals: what is open, the oldest first; what is done, the newest first.',
});

export const getQueueCounts = post('/api/Console/WithdrawalCounts', {
  access: 'withdraw.queue.read',
  passive: true,
  input: nothing,
  output: z.object({
    Counts: z.record(z.string(), z.int()),
    /** When the oldest was asked for that waits for somebody; null: none does. */
    OldestTimeStamp: z.nullable(timestamp),
    DateTimeNow: timestamp,
  }),
  about: 'How many withdrawals stand in each tab that is not over.',
});

export const getQueued = post('/api/Console/Withdrawal', {
  access: 'withdraw.queue.read',
  passive: true,
  input: z.strictObject(which),
  output: QueueDetail,
  codes: QUEUE_CODES,
  about: 'One withdrawal with what a reviewer looks at.',
});

const Claimed = z.object({ ClaimedUntil: timestamp });

export const claim = post('/api/Console/WithdrawalClaim', {
  access: 'withdraw.queue.claim',
  input: z.strictObject(which),
  output: Claimed,
  codes: QUEUE_CODES,
  about: 'Takes a withdrawal for ten minutes: nobody else decides it meanwhile.',
});

export const takeOver = post('/api/Console/WithdrawalTakeOver', {
  access: 'withdraw.queue.takeover',
  input: z.strictObject({ ...which, Reason: reason }),
  output: Claimed,
  codes: QUEUE_CODES,
  about: 'Takes a withdrawal from the one who claimed it.',
});

export const letGo = post('/api/Console/WithdrawalLetGo', {
  access: 'withdraw.queue.claim',
  input: z.strictObject(which),
  output: nothing,
  codes: QUEUE_CODES,
  about: 'Gives a claim back.',
});

export const approve = post('/api/Console/WithdrawalApprove', {
  access: 'withdraw.queue.review',
  input: z.strictObject({ ...seen, Reason: reason, Code }),
  output: z.object({ IsApproved: z.boolean() }),
  codes: REVIEW_CODES,
  about: 'The first or the second review of exactly what was seen.',
});

export const reject = post('/api/Console/WithdrawalReject', {
  access: 'withdraw.queue.review',
  input: z.strictObject({ ...seen, Reason: reason, Note, Code }),
  output: nothing,
  codes: REVIEW_CODES,
  about: 'Refuses a withdrawal: the money goes back, and the player reads the reason.',
});

export const noteWithdrawal = post('/api/Console/WithdrawalMemo', {
  access: 'withdraw.queue.claim',
  input: z.strictObject({ ...which, Memo: reason }),
  output: nothing,
  codes: QUEUE_CODES,
  about: 'Notes something of a withdrawal for other operators.',
});

export const split = post('/api/Console/WithdrawalSplit', {
  access: 'withdraw.queue.review',
  input: z.strictObject({
    ...seen,
    /** What each part is; they add up to the amount. One part: it is paid whole. */
    Parts: z.array(money).check(z.minLength(1), z.maxLength(WITHDRAW_BOUNDS.parts)),
    Reason: reason,
    Code,
  }),
  output: nothing,
  codes: REVIEW_CODES,
  about: 'In which parts it is paid; reviews are gone by it.',
});

export const pay = post('/api/Console/WithdrawalPay', {
  access: 'withdraw.queue.pay',
  input: z.strictObject({
    ...seen,
    Provider: text.check(z.minLength(1), z.maxLength(32)),
    Reason: reason,
    Code,
  }),
  output: nothing,
  codes: REVIEW_CODES,
  about: 'Has a provider pay it, or pay again the parts that failed.',
});

export const viewTarget = post('/api/Console/WithdrawalTarget', {
  access: 'withdraw.queue.pay',
  input: z.strictObject(seen),
  output: z.object({ Number: z.string(), Holder: z.nullable(z.string()) }),
  codes: REVIEW_CODES,
  about:
    'Number and holder in full, for who is about to pay it by hand; each look stands in the audit.',
});

export const payByHand = post('/api/Console/WithdrawalPayByHand', {
  access: 'withdraw.queue.pay',
  input: z.strictObject({
    ...seen,
    /** The bank that it was paid from, and the number of the receipt. */
    FromBank: text.check(z.minLength(1), z.maxLength(40)),
    Receipt: text.check(z.minLength(1), z.maxLength(64)),
    Reason: reason,
    Code,
  }),
  output: nothing,
  codes: REVIEW_CODES,
  about: 'Notes that it was paid by hand.',
});

export const askProvider = post('/api/Console/WithdrawalAsk', {
  access: 'withdraw.queue.pay',
  input: z.strictObject({ ...which, Reason: reason }),
  output: nothing,
  codes: QUEUE_CODES,
  about: 'Asks the provider at once what became of it.',
});

export const sendAgain = post('/api/Console/WithdrawalSendAgain', {
  access: 'withdraw.queue.pay',
  input: z.strictObject({ ...which, Reason: reason, Code }),
  output: nothing,
  codes: REVIEW_CODES,
  about:
    'Sends what nobody knows of once more, under the same number: a provider pays a number once.',
});

export const returnFailed = post('/api/Console/WithdrawalReturn', {
  access: 'withdraw.queue.pay',
  input: z.strictObject({ ...seen, Reason: reason, Note, Code }),
  output: nothing,
  codes: REVIEW_CODES,
  about: 'Gives back what a provider did not pay; the player reads the reason.',
});

export const proposeOutcome = post('/api/Console/WithdrawalOutcome', {
  access: 'withdraw.queue.settle',
  input: z.strictObject({
    ...seen,
    IsPaid: z.boolean(),
    /**
     * By what it was seen: a receipt, a line of a statement. Where it was paid, the player reads it as its number.
     */
    Evidence: text.check(z.minLength(1), z.maxLength(100)),
    Reason: reason,
    Code,
  }),
  output: Proposal,
  codes: SETTLE_CODES,
  about:
    'Proposes to take as paid, or as failed, what the provider does not tell, or has been at for half an hour: two operators.',
});
