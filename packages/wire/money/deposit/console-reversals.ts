import * as z from 'zod/mini';
import { money, post, timestamp } from '../../core/index.ts';
import { Proposal, reason, totpCode } from '../../staff/operator/shapes.ts';
import { CHARGEBACK_CODES, REVERSAL_CODES } from './codes-console.ts';
import { orderNo } from './shapes.ts';

/** Deposits that are taken back after they were credited (product 5.17). */
const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

export const proposeReversal = post('/api/Console/DepositReverse', {
  access: 'deposit.orders.reverse',
  input: z.strictObject({
    OrderNo: orderNo,
    /** The payment is with its provider and stands among the exceptions then; else it never came, or is gone. */
    IsThere: z.boolean(),
    Reason: reason,
    Code: z.optional(totpCode),
  }),
  output: Proposal,
  codes: REVERSAL_CODES,
  about: 'Asks another operator to take a credited deposit back, out of the wallet or as a debt.',
});

export const getChargebacks = post('/api/Console/DepositChargebacks', {
  access: 'deposit.chargebacks.read',
  passive: true,
  input: z.strictObject({
    IsOpen: z.boolean(),
    Before: z.optional(id),
    Count: z.int().check(z.minimum(1), z.maximum(200)),
  }),
  output: z.object({
    Rows: z.array(
      z.object({
        Id: z.int(),
        State: z.enum(['open', 'taken', 'unclaimed', 'borne', 'ignored']),
        /** Why a person has to look at it; null where it was taken at once. */
        Why: z.nullable(z.enum(['unknown', 'amount', 'gone', 'currency', 'ref'])),
        Provider: z.string(),
        Ref: z.string(),
        PayId: z.string(),
        OrderNo: z.string(),
        PlayerId: z.nullable(z.int()),
        UserName: z.nullable(z.string()),
        Amount: money,
        Currency: z.string(),
        /** Out of the wallet, and what was not there; null where nothing was taken from a player. */
        Taken: z.nullable(money),
        Owed: z.nullable(money),
        FoundTimeStamp: timestamp,
        EndedTimeStamp: z.nullable(timestamp),
        EndedBy: z.string(),
        Reason: z.string(),
      }),
    ),
    Next: z.nullable(z.int()),
    DateTimeNow: timestamp,
  }),
  about: 'What providers charged back, the newest first.',
});

export const proposeChargeback = post('/api/Console/DepositChargebackResolve', {
  access: 'deposit.chargebacks.resolve',
  input: z.strictObject({
    Id: id,
    As: z.enum(['bear', 'ignore']),
    Reason: reason,
    Code: z.optional(totpCode),
  }),
  output: Proposal,
  codes: CHARGEBACK_CODES,
  about: 'Asks another operator to have the house bear a chargeback, or to leave it alone.',
});
