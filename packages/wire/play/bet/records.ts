import * as z from 'zod/mini';
import { gameId, money, post, serialNumber, timestamp } from '../../core/index.ts';
import { recordCursor } from './cursor.ts';
import { BetRecord } from './shapes.ts';

const up = (most: number) => z.int().check(z.minimum(0), z.maximum(most));

/** Which bets of a player: those that all of these hold for. At most a year back. */
const FILTER = {
  /** One bet, whole. With it the other filters are ignored. */
  Id: z.optional(z.uuid()),
  From: z.optional(timestamp),
  To: z.optional(timestamp),
  GameId: z.optional(gameId),
  SerialNumber: z.optional(serialNumber),
  /** Codes of plays; an unknown one finds nothing. */
  Plays: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(300))),
  States: z.optional(z.array(up(3)).check(z.maxLength(4))),
  /** Units of a note: 0 元, 1 角, 2 分, 3 厘. */
  Modes: z.optional(z.array(up(3)).check(z.maxLength(4))),
  /** Only those whose stake came back in a tie. */
  Refunded: z.optional(z.literal(true)),
} as const;

export const getBetRecords = post('/api/Bet/Records', {
  access: 'player',
  passive: true,
  keepsPage: true,
  input: z.strictObject({
    ...FILTER,
    After: z.optional(recordCursor),
    PageSize: z.int().check(z.minimum(1), z.maximum(1000)),
  }),
  output: z.object({
    Rows: z.array(BetRecord),
    /** Null at the end. */
    Next: z.nullable(z.string()),
    DateTimeNow: timestamp,
  }),
  about: 'The bets of the player, newest first, from cursor to cursor.',
});

export const getBetSums = post('/api/Bet/RecordSums', {
  access: 'player',
  passive: true,
  keepsPage: true,
  input: z.strictObject(FILTER),
  output: z.object({
    Total: z.int(),
    /** What was staked on all of them. */
    SumAmount: money,
    /** What was staked on those that are settled: with prize and refund it makes gain and loss. */
    SumSettled: money,
    SumPrize: money,
    SumRefund: money,
    /** What of the settled ones counts as turnover, of sides that both were found the difference. */
    SumTurnover: money,
  }),
  about: 'What the bets of the same filters add up to.',
});
