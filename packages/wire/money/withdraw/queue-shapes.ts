import * as z from 'zod/mini';
import { money, timestamp } from '../../core/index.ts';
import { playerId } from './shapes.ts';
import { RequirementLine } from '../wagering/shapes.ts';
import {
  secondFor,
  targetKind,
  withdrawRisk,
  withdrawState,
  withdrawStep,
  partState,
} from './shapes.ts';

/** Tabs of the queue (product 3.4). */
export const QUEUE_TABS = [
  'all',
  'open',
  'claimed',
  'second',
  'to-pay',
  'provider',
  'odd',
  'done',
] as const;
export type QueueTab = (typeof QUEUE_TABS)[number];
export const queueTab = z.enum(QUEUE_TABS);

const row = {
  PlayerId: playerId,
  Id: z.uuid(),
  No: z.string(),
  UserName: z.string(),
  Kind: targetKind,
  Bank: z.string(),
  BankName: z.object({ zh: z.string(), en: z.string() }),
  Shown: z.string(),
  /** The memo of the payout; empty if there is none. */
  Memo: z.string(),
  Amount: money,
  Fee: money,
  Paid: money,
  TimeStamp: timestamp,
  /** Withdrawals of the day before this one, and their sum; the wallet before it. */
  DayCount: z.int(),
  DaySum: money,
  BalanceBefore: money,
  Risks: z.array(withdrawRisk),
  /** Why two have to look; none: one is enough. */
  SecondFor: z.array(secondFor),
  State: withdrawState,
  /** Who looks at it now, and until when; null: nobody. */
  ClaimedBy: z.nullable(z.string()),
  ClaimedUntil: z.nullable(timestamp),
  IsMine: z.boolean(),
  Reviewers: z.array(z.string()),
  IsApproved: z.boolean(),
};

export const QueueRow = z.object(row);
export type QueueRow = z.output<typeof QueueRow>;

export const QueueDetail = z.object({
  ...row,
  /**
   * 0 to 100: the sum of what its marks weighed then (product 3.5); null: it was asked for before there were scores.
   */
  Score: z.nullable(z.int()),
  /** Of all that a reviewer approves; his approval names it. */
  Hash: z.string(),
  Note: z.string(),
  /** How it was paid by hand; null: it was not. */
  ByHand: z.nullable(z.object({ FromBank: z.string(), Receipt: z.string() })),
  /** Amounts of the parts that it is paid in; null: as the provider takes it. */
  Plan: z.nullable(z.array(money)),
  Parts: z.array(
    z.object({
      Part: z.int(),
      Attempt: z.int(),
      No: z.string(),
      Provider: z.string(),
      ProviderNo: z.nullable(z.string()),
      Amount: money,
      State: partState,
      Reason: z.string(),
      TimeStamp: timestamp,
      AskedTimeStamp: z.nullable(timestamp),
    }),
  ),
  /** Approvals, splits and changes in order. */
  Reviews: z.array(
    z.object({
      What: z.enum(['approved', 'split', 'changed']),
      /** Empty: the site. */
      Operator: z.string(),
      /** The parts that were approved, or that it was split into; null: whole. */
      Parts: z.nullable(z.array(money)),
      TimeStamp: timestamp,
      /** Why an approval does not count any more: a split, a change of the content, or another review in its place. Null: it counts. */
      VoidBy: z.nullable(z.enum(['split', 'changed', 'replaced'])),
    }),
  ),
  Steps: z.array(z.object({ Step: withdrawStep, TimeStamp: timestamp, Note: z.string() })),
  Memos: z.array(z.object({ TimeStamp: timestamp, Author: z.string(), Memo: z.string() })),
  /** The player: since when, what he has, and what came in and went out in 30 days. */
  RegisterTimeStamp: timestamp,
  WalletAmount: money,
  HeldAmount: money,
  Flags: z.array(z.string()),
  DepositSum: money,
  WithdrawSum: money,
  StakeSum: money,
  PrizeSum: money,
  Gap: money,
  Lines: z.array(RequirementLine),
  /** Accounts with the same target, the same address of the network or the same device. */
  Others: z.array(
    z.object({ PlayerId: playerId, UserName: z.string(), By: z.enum(['target', 'ip', 'device']) }),
  ),
  /** His last withdrawals before this one. */
  Before: z.array(
    z.object({ No: z.string(), TimeStamp: timestamp, Amount: money, State: withdrawState }),
  ),
  Providers: z.array(z.string()),
});
export type QueueDetail = z.output<typeof QueueDetail>;
