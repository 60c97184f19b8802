import * as z from 'zod/mini';
import { money, timestamp } from '../../core/index.ts';

/** Characters of a note, rows of a page. */
export const MEMBER_BOUNDS = { note: 100, atOnce: 200 } as const;

export const memberId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** Figures that a list of members can be sorted by. */
export const MEMBER_SORTS = [
  'registered',
  'directs',
  'members',
  'balance',
  'lineBalance',
  'group',
  'lastLogin',
] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];

/** Days without a sign-in that a list can be narrowed to. */
export const INACTIVE_DAYS = [7, 15, 30] as const;

/** What a line has, without its head. Counted with a delay of seconds. */
export const LineSums = z.object({
  Directs: z.int(),
  Members: z.int(),
  Agents: z.int(),
  /** The balance of all members together. */
  LineBalance: money,
});
export type LineSums = z.output<typeof LineSums>;

const member = {
  PlayerId: memberId,
  UserName: z.string(),
  NickName: z.string(),
  IsAgent: z.boolean(),
  /** What the asking agent wrote about this member; nobody else reads it. */
  Note: z.string(),
  Directs: z.int(),
  Members: z.int(),
  /** The member's own money, and that of the whole line below. */
  Balance: money,
  LineBalance: money,
  PrizeGroup: z.int(),
  RegisterTimeStamp: timestamp,
  LastLoginTimeStamp: z.nullable(timestamp),
  /** Active in the last five minutes. */
  IsOnline: z.boolean(),
  /** Directly below the asking agent. */
  IsDirect: z.boolean(),
  /** The parent stopped new registration links of this member. */
  AreLinksStopped: z.boolean(),
} as const;

/** One member of an agent's team, as the agent sees it: no contact, payee, name or address of a login. */
export const Member = z.object(member);
export type Member = z.output<typeof Member>;

/** A place on the way down from the asking agent. */
export const Step = z.object({ PlayerId: memberId, UserName: z.string() });
export type Step = z.output<typeof Step>;

/** What a member's money did over a period, in the direction of the member. */
export const Funds = z.object({
  Deposit: money,
  Withdraw: money,
  Stake: money,
  Prize: money,
  Rebate: money,
  Promo: money,
  Other: money,
});
export type Funds = z.output<typeof Funds>;
