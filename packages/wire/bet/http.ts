import * as z from 'zod/mini';
import { gameId, intentId, money, odds, post, serialNumber, timestamp } from '../core/index.ts';
import { BY_INTENT_CODES, CANCEL_CODES, PLACE_CODES } from './codes.ts';
import { BetRecord, CartRow, Receipt } from './shapes.ts';

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
    States: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(3))).check(z.maxLength(4))),
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
