import * as z from 'zod/mini';
import { TRANSFER_BOUNDS } from '@fairlot/rules/check/transfer';
import { money, post, timestamp, typedText } from '../../core/index.ts';
import { Proposal, reason, totpCode } from '../../staff/operator/shapes.ts';
import { RECORD_CODES, REVERSE_CODES } from './codes.ts';
import { transferId, TransferRow, TransferType } from './shapes.ts';

/** Transfers as operators look at them and reverse them. */
export const getTransfers = post('/api/Console/Transfers', {
  access: 'transfer.records.read',
  passive: true,
  input: z.strictObject({
    /** A number, or the account of either side. */
    Search: z.optional(typedText.check(z.maxLength(TRANSFER_BOUNDS.name))),
    Type: z.optional(TransferType),
    IsReversed: z.optional(z.boolean()),
    Least: z.optional(money),
    /** From (inclusive) and to (exclusive). */
    From: z.optional(timestamp),
    To: z.optional(timestamp),
    Before: z.optional(transferId),
    Count: z.int().check(z.minimum(1), z.maximum(200)),
  }),
  output: z.object({
    Rows: z.array(TransferRow),
    Next: z.nullable(transferId),
    DateTimeNow: timestamp,
  }),
  about: 'Transfers of agents to their lines, the newest first.',
});

export const getTransfer = post('/api/Console/Transfer', {
  access: 'transfer.records.read',
  passive: true,
  input: z.strictObject({ Id: transferId }),
  output: z.object({
    Transfer: TransferRow,
    FromNickName: z.string(),
    ToNickName: z.string(),
    /** Of both sides, after it. */
    FromBalance: money,
    ToBalance: money,
    /** Of the receiver's requirement, what is missing still. */
    Gap: money,
    /** What the receiver has at this moment: what is missing of a reversal becomes a debt. */
    ToAvailable: money,
    Reversal: z.nullable(
      z.object({
        TimeStamp: timestamp,
        Taken: money,
        Owed: money,
        MadeBy: z.string(),
        Reason: z.string(),
      }),
    ),
  }),
  codes: RECORD_CODES,
  about: 'One transfer with both balances and how it was reversed.',
});

export const proposeReversal = post('/api/Console/TransferReverse', {
  access: 'transfer.records.reverse',
  input: z.strictObject({ Id: transferId, Reason: reason, Code: z.optional(totpCode) }),
  output: Proposal,
  codes: REVERSE_CODES,
  about: 'Asks another operator to reverse a transfer; what the receiver has spent becomes a debt.',
});
