import * as z from 'zod/mini';
import { gameId, money, serialNumber, timestamp } from '../../core/index.ts';

/** One movement on the player's wallet, newest first. */
export const CashFlow = z.object({
  Id: z.string(),
  TimeStamp: timestamp,
  /** Cash-flow type, for example 301 bet, 401 prize. */
  Type: z.int(),
  /** Its classification. */
  Class: z.int(),
  Amount: money,
  BalanceAfter: money,
  GameId: z.nullable(gameId),
  SerialNumber: z.nullable(serialNumber),
  BetId: z.nullable(z.string()),
});
export type CashFlow = z.output<typeof CashFlow>;
