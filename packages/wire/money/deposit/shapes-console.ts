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

const words = z.object({ zh: z.string(), en: z.string() });

/** Who pays an order, and the names that the site knows of its player, in full. */
export const Payer = z.object({
  Name: z.string(),
  BankName: z.nullable(words),
  IsSame: z.nullable(z.boolean()),
  Known: z.array(
    z.object({
      Name: z.string(),
      /** Masked number of the account that it is the holder of; null for the name of the registration. */
      Account: z.nullable(z.string()),
      IsSame: z.boolean(),
    }),
  ),
});

export type Payer = z.output<typeof Payer>;

export const QueueRow = z.extend(Order, {
  PlayerId: z.int(),
  UserName: z.string(),
  /** His first that was credited. */
  IsFirst: z.boolean(),
  /** When its player last asked where it is; null where he did not. */
  AskedTimeStamp: z.nullable(timestamp),
  Provider: z.string(),
  /** The bank that the player pays from; null where it was not asked for. */
  BankName: z.nullable(words),
  /** Who pays, as the player wrote it, and the names that the site knows of the player: all masked. Null where no name was asked for. */
  Payer: z.nullable(
    z.object({
      /** Empty where it cannot be opened. */
      Masked: z.string(),
      Known: z.array(z.string()),
      /** Null: there is nothing to compare. */
      IsSame: z.nullable(z.boolean()),
    }),
  ),
  ...claimParts,
});
export type QueueRow = z.output<typeof QueueRow>;
