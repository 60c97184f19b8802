import * as z from 'zod/mini';
import { nothing, post, siteDay, timestamp } from '../../core/index.ts';
import { FOLLOW_DISABLED, NOT_SHOWN } from './codes.ts';
import { Leader, LeaderBet, LEADS, LEAST_BETS, MOST_LEADER_BETS, MOST_LEADERS } from './shapes.ts';

const Consent = {
  /** Agreed to be shown among who leads, with losses as well as wins. */
  IsShown: z.boolean(),
  /** Agreed that others have the server bet as he does. */
  IsFollowable: z.boolean(),
};

export const getLeaders = post('/api/Leaderboard/Get', {
  access: 'player',
  passive: true,
  input: z.strictObject({ By: z.enum(LEADS) }),
  output: z.object({
    Day: siteDay,
    Rows: z.array(Leader).check(z.maxLength(MOST_LEADERS)),
    /** The player's own place, wherever it is; null while he has none. */
    Own: z.nullable(Leader),
    /** Bets that a hit rate takes at least. */
    LeastBets: z.literal(LEAST_BETS),
    DateTimeNow: timestamp,
  }),
  about: 'Who leads today, of the players who agreed to be shown.',
});

export const getBets = post('/api/Leaderboard/Bets', {
  access: 'player',
  passive: true,
  input: z.strictObject({
    /** Whose, as the leaderboard names him. */
    Handle: z.uuid(),
  }),
  output: z.object({
    Rows: z.array(LeaderBet).check(z.maxLength(MOST_LEADER_BETS)),
    DateTimeNow: timestamp,
  }),
  codes: NOT_SHOWN,
  about:
    'The newest bets of a player who agreed to show them: of issues that closed, and none that he hid.',
});

export const getConsent = post('/api/Leaderboard/Consent', {
  access: 'player',
  passive: true,
  input: nothing,
  output: z.object({
    ...Consent,
    ShowsBets: z.boolean(),
    /** Since when; null while not. */
    ShownTimeStamp: z.nullable(timestamp),
    FollowableTimeStamp: z.nullable(timestamp),
    BetsTimeStamp: z.nullable(timestamp),
  }),
  about: 'Whether the player agreed to be shown and to be followed, and since when.',
});

export const agree = post('/api/Leaderboard/Agree', {
  access: 'player',
  input: z.strictObject({
    ...Consent,
    /** Agrees that others see his newest bets, once their issue has closed. Left out: not. */
    ShowsBets: z.optional(z.boolean()),
  }),
  output: z.object({ ...Consent, ShowsBets: z.boolean() }),
  codes: FOLLOW_DISABLED,
  about: 'Agrees to be shown and to be followed from now on, or no longer.',
});
