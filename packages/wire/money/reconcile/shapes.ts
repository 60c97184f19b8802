import * as z from 'zod/mini';
import { money, timestamp } from '../../core/index.ts';

export const BreakKind = z.enum([
  'missingHere',
  'missingThere',
  'otherAmount',
  'doubled',
  'otherState',
  'balance',
  'unreadable',
]);

export const Break = z.object({
  Id: z.int(),
  Provider: z.string(),
  Kind: BreakKind,
  What: z.enum(['deposit', 'payout', 'refund', 'settle', 'fund', 'chargeback', 'balance']),
  /** Number of the order, payout, refund or transfer; empty of a balance. */
  No: z.string(),
  /** The provider's own name of what moved; empty where it is not known. */
  Ref: z.string(),
  /** What is counted here and there; null: nothing is. */
  Here: z.nullable(money),
  There: z.nullable(money),
  Currency: z.string(),
  FoundTimeStamp: timestamp,
  EndedTimeStamp: z.nullable(timestamp),
  /** Nobody has it, somebody looks at it, closed by him, gone by itself: what was missing came. */
  State: z.enum(['open', 'taken', 'closed', 'gone']),
  Taker: z.nullable(z.string()),
  Closer: z.nullable(z.string()),
  Note: z.string(),
});
export type Break = z.output<typeof Break>;
