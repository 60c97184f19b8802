import * as z from 'zod/mini';
import { gameId, money, serialNumber, timestamp } from '../../core/index.ts';
import { Face } from '../../account/player/shapes.ts';

/** What players are ranked by, of the draws of the site's day. */
export const LEADS = ['net', 'top', 'streak', 'rate', 'followed'] as const;

/** Ranks that are shown. */
export const MOST_LEADERS = 50;
/** A hit rate of fewer bets says nothing. */
export const LEAST_BETS = 20;

/** A player who agreed to be shown: what he won today beside what he lost. */
export const Leader = z.object({
  Rank: z.int(),
  /** Masked; whole for the player himself. */
  Name: z.string(),
  Face,
  IsOwn: z.boolean(),
  /** What bets brought beyond their stakes, what others cost, and the two together. */
  Won: money,
  Lost: money,
  Net: money,
  /** How many bets all of this is of, and how many of them won. */
  Bets: z.int(),
  Hits: z.int(),
  /** The most that one bet brought beyond its stake, and in which game; hidden bets are none of either. */
  TopWin: money,
  TopGameId: z.nullable(gameId),
  /** Issues in a row that ended ahead, up to the newest. */
  Streak: z.int(),
  /** Running plans that follow him. */
  Followers: z.int(),
  /** The game of the newest draw that he had bets on which are not hidden. */
  LastGameId: z.nullable(gameId),
  /** By which he is followed, where he agreed to that too. */
  Handle: z.nullable(z.uuid()),
  /** By which his newest bets are asked for, where he agreed to show them. */
  BetsHandle: z.nullable(z.uuid()),
});
export type Leader = z.output<typeof Leader>;

/** Newest bets that are shown of a player. */
export const MOST_LEADER_BETS = 10;
/** Characters that are shown of what was picked. */
export const LEADER_BET_CHARS = 200;

/** A bet as others see it, without what it cost or brought: its issue has closed, and its player did not hide it. */
export const LeaderBet = z.object({
  TimeStamp: timestamp,
  GameId: gameId,
  SerialNumber: serialNumber,
  Play: z.string(),
  Content: z.string().check(z.maxLength(LEADER_BET_CHARS)),
  /** Whether `Content` was shortened, in the middle of a number perhaps. */
  IsContentCut: z.boolean(),
  Notes: z.int(),
  WinningNumber: z.nullable(z.string()),
  /** Whether it brought more than it cost, as much, or less; waiting until it is settled. */
  Came: z.enum(['waiting', 'ahead', 'even', 'behind']),
});
export type LeaderBet = z.output<typeof LeaderBet>;
