import * as z from 'zod/mini';
import { money, post, text, timestamp, typedText } from '../../core/index.ts';
import { Proposal, reason, totpCode } from '../../staff/operator/shapes.ts';
import {
  CANCEL_QUEUE_CODES,
  EXCEPTION_CODES,
  PAYER_CODES,
  QUEUE_CODES,
  SETTLE_REFUND_CODES,
} from './codes-console.ts';
import { NO_PROOF_CODES } from './codes.ts';
import { orderNo, ProofPicture, proofPlace, proofTicket, Type } from './shapes.ts';
import { claimParts, Payer, QueueRow, QueueTab } from './shapes-console.ts';

/** What operators do about deposits (product 3.3): the queue, and payments that are nobody's yet. */
const count = z.int().check(z.minimum(1), z.maximum(200));
const search = z.optional(typedText.check(z.maxLength(64)));

export const getDepositQueue = post('/api/Console/Deposits', {
  access: 'deposit.orders.read',
  passive: true,
  input: z.strictObject({
    Tab: QueueTab,
    /** The whole of an order number, or what the account of its player begins with. */
    Search: search,
    Type: z.optional(Type),
    After: z.optional(z.string().check(z.regex(/^\d{1,16}\.D\d{1,19}x[0-9a-f]{12}$/))),
    Count: count,
  }),
  output: z.object({
    Rows: z.array(QueueRow),
    Next: z.nullable(z.string()),
    /** Orders that are open and exceptions that nobody has decided, for the badges. */
    Unpaid: z.int(),
    Waiting: z.int(),
    Exceptions: z.int(),
    DateTimeNow: timestamp,
  }),
  about: 'Deposits by state: those that are open oldest first, the others newest first.',
});

export const getDepositExceptions = post('/api/Console/DepositExceptions', {
  access: 'deposit.exceptions.read',
  passive: true,
  input: z.strictObject({
    IsOpen: z.boolean(),
    /** Those before this one: the cursor of the page that came before. */
    Before: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
    Count: count,
  }),
  output: z.object({
    Rows: z.array(
      z.object({
        Id: z.int(),
        Kind: z.enum([
          'noOrder',
          'twice',
          'late',
          'amount',
          'name',
          'gone',
          'reversed',
          'disputed',
        ]),
        State: z.enum([
          'open',
          'refunding',
          'credited',
          'refunded',
          'forfeited',
          'ignored',
          'chargedBack',
        ]),
        Provider: z.string(),
        PayId: z.string(),
        OrderNo: z.string(),
        PlayerId: z.nullable(z.int()),
        UserName: z.nullable(z.string()),
        Amount: money,
        /**
         * Whether its money was booked with it: of another currency it is not, nor where another order has it in the
         * books already.
         */
        IsBooked: z.boolean(),
        FoundTimeStamp: timestamp,
        EndedTimeStamp: z.nullable(timestamp),
        Reason: z.string(),
        ...claimParts,
      }),
    ),
    Next: z.nullable(z.int()),
    DateTimeNow: timestamp,
  }),
  about: 'Payments that were nobody’s when they came, the newest first.',
});

export { claimDeposit, letGoDeposit, takeOverDeposit } from './console-claims.ts';
export { getChargebacks, proposeChargeback, proposeReversal } from './console-reversals.ts';
export { getChannels, proposeChannel } from './console-channels.ts';

const proposal = { Reason: reason, Code: z.optional(totpCode) } as const;

export const confirmDeposit = post('/api/Console/DepositConfirm', {
  access: 'deposit.orders.confirm',
  input: z.strictObject({
    OrderNo: orderNo,
    /** What arrived. */
    Amount: money.check(z.refine((value) => value > 0n && value <= 1_000_000_000_000n)),
    ...proposal,
  }),
  output: Proposal,
  codes: QUEUE_CODES,
  about: 'Asks another operator to credit an order with what arrived.',
});

export const cancelDeposit = post('/api/Console/DepositCancel', {
  access: 'deposit.orders.cancel',
  /** A note for operators, kept in the audit. */
  input: z.strictObject({ OrderNo: orderNo, Reason: reason, Note: z.optional(reason) }),
  output: z.object({ OrderNo: z.string() }),
  codes: CANCEL_QUEUE_CODES,
  about: 'Cancels an order; its player reads the reason, and his page of it closes.',
});

export const askProvider = post('/api/Console/DepositAsk', {
  access: 'deposit.orders.ask',
  input: z.strictObject({ OrderNo: orderNo }),
  output: z.object({ OrderNo: z.string() }),
  codes: { NO_ORDER: QUEUE_CODES.NO_ORDER },
  about: 'Asks the provider about an order within a second, whenever it would have been asked.',
});

export const resolveException = post('/api/Console/DepositExceptionResolve', {
  access: 'deposit.exceptions.resolve',
  input: z.strictObject({
    Id: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
    As: z.enum(['credit', 'refund', 'forfeit', 'ignore']),
    /** Whom it is credited to where it has no order. */
    UserName: z.optional(typedText.check(z.minLength(1), z.maxLength(32))),
    ...proposal,
  }),
  output: Proposal,
  codes: EXCEPTION_CODES,
  about: 'Asks another operator to decide what becomes of a payment.',
});

export const settleRefund = post('/api/Console/DepositRefundSettle', {
  access: 'deposit.exceptions.settle',
  input: z.strictObject({
    Id: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
    /** It was sent back; else it was not, and is to be decided about anew. */
    IsPaid: z.boolean(),
    /** By what it was seen: a receipt, a line of a bank. */
    Evidence: text.check(z.minLength(1), z.maxLength(100)),
    ...proposal,
  }),
  output: Proposal,
  codes: SETTLE_REFUND_CODES,
  about: 'Asks another operator to end a refund that its provider does not end, by evidence.',
});

export const getProofTicket = post('/api/Console/DepositProofTicket', {
  access: 'deposit.proofs.view',
  input: z.strictObject({ OrderNo: orderNo, Place: proofPlace }),
  output: z.object({ Ticket: proofTicket }),
  codes: NO_PROOF_CODES,
  about:
    'A ticket for one look at a picture by which a player shows that he paid; it stands in the audit.',
});

export const readProof = post('/api/Console/DepositProofPicture', {
  access: 'deposit.proofs.view',
  input: z.strictObject({ Ticket: proofTicket }),
  output: ProofPicture,
  codes: NO_PROOF_CODES,
  about: 'The picture that a ticket is for, once.',
});

export const viewPayer = post('/api/Console/DepositPayer', {
  access: 'deposit.proofs.view',
  input: z.strictObject({ OrderNo: orderNo }),
  output: Payer,
  codes: PAYER_CODES,
  about:
    'Who pays an order, beside the names that the site knows of its player, in full; the look stands in the audit.',
});
