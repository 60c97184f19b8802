import * as z from 'zod/mini';
import { isPrizeGroup } from '@fairlot/rules/odds/prize-group';
import { money, post, text, timestamp } from '../../core/index.ts';
import { BetRecord } from '../../play/bet/index.ts';
import { MEMBER_CODES, NOTE_MEMBER_CODES, OPEN_ACCOUNT_CODES, STOP_LINKS_CODES } from './codes.ts';
import {
  Funds,
  INACTIVE_DAYS,
  LineSums,
  Member,
  MEMBER_BOUNDS,
  MEMBER_SORTS,
  memberId,
  Step,
} from './shapes.ts';

export {
  getMemberBets,
  getMemberBetSums,
  getMemberCashFlow,
  getMemberCashFlowSums,
  getMemberProfit,
} from './records.ts';

const group = z.int().check(z.minimum(1800), z.maximum(2000));
/** Where the next page begins: what the page before said, and nothing to be read. */
const cursor = z.string().check(z.regex(/^-?\d{1,18}\.\d{1,16}$/));

export const getMembers = post('/api/Team/Members', {
  access: 'agent',
  passive: true,
  input: z.strictObject({
    /** The agent of the line whose direct members are listed; without it, whoever asks. */
    Head: z.optional(memberId),
    /** The beginning of an account name. */
    Starts: z.optional(text.check(z.maxLength(16))),
    /** A whole account name, wherever in the line it is. It leaves out `Head`. */
    Account: z.optional(text.check(z.maxLength(16))),
    Kind: z.optional(z.enum(['agent', 'player'])),
    /** Registered from (inclusive) and to (exclusive). */
    From: z.optional(timestamp),
    To: z.optional(timestamp),
    InactiveDays: z.optional(z.literal([...INACTIVE_DAYS])),
    /** Bounds of the member's own balance. */
    Least: z.optional(money),
    Most: z.optional(money),
    LeastGroup: z.optional(group),
    MostGroup: z.optional(group),
    IsOnline: z.optional(z.literal(true)),
    Sort: z.optional(z.enum(MEMBER_SORTS)),
    IsAscending: z.optional(z.literal(true)),
    After: z.optional(cursor),
    Count: z.int().check(z.minimum(1), z.maximum(MEMBER_BOUNDS.atOnce)),
  }),
  output: z.object({
    Rows: z.array(Member),
    /** Null at the end. */
    Next: z.nullable(z.string()),
    /** How many the filters find. */
    Total: z.int(),
    /** From the asking agent down to the head whose members these are. */
    Path: z.array(Step),
    /** The whole line of the head, whatever the filters find. */
    Line: LineSums,
    /** When counts and balances were counted. */
    CountedTimeStamp: timestamp,
    DateTimeNow: timestamp,
  }),
  codes: MEMBER_CODES,
  about: 'The direct members of an agent of the line, with what stands below each.',
});

export const getMember = post('/api/Team/Member', {
  access: 'agent',
  passive: true,
  input: z.strictObject({ PlayerId: memberId }),
  output: z.object({
    Member,
    Path: z.array(Step),
    Today: Funds,
    SevenDays: Funds,
    ThirtyDays: Funds,
    /** What was staked and stood, by day, the oldest first; days without a bet are left out. */
    Days: z.array(z.object({ Day: z.string(), Stake: money })),
    /** The last bets. */
    Bets: z.array(BetRecord),
    CountedTimeStamp: timestamp,
    DateTimeNow: timestamp,
  }),
  codes: MEMBER_CODES,
  about: 'One member of the line: counts, money of the last days and the last bets.',
});

export const noteMember = post('/api/Team/NoteMember', {
  access: 'agent',
  // Characters of two halves count once, so that more of them come in than are kept.
  input: z.strictObject({
    PlayerId: memberId,
    Note: text.check(z.maxLength(4 * MEMBER_BOUNDS.note)),
  }),
  output: z.object({ Note: z.string() }),
  codes: NOTE_MEMBER_CODES,
  about: 'Keeps what an agent notes about a member, for themselves alone; an empty note is none.',
});

export const stopMemberLinks = post('/api/Team/StopLinks', {
  access: 'agent',
  input: z.strictObject({ PlayerId: memberId, IsStopped: z.boolean() }),
  output: z.object({ IsStopped: z.boolean() }),
  codes: STOP_LINKS_CODES,
  about: 'Stops new registration links and accounts of a direct agent, or allows them again.',
});

export const openAccount = post('/api/Team/OpenAccount', {
  access: 'agent',
  input: z.strictObject({
    UserName: text.check(z.maxLength(64)),
    /** Good for choosing another one. */
    Password: z.string().check(z.maxLength(256)),
    Kind: z.enum(['agent', 'player']),
    PrizeGroup: z.int().check(z.refine((value) => isPrizeGroup(value))),
    NickName: z.optional(text.check(z.maxLength(64))),
  }),
  output: z.object({
    PlayerId: memberId,
    UserName: z.string(),
    /** Where the account is used; empty where the site has not said how it is reached. */
    Address: z.string(),
    /** How long the password is good for. */
    Hours: z.int(),
  }),
  codes: OPEN_ACCOUNT_CODES,
  about: 'Opens an account directly below the agent, with a password to be changed at once.',
});

/** What new accounts of an agent are bound by. */
export const getOpening = post('/api/Team/Opening', {
  access: 'agent',
  passive: true,
  input: z.strictObject({}),
  output: z.object({
    PrizeGroup: z.int(),
    /** By the site, or by the parent. */
    IsLimited: z.boolean(),
    IsStopped: z.boolean(),
  }),
  about: 'What the accounts are bound by that an agent opens.',
});
