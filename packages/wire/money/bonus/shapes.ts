import * as z from 'zod/mini';
import { gameId, money, timestamp } from '../../core/index.ts';

export const BonusState = z.enum([
  'PENDING',
  'ACTIVE',
  'COMPLETED',
  'EXPIRED',
  'FORFEITED',
  'REVOKED',
]);

export const grantId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** A bonus with its terms, as they were when it was offered. */
export const BonusGrant = z.object({
  Id: grantId,
  /** What was said of it; empty: nothing. */
  Memo: z.object({ zh: z.string(), en: z.string() }),
  Amount: money,
  /** How many times it is to be turned over, at most two decimals. */
  Times: z.number(),
  /** What is to be turned over, and how much of it is. */
  Required: money,
  Done: money,
  /** A bet of more takes none of it; null: every bet may. */
  MostStake: z.nullable(money),
  /** More than this does not become cash; null: all of it. */
  MostRelease: z.nullable(money),
  /** Games that take none of it. */
  Games: z.array(gameId),
  /** Days that it lasts from the claim on. */
  Days: z.int(),
  State: BonusState,
  /** Until when it can be taken, or used. */
  Until: timestamp,
  EndedTimeStamp: z.nullable(timestamp),
  /** What became cash when it ended, and what went back. */
  Released: z.nullable(money),
  Taken: z.nullable(money),
});
export type BonusGrant = z.output<typeof BonusGrant>;

export const BonusWallet = z.object({
  /** What can be bet and not withdrawn. */
  Amount: money,
  /** Of it what can become cash now; the rest is to be turned over first, or waits for bets that are open. */
  Releasable: money,
  /** Whether bets are open in an issue in which the active one was staked: it does not end before they do. */
  HasOpenBets: z.boolean(),
  /** The active one, those that are offered, then the newest; at most 50. */
  Grants: z.array(BonusGrant),
  DateTimeNow: timestamp,
});
export type BonusWallet = z.output<typeof BonusWallet>;
