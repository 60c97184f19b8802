import * as z from 'zod/mini';
import {
  intentId,
  money,
  nothing,
  post,
  text,
  timestamp,
  typedCode,
  typedText,
} from '../../core/index.ts';
import { RequirementLine } from '../wagering/shapes.ts';
import { RECORD_CODES, WITHDRAW_CODES } from './codes.ts';
import {
  WITHDRAW_BOUNDS,
  WithdrawCheck,
  WithdrawRecord,
  withdrawState,
  WithdrawTarget,
  WithdrawTimeline,
} from './shapes.ts';

/** Calls of a player about what he takes out (product 2.5, 5.8). No call cancels a withdrawal (reliability R4). */
export const getWithdrawData = post('/api/Withdraw/InitWithdrawData', {
  access: 'player',
  input: nothing,
  output: z.object({
    /** The wallet, what is set aside of it, and what can be asked for with the fee on top and what is owed left. */
    WalletAmount: money,
    HeldAmount: money,
    Available: money,
    /** What of the wallet stays for what its player owes. */
    Owed: money,
    CountLeft: z.int(),
    CountMost: z.int(),
    FreeLeft: z.int(),
    /** Hundredths of a per cent once the free ones are used, and the most that is. */
    FeeRate: z.int(),
    FeeCap: money,
    DayLeft: money,
    Min: money,
    Max: money,
    /** The most of a first withdrawal; null where it is none. */
    FirstMax: z.nullable(money),
    UsdtMin: money,
    UsdtMax: money,
    /** What one USDT costs now; null: no rate is to be had. */
    UsdtRate: z.nullable(money),
    /** Of when it is, and for how many seconds it may be asked for once it is another. */
    UsdtRateTimeStamp: z.nullable(timestamp),
    UsdtQuoteSeconds: z.int(),
    /** A code of the authenticator is asked for. */
    IsCodeAsked: z.boolean(),
    Checks: z.array(WithdrawCheck),
    Gap: money,
    /** Betting requirements that are open. */
    Lines: z.array(RequirementLine),
    /** What was paid to last comes first. */
    Targets: z.array(WithdrawTarget),
    /** What is on its way. */
    Pending: z.nullable(WithdrawRecord),
    DateTimeNow: timestamp,
  }),
  about: 'All that the form of a withdrawal shows, the reasons that stand in the way first.',
});

export const request = post('/api/Withdraw/Request', {
  access: 'player',
  input: z.strictObject({
    IntentId: intentId,
    PayeeId: z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
    /** What is to arrive; the fee comes on top. */
    Amount: money,
    /** The rate that was shown, of addresses of USDT. */
    Rate: z.optional(money),
    /** The fee that was shown: a higher one is not taken. */
    Fee: z.optional(money),
    FundPassword: text.check(z.minLength(1), z.maxLength(128)),
    /** A code of the authenticator, or a recovery code. */
    Code: z.optional(typedCode),
  }),
  output: WithdrawTimeline,
  codes: WITHDRAW_CODES,
  about: 'Asks for a withdrawal: checked and set aside at once, and the same intent asks once.',
});

export const getRecords = post('/api/Withdraw/Records', {
  access: 'player',
  input: z.strictObject({
    /** From (inclusive) and to (exclusive). */
    From: timestamp,
    To: timestamp,
    State: z.optional(withdrawState),
    No: z.optional(typedText.check(z.maxLength(20))),
    /** Records before this one: the cursor of the page that came before. */
    Before: z.optional(z.uuid()),
    PageSize: z.int().check(z.minimum(1), z.maximum(WITHDRAW_BOUNDS.rows)),
  }),
  output: z.object({
    Rows: z.array(WithdrawRecord),
    Next: z.nullable(z.uuid()),
    DateTimeNow: timestamp,
  }),
  about: 'Withdrawals of a player, the newest first.',
});

export const getRecord = post('/api/Withdraw/Record', {
  access: 'player',
  input: z.strictObject({ Id: z.uuid() }),
  output: WithdrawTimeline,
  codes: RECORD_CODES,
  about: 'One withdrawal with all that became of it.',
});
