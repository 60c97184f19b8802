import * as z from 'zod/mini';
import { money, nothing, post, timestamp, typedText } from '../../core/index.ts';
import { reason } from '../../staff/operator/shapes.ts';
import { BREAK_CODES } from './codes.ts';
import { Break, BreakKind } from './shapes.ts';

/** What providers say moved, held against what is booked here (product 3.3). */
const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

export const getReconciliation = post('/api/Console/Reconciliation', {
  access: 'reconcile.breaks.read',
  passive: true,
  input: nothing,
  output: z.object({
    Providers: z.array(
      z.object({
        Id: z.string(),
        /** Up to when its statement is read. */
        ReadTimeStamp: timestamp,
        /** Since when it could not be read; null: it could. */
        FailedTimeStamp: z.nullable(timestamp),
        Balances: z.array(
          z.object({
            Currency: z.string(),
            /** What it says to have of the house, what the books say, and what of the difference nothing explains. */
            There: money,
            Here: money,
            Odd: money,
            TimeStamp: timestamp,
          }),
        ),
      }),
    ),
    /** Breaks that nobody has closed. */
    Open: z.int(),
    DateTimeNow: timestamp,
  }),
  about:
    'How far the statement of each provider is read, and whether its balance is that of the books.',
});

export const getBreaks = post('/api/Console/ReconciliationBreaks', {
  access: 'reconcile.breaks.read',
  passive: true,
  input: z.strictObject({
    IsOpen: z.boolean(),
    Kind: z.optional(BreakKind),
    /** The whole of a number, or of a provider's name of what moved. */
    Search: z.optional(typedText.check(z.maxLength(100))),
    /** Those before this one: the cursor of the page that came before. */
    Before: z.optional(id),
    Count: z.int().check(z.minimum(1), z.maximum(200)),
  }),
  output: z.object({ Rows: z.array(Break), Next: z.nullable(z.int()), DateTimeNow: timestamp }),
  about: 'What does not agree with a provider, the newest first.',
});

export const takeBreak = post('/api/Console/ReconciliationTake', {
  access: 'reconcile.breaks.change',
  input: z.strictObject({ Id: id, Reason: reason }),
  output: nothing,
  codes: BREAK_CODES,
  about: 'Takes a break up: the others see who looks at it.',
});

export const closeBreak = post('/api/Console/ReconciliationClose', {
  access: 'reconcile.breaks.change',
  input: z.strictObject({
    Id: id,
    /** What came of it. */
    Note: reason,
  }),
  output: nothing,
  codes: BREAK_CODES,
  about: 'Closes a break that one has taken up; it moves no money.',
});
