import * as z from 'zod/mini';
import { CATALOGUE_KINDS } from '@fairlot/rules/lottery/kind';
import { serialNumber, timestamp } from '../../core/index.ts';

/** One issue of a game (spec section 3). State: WAITING 0, WINNUMBERGOT 1, AWARDED 2, CANCEL 3. */
export const IssueInfo = z.object({
  SerialNumber: serialNumber,
  OriginalWinningNumber: z.nullable(z.string()),
  WinningNumber: z.nullable(z.string()),
  StartTimeStamp: timestamp,
  CloseTimeStamp: timestamp,
  DrawTimeStamp: timestamp,
  State: z.int(),
  /** Of one that was drawn from a block of a public chain: the height of it. */
  BlockHeight: z.optional(z.int()),
  /** What it drew before its number was corrected; only numbers that are told elsewhere ever are. */
  FirstWinningNumber: z.optional(z.string()),
  /** Why operators held it, cancelled it, or corrected its number. */
  Notice: z.optional(z.string()),
  /** Of one that is cancelled: it was never on sale, so no stake went back. */
  NeverOpened: z.optional(z.literal(true)),
  /** Of the history that a demo begins with: it never took place and cannot be verified. */
  IsDemoHistory: z.optional(z.literal(true)),
});
export type IssueInfo = z.output<typeof IssueInfo>;

/** What operators tell players of a game that they stopped. */
export const StateNote = z.object({
  Message: z.optional(z.object({ zh: z.string(), en: z.string() })),
  Until: z.optional(timestamp),
});

/** Lottery game info of the specification; the parts that were not asked for are absent. */
export const GameInfo = z.object({
  CategoryId: z.int(),
  IsMaintain: z.boolean(),
  IsOfficialOffline: z.boolean(),
  IsMiaoMiao: z.boolean(),
  DailyIssueCount: z.int(),
  /** ONLINE 0, MAINTAIN 1, OFFLINE 2, OFFCIAL_OFFLINE 3. Present with `State`. */
  State: z.optional(z.int()),
  /** Why it is stopped, in the operators' words, and when it is probably sold again. Present with `State`. */
  StateNote: z.optional(StateNote),
  LastIssue: z.optional(z.nullable(IssueInfo)),
  /** The newest issue whose number is known. Present with `LastDrawIssue`. */
  LastDrawIssue: z.optional(z.nullable(IssueInfo)),
  /** The issue that takes bets, or the next one to start. Present with `Countdown`. */
  CurrentIssue: z.optional(z.nullable(IssueInfo)),
  /** The current issue and the ones after it that are open or will open. Present with `Countdown`. */
  RecentIssues: z.optional(z.array(IssueInfo)),
  /** The newest `SelectCount` drawn or closed issues, newest first. Present with `OldIssues`. */
  OldIssues: z.optional(z.array(IssueInfo)),
  DateTimeNow: timestamp,
});
export type GameInfo = z.output<typeof GameInfo>;

/** What is said of a game beside its issues: names, family, timetable, place in lists, whether its draw can be verified. */
export const GameData = z.object({
  Code: z.string(),
  /** What it is a game of: its own id for games that come with a category, another for those added. */
  CategoryId: z.int(),
  Name: z.object({ zh: z.string(), en: z.string() }),
  Family: z.string(),
  /** What the catalogue calls it: drawn here, from hashes, state lottery, from abroad, or at once. */
  Kind: z.enum(CATALOGUE_KINDS),
  /** Where its numbers come from: committed chain, block hash, draw of another game, official feed. */
  Source: z.enum(['chain', 'block', 'parent', 'feed']),
  /** Drawn from the committed chain until its source is in reach. */
  IsStandIn: z.boolean(),
  /** A feed tells its numbers elsewhere; here, where none is in reach, the committed chain draws them. */
  IsRehearsal: z.boolean(),
  /** Drawn here, so that anyone can check its draws. */
  IsVerifiable: z.boolean(),
  IntervalSeconds: z.nullable(z.int()),
  CloseLeadSeconds: z.int(),
  DailyIssueCount: z.int(),
  Sort: z.int(),
  /** Marked by the operators. */
  IsHot: z.boolean(),
});
export type GameData = z.output<typeof GameData>;
