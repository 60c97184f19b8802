import * as z from 'zod/mini';
import { money, post, timestamp, typedText } from '../../core/index.ts';
import { Proposal, reason, totpCode } from '../../staff/operator/shapes.ts';
import { OFFSET_CODES, WRITE_OFF_CODES } from './codes.ts';
import { DebtMove, paidAmount } from './shapes.ts';

const playerId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

export const getDebts = post('/api/Console/Debts', {
  access: 'deposit.debts.read',
  passive: true,
  input: z.strictObject({
    /** What the account of a player begins with. */
    Search: z.optional(typedText.check(z.maxLength(32))),
    After: z.optional(z.string().check(z.regex(/^\d{1,16}\.\d{1,19}$/))),
    Count: z.int().check(z.minimum(1), z.maximum(200)),
  }),
  output: z.object({
    Rows: z.array(
      z.object({
        PlayerId: playerId,
        UserName: z.string(),
        Owed: money,
        /** What of his wallet could pay it now. */
        Available: money,
        SinceTimeStamp: timestamp,
      }),
    ),
    /** What all of them owe, by the books. */
    Total: money,
    Next: z.nullable(z.string()),
    DateTimeNow: timestamp,
  }),
  about: 'Players who owe something in the currency of the site, those that owe it longest first.',
});

export const getPlayerDebt = post('/api/Console/PlayerDebt', {
  access: 'deposit.debts.read',
  passive: true,
  input: z.strictObject({ PlayerId: playerId }),
  output: z.object({ Owed: money, Moves: z.array(DebtMove) }),
  about: 'What a player owes, how it came to be and what was paid of it.',
});

const ofDebt = z.strictObject({
  PlayerId: playerId,
  Amount: paidAmount,
  Reason: reason,
  Code: z.optional(totpCode),
});

export const proposeOffset = post('/api/Console/DebtOffset', {
  access: 'deposit.debts.offset',
  input: ofDebt,
  output: Proposal,
  codes: OFFSET_CODES,
  about: 'Asks another operator to take what a player owes out of his wallet.',
});

export const proposeWriteOff = post('/api/Console/DebtWriteOff', {
  access: 'deposit.debts.waive',
  input: ofDebt,
  output: Proposal,
  codes: WRITE_OFF_CODES,
  about: 'Asks another operator to give up what a player owes: the house bears it.',
});
