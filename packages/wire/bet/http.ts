import * as z from 'zod/mini';
import { gameId, intentId, money, odds, post, serialNumber, timestamp } from '../core/index.ts';
import { BY_INTENT_CODES, CANCEL_CODES, PLACE_CODES } from './codes.ts';

/** One row of a cart. The server counts notes and amount anew and refuses when they differ. */
export const CartRow = z.strictObject({
  /** Code of the play, for example `ssc.star5.direct`. */
  Play: z.string().check(z.maxLength(64)),
  /** Encoded selection (official) or the option's code (credit). */
  Content: z.string().check(z.maxLength(2_097_152)),
  Notes: z.int().check(z.minimum(1)),
  /** Unit of a note: 0 元, 1 角, 2 分, 3 厘. Credit: 0. */
  Mode: z.int().check(z.minimum(0), z.maximum(3)),
  /** 1 to 99999. Credit: 1. */
  Multiple: z.int().check(z.minimum(1)),
  Amount: money,
  /** Prize group in use; the player's own. Official plays only. */
  PrizeGroup: z.optional(z.int()),
  /** Version of the odds that the player saw. Credit plays only. */
  OddsVersion: z.optional(z.int()),
});
export type CartRow = z.output<typeof CartRow>;

/** What was accepted: enough to show and to cancel. */
const Receipt = z.object({
  IntentId: z.string(),
  GameId: gameId,
  SerialNumber: serialNumber,
  /** Ids of the bets in the order of the rows. */
  BetIds: z.array(z.string()),
  Amount: money,
  WalletAmount: money,
  AcceptedTimeStamp: timestamp,
  /** Until when the bets can be cancelled. */
  CloseTimeStamp: timestamp,
  /** True when this answer repeats the first one of the same request id. */
  Duplicate: z.boolean(),
});
export type Receipt = z.output<typeof Receipt>;

export const place = post('/api/Bet/Place', {
  access: 'player',
  input: z.strictObject({
    IntentId: intentId,
    GameId: gameId,
    SerialNumber: serialNumber,
    Bets: z.array(CartRow).check(z.minLength(1), z.maxLength(100)),
    /** Credit: take the odds of now whatever they are (自动接受最新赔率). */
    AcceptAnyOdds: z.optional(z.boolean()),
  }),
  output: Receipt,
  codes: PLACE_CODES,
  about: 'Places a cart: all of its bets or none.',
});

export const cancel = post('/api/Bet/Cancel', {
  access: 'player',
  input: z.strictObject({ BetId: z.uuid() }),
  output: z.object({ BetId: z.string(), WalletAmount: money }),
  codes: CANCEL_CODES,
  about: 'Cancels a bet before its issue closes.',
});

export const byIntent = post('/api/Bet/ByIntent', {
  access: 'player',
  passive: true,
  input: z.strictObject({ IntentId: intentId }),
  output: Receipt,
  codes: BY_INTENT_CODES,
  about: 'What became of a request whose answer was lost.',
});

/** One bet as the player sees it. State: BET 0, CANCEL 1, NOPRIZE 2, WIN 3. */
export const BetRecord = z.object({
  Id: z.string(),
  TimeStamp: timestamp,
  GameId: gameId,
  SerialNumber: serialNumber,
  Play: z.string(),
  Content: z.string(),
  /** Whether `Content` was shortened for the list; ask with `Id` for all of it. */
  IsContentCut: z.boolean(),
  Notes: z.int(),
  Mode: z.int(),
  Multiple: z.int(),
  PrizeGroup: z.nullable(z.int()),
  /** Frozen odds per tier. */
  Odds: z.array(odds),
  Amount: money,
  Prize: money,
  /** Stake that came back because of a tie. */
  Refund: money,
  WinningNumber: z.nullable(z.string()),
  State: z.int(),
  SettledTimeStamp: z.nullable(timestamp),
  CloseTimeStamp: timestamp,
});
export type BetRecord = z.output<typeof BetRecord>;

export const getBetRecords = post('/api/Bet/Records', {
  access: 'player',
  passive: true,
  input: z.strictObject({
    /** One bet, whole. With it the other filters are ignored. */
    Id: z.optional(z.uuid()),
    From: z.optional(timestamp),
    To: z.optional(timestamp),
    GameId: z.optional(gameId),
    SerialNumber: z.optional(serialNumber),
    Play: z.optional(z.string()),
    States: z.optional(z.array(z.int()).check(z.maxLength(4))),
    Page: z.int().check(z.minimum(1), z.maximum(10_000)),
    PageSize: z.int().check(z.minimum(1), z.maximum(100)),
  }),
  output: z.object({
    Rows: z.array(BetRecord),
    Total: z.int(),
    SumAmount: money,
    SumPrize: money,
    SumRefund: money,
    DateTimeNow: timestamp,
  }),
  about: 'The bets of the player, newest first.',
});

/** Odds of every double-sided option of a game now. */
export const getOdds = post('/api/Bet/Odds', {
  access: 'anyone',
  passive: true,
  input: z.strictObject({ GameId: gameId }),
  output: z.object({
    GameId: gameId,
    Version: z.int(),
    /** Odds by play code, in the order of the play's options. */
    Plays: z.record(z.string(), z.array(odds)),
    /** Plays that take no bets now. */
    ClosedPlays: z.array(z.string()),
    /** Largest prize of one bet. */
    PrizeLimit: money,
    MinStake: money,
    MaxStake: money,
    MaxMultiple: z.int(),
  }),
  about: 'Odds and limits of a game.',
});
