import * as z from 'zod/mini';
import { timestamp } from '../../core/index.ts';
import { Order } from './shapes.ts';

/** Not paid yet, said to be paid, credited, cancelled. */
export const QueueTab = z.enum(['unpaid', 'waiting', 'credited', 'cancelled']);

/** Who looks into it now; nobody once his time is over. */
export const claimParts = {
  ClaimedBy: z.nullable(z.string()),
  ClaimedUntil: z.nullable(timestamp),
  IsMine: z.boolean(),
} as const;

export const QueueRow = z.extend(Order, {
  PlayerId: z.int(),
  UserName: z.string(),
  /** His first that was credited. */
  IsFirst: z.boolean(),
  /** When its player last asked where it is; null where he did not. */
  AskedTimeStamp: z.nullable(timestamp),
  Provider: z.string(),
  ...claimParts,
});
export type QueueRow = z.output<typeof QueueRow>;
