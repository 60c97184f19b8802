import * as z from 'zod/mini';
import { FIRST_QUOTA_GROUP } from '@fairlot/rules/odds/raise';
import { isPrizeGroup } from '@fairlot/rules/odds/prize-group';
import { timestamp } from '../../core/index.ts';

export const prizeGroup = z.int().check(z.refine((group) => isPrizeGroup(group)));
export const quotaGroup = z
  .int()
  .check(z.refine((group) => isPrizeGroup(group) && group >= FIRST_QUOTA_GROUP));

/** The most directs that a quota may allow. */
export const MOST_QUOTA = 100_000;

/** What an agent sees before raising the prize group of a direct member. */
export const RaiseFacts = z.object({
  UserName: z.string(),
  PrizeGroup: z.int(),
  /** That of the agent. */
  OwnGroup: z.int(),
  /** The highest that this member may get now: the own one takes a quota from 1950. */
  HighestGroup: z.int(),
  /** How many more directs may have the own group; null: it takes no quota. */
  QuotaLeft: z.nullable(z.int()),
  /** Until when it cannot be changed; null: it can. */
  RestUntil: z.nullable(timestamp),
  DateTimeNow: timestamp,
});
export type RaiseFacts = z.output<typeof RaiseFacts>;
