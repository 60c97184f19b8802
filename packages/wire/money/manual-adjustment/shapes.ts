import * as z from 'zod/mini';
import { ADJUSTMENT_BOUNDS } from '@fairlot/rules/check/adjustment-rows';
import { money, timestamp, typedText } from '../../core/index.ts';

/** What an adjustment is booked as: a name for each cash-flow type of it (product 6.1); a grant is offered to the bonus wallet. */
export const AdjustmentType = z.enum(['add', 'deduct', 'compensate', 'bonus', 'grant']);

/** The cash-flow type of each. */
export const TYPE_OF = {
  add: 1101,
  deduct: 1102,
  compensate: 1103,
  bonus: 613,
  grant: 1301,
} as const;

export const adjustmentId = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** One line: whose wallet, and how much. */
export const AskedLine = z.strictObject({
  UserName: typedText.check(z.minLength(1), z.maxLength(ADJUSTMENT_BOUNDS.name)),
  Amount: money,
});

/** Why nothing would be posted for a line as things are. */
export const LineFault = z.enum(['NO_SUCH_PLAYER', 'TWICE', 'AMOUNT', 'SHORT', 'CLOSED']);

export const SeenLine = z.object({
  UserName: z.string(),
  Amount: money,
  /** What he has that is not held; null where there is no such player. */
  Available: z.nullable(money),
  /** Null: it would be posted. */
  Fault: z.nullable(LineFault),
});

export const AdjustmentRow = z.object({
  Id: adjustmentId,
  Type: AdjustmentType,
  /** How many times it must be turned over, in hundredths. */
  Times: z.int(),
  MemoZh: z.string(),
  MemoEn: z.string(),
  Reason: z.string(),
  MakerName: z.string(),
  CheckerName: z.string(),
  At: timestamp,
  Lines: z.int(),
  /** Of them not posted. */
  Failed: z.int(),
  /** Of the lines that were posted. */
  Amount: money,
});
export type AdjustmentRow = z.output<typeof AdjustmentRow>;

export const PostedLine = z.object({
  PlayerId: z.int(),
  UserName: z.string(),
  Amount: money,
  Fault: z.nullable(LineFault),
});
