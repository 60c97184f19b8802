import * as z from 'zod/mini';
import { TRANSFER_BOUNDS } from '@fairlot/rules/check/transfer';
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
import { MEMBER_CODES, TARGET_CODES, TRANSFER_CODES } from './codes.ts';
import {
  accountName,
  transferId,
  TransferMember,
  transferNote,
  TransferRecord,
  TransferTarget,
  TransferType,
} from './shapes.ts';

/** Calls of a player who transfers to the own line, and of those who get it (product 4.5). */
export const getTransferData = post('/api/Transfer/Data', {
  access: 'player',
  input: nothing,
  output: z.object({
    /** Whether the flags let this player transfer, and to anybody of the line. */
    IsEnabled: z.boolean(),
    IsSuper: z.boolean(),
    IsFrozen: z.boolean(),
    HasFundPassword: z.boolean(),
    /** A code of the authenticator is asked for. */
    IsCodeAsked: z.boolean(),
    WalletAmount: money,
    /** What can be transferred: the wallet less what is owed. */
    Available: money,
    Owed: money,
    /** Missing turnover of open requirements: nothing is transferred before it is done. */
    Gap: money,
    Min: money,
    Max: money,
    DayUsed: money,
    DayMost: money,
    CountUsed: z.int(),
    CountMost: z.int(),
    /** Hundredths: how many times a receiver turns a deposit over. */
    Times: z.int(),
    DateTimeNow: timestamp,
  }),
  about:
    'What the form of a transfer shows: what is there, what stands in the way, and the limits.',
});

export const findMembers = post('/api/Transfer/Members', {
  access: 'player',
  passive: true,
  input: z.strictObject({
    /** What the account of a direct member begins with; empty for all. */
    Search: z.optional(typedText.check(z.maxLength(TRANSFER_BOUNDS.name))),
  }),
  output: z.object({ Rows: z.array(TransferMember), HasMore: z.boolean() }),
  codes: MEMBER_CODES,
  about: 'Direct members to choose from, by account.',
});

export const getTarget = post('/api/Transfer/Target', {
  access: 'player',
  passive: true,
  input: z.strictObject({ UserName: accountName }),
  output: TransferTarget,
  codes: TARGET_CODES,
  about: 'Who a whole account name of the own line is, to be confirmed before the transfer.',
});

export const transfer = post('/api/Transfer/Send', {
  access: 'player',
  input: z.strictObject({
    IntentId: intentId,
    UserName: accountName,
    Type: TransferType,
    Amount: money,
    Note: transferNote,
    FundPassword: text.check(z.minLength(1), z.maxLength(128)),
    /** A code of the authenticator, or a recovery code. */
    Code: z.optional(typedCode),
  }),
  output: TransferRecord,
  codes: TRANSFER_CODES,
  about: 'Transfers money to a member of the own line; the same intent transfers once.',
});

export const getRecords = post('/api/Transfer/Records', {
  access: 'player',
  input: z.strictObject({
    /** From (inclusive) and to (exclusive). */
    From: timestamp,
    To: timestamp,
    Direction: z.optional(z.enum(['in', 'out'])),
    /** Records before this one: the cursor of the page that came before. */
    Before: z.optional(transferId),
    PageSize: z.int().check(z.minimum(1), z.maximum(TRANSFER_BOUNDS.rows)),
  }),
  output: z.object({
    Rows: z.array(TransferRecord),
    Next: z.nullable(transferId),
    DateTimeNow: timestamp,
  }),
  about: 'Transfers that this player sent or got, the newest first.',
});
