import * as z from 'zod/mini';
import { isRate, MOST_RATE } from '@fairlot/rules/follow/commission';
import { HIGHEST_LIMIT } from '@fairlot/rules/odds/stake';
import { recordCursor } from '../../play/bet/cursor.ts';
import { gameId, intentId, money, nothing, post, timestamp } from '../../core/index.ts';
import { PLAN_CODES, SET_RATE_CODES, START_CODES, STOP_CODES, TERMS_CODES } from './codes.ts';
import { Follower, FollowOrder, FollowPlan } from './shapes.ts';

const limit = money.check(z.refine((value) => value > 0n && value <= HIGHEST_LIMIT));

/** What a leader gets of the profit of a plan, thousandths: 0 to 5 % by halves. */
const rate = z.int().check(z.minimum(0), z.maximum(MOST_RATE), z.refine(isRate));

/** Newest first, from cursor to cursor. */
const paged = {
  After: z.optional(recordCursor),
  PageSize: z.int().check(z.minimum(1), z.maximum(200)),
};

/** Where the next page begins; null at the end. */
const Next = z.nullable(z.string());

export const start = post('/api/Follow/Start', {
  access: 'player',
  input: z.strictObject({
    IntentId: intentId,
    /** Whom, as the leaderboard names him. */
    Handle: z.uuid(),
    /** FIXED 1, MULTIPLE 2, RATIO 3. */
    Mode: z.int().check(z.minimum(1), z.maximum(3)),
    /** Thousandths with FIXED, times with MULTIPLE, per cent with RATIO. */
    Value: z.int().check(z.minimum(1), z.maximum(Number(HIGHEST_LIMIT))),
    /** Left out: every game. */
    GameIds: z.optional(z.array(gameId).check(z.minLength(1), z.maxLength(100))),
    BetCap: limit,
    DayCap: limit,
    /** As soon as its prizes come to so much. */
    StopIfWin: z.optional(limit),
    /** As soon as it brought so much more than it cost. */
    StopIfEarn: z.optional(limit),
    /** As soon as it cost so much more than it brought. */
    StopIfLoss: limit,
    UntilTimeStamp: timestamp,
    /** What the player saw that his leader gets; left out: nothing. It stays so while the plan runs. */
    CommissionRate: z.optional(rate),
  }),
  output: z.object({
    Id: z.string(),
    /** True when this answer repeats the first one of the same request id. */
    Duplicate: z.boolean(),
  }),
  codes: START_CODES,
  about: 'Begins to have the server bet as another player does.',
});

export const stop = post('/api/Follow/Stop', {
  access: 'player',
  input: z.strictObject({ Id: z.uuid() }),
  output: z.object({ Id: z.string() }),
  codes: STOP_CODES,
  about: 'Ends a follow plan; what it bet stays a bet.',
});

export const getTerms = post('/api/Follow/Terms', {
  access: 'player',
  passive: true,
  input: z.strictObject({ Handle: z.uuid() }),
  output: z.object({ CommissionRate: z.int() }),
  codes: TERMS_CODES,
  about: 'What a leader gets of the profit of whoever begins to follow him now.',
});

export const getRate = post('/api/Follow/Rate', {
  access: 'player',
  passive: true,
  input: nothing,
  output: z.object({ CommissionRate: z.int() }),
  about: 'What the player asks of whoever begins to follow him.',
});

export const setRate = post('/api/Follow/SetRate', {
  access: 'player',
  input: z.strictObject({ CommissionRate: rate }),
  output: z.object({ CommissionRate: z.int() }),
  codes: SET_RATE_CODES,
  about: 'Asks for another part of profits, of plans that begin from now on.',
});

export const getPlans = post('/api/Follow/Plans', {
  access: 'player',
  passive: true,
  input: z.strictObject({
    From: z.optional(timestamp),
    To: z.optional(timestamp),
    States: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(7))),
    ...paged,
  }),
  output: z.object({
    Rows: z.array(FollowPlan),
    Next,
    /** Of all of them; null behind the first page, which has told it. */
    Sums: z.nullable(
      z.object({ Total: z.int(), SumStaked: money, SumPrize: money, SumCommission: money }),
    ),
    DateTimeNow: timestamp,
  }),
  about: 'The follow plans of the player, newest first.',
});

export const getOrders = post('/api/Follow/Orders', {
  access: 'player',
  passive: true,
  input: z.strictObject({
    Id: z.uuid(),
    ...paged,
    /** Each order names all bets of its cart. */
    PageSize: z.int().check(z.minimum(1), z.maximum(50)),
  }),
  output: z.object({
    Rows: z.array(FollowOrder),
    Next,
    /** Null behind the first page, which has told it. */
    Total: z.nullable(z.int()),
    DateTimeNow: timestamp,
  }),
  codes: PLAN_CODES,
  about: 'What a follow plan made of the carts of its leader, newest first.',
});

export const getFollowers = post('/api/Follow/Followers', {
  access: 'player',
  passive: true,
  input: z.strictObject(paged),
  output: z.object({
    Rows: z.array(Follower),
    Next,
    /** Of all of them; null behind the first page, which has told it. `Running`: plans that run now. */
    Sums: z.nullable(
      z.object({ Total: z.int(), Running: z.int(), SumStaked: money, SumCommission: money }),
    ),
    DateTimeNow: timestamp,
  }),
  about: 'Who follows or followed the player, by masked names, newest first.',
});
