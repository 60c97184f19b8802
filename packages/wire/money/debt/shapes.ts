import * as z from 'zod/mini';
import { money, timestamp } from '../../core/index.ts';

export const DebtMove = z.object({
  /**
   * A deposit that was taken back by operators or by its provider; or who paid of it: a deposit, the player, operators; or what
   * the house gave up. */
  Kind: z.enum(['reversed', 'chargedBack', 'fromDeposit', 'byPlayer', 'byOperators', 'writtenOff']),
  /** Above zero where it is owed since; below where it was paid. */
  Amount: money,
  /** The order that it is about. */
  OrderNo: z.nullable(z.string()),
  Note: z.string(),
  TimeStamp: timestamp,
});
export type DebtMove = z.output<typeof DebtMove>;

/** An amount that somebody pays. */
export const paidAmount = money.check(
  z.refine((value) => value > 0n && value <= 1_000_000_000_000n),
);
