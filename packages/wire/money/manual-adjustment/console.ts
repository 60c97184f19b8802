import * as z from 'zod/mini';
import { ADJUSTMENT_BOUNDS } from '@fairlot/rules/check/adjustment-rows';
import { money, post, text, timestamp, typedText } from '../../core/index.ts';
import { Proposal, reason, totpCode } from '../../staff/operator/shapes.ts';
import { ADJUST_CODES, ADJUSTMENT_CODES } from './codes.ts';
import {
  AdjustmentRow,
  AdjustmentType,
  adjustmentId,
  AskedLine,
  PostedLine,
  SeenLine,
} from './shapes.ts';

/** Money that operators give and take by hand, one of them proposing and another confirming (product 3.1, 3.3). */
const memo = text.check(z.maxLength(ADJUSTMENT_BOUNDS.memo));
const lines = z.array(AskedLine).check(z.minLength(1), z.maxLength(ADJUSTMENT_BOUNDS.lines));

export const getAdjustments = post('/api/Console/Adjustments', {
  access: 'adjust.money.read',
  passive: true,
  input: z.strictObject({
    /** Of a player, by what his account begins with. */
    Search: z.optional(typedText.check(z.maxLength(32))),
    Type: z.optional(AdjustmentType),
    /** Those before this one: the cursor of the page that came before. */
    Before: z.optional(adjustmentId),
    Count: z.int().check(z.minimum(1), z.maximum(200)),
  }),
  output: z.object({
    Rows: z.array(AdjustmentRow),
    Next: z.nullable(adjustmentId),
    DateTimeNow: timestamp,
  }),
  about: 'Adjustments that were posted, the newest first.',
});

export const getAdjustmentLines = post('/api/Console/AdjustmentLines', {
  access: 'adjust.money.read',
  passive: true,
  input: z.strictObject({ Id: adjustmentId }),
  output: z.object({ Rows: z.array(PostedLine) }),
  codes: ADJUSTMENT_CODES,
  about: 'The lines of one adjustment, and what became of each.',
});

export const previewAdjustment = post('/api/Console/AdjustmentPreview', {
  access: 'adjust.money.change',
  passive: true,
  input: z.strictObject({ Type: AdjustmentType, Lines: lines }),
  output: z.object({ Rows: z.array(SeenLine), Amount: money, Good: z.int() }),
  about: 'What would become of each line as things are; nothing is kept.',
});

export const proposeAdjustment = post('/api/Console/AdjustmentPropose', {
  access: 'adjust.money.change',
  input: z.strictObject({
    Type: AdjustmentType,
    Lines: lines,
    /** How many times what is given must be turned over, in hundredths; of a deduction 0. */
    Times: z.int().check(z.minimum(0), z.maximum(ADJUSTMENT_BOUNDS.times)),
    /** What the players read of it; empty: no more than its type. */
    MemoZh: memo,
    MemoEn: memo,
    Reason: reason,
    Code: z.optional(totpCode),
  }),
  output: Proposal,
  codes: ADJUST_CODES,
  about: 'Puts an adjustment to another operator, who posts it.',
});
