import * as z from 'zod/mini';
import { gameId, money, serialNumber, timestamp } from '../../core/index.ts';

/** What was accepted: enough to show and to cancel. */
export const Receipt = z.object({
  IntentId: z.string(),
  GameId: gameId,
  SerialNumber: serialNumber,
  /** Ids of the bets in the order of the rows. */
  BetIds: z.array(z.string()),
  Amount: money,
  /** What of the amount a bonus paid; left out where cash did alone. */
  Bonus: z.optional(money),
  WalletAmount: money,
  AcceptedTimeStamp: timestamp,
  /** Until when the bets can be cancelled. */
  CloseTimeStamp: timestamp,
  /** True when this answer repeats the first one of the same request id. */
  Duplicate: z.boolean(),
});
export type Receipt = z.output<typeof Receipt>;
