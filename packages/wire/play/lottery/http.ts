import * as z from 'zod/mini';
import { gameId, nothing, post, siteDay, specPost, timestamp } from '../../core/index.ts';
import { GameData, GameInfo, IssueInfo } from './shapes.ts';

export { getDayPlace } from './day-place.ts';

export const getLotteryInfo = specPost('/api/LotteryGame/Info', {
  access: 'anyone',
  passive: true,
  outlivesSession: true,
  input: z.object({
    GameIdList: z.array(gameId).check(z.maxLength(200)),
    State: z.optional(z.boolean()),
    LastIssue: z.optional(z.boolean()),
    LastDrawIssue: z.optional(z.boolean()),
    Countdown: z.optional(z.boolean()),
    OldIssues: z.optional(z.boolean()),
    /** Number of old issues, default 20. */
    SelectCount: z.optional(z.int().check(z.minimum(1), z.maximum(200))),
  }),
  output: z.record(z.string(), GameInfo),
  about: 'Issues, countdown and state of games, by game id.',
});

export const getLotteryData = specPost('/api/LotteryGame/Data', {
  access: 'anyone',
  passive: true,
  outlivesSession: true,
  input: nothing,
  output: z.record(z.string(), GameData),
  about: 'All games, by id; the client caches it.',
});

/** Draw history, public. By day of the site (UTC+8) or the last N. */
export const getDrawHistory = post('/api/DrawHistory/Get', {
  access: 'anyone',
  passive: true,
  outlivesSession: true,
  input: z.strictObject({
    GameId: gameId,
    /** yyyy-mm-dd in site time; without it the last `Count`. */
    Day: z.optional(siteDay),
    Count: z.optional(z.int().check(z.minimum(1), z.maximum(200))),
  }),
  output: z.object({ Issues: z.array(IssueInfo), DateTimeNow: timestamp }),
  about: 'Past issues of a game, newest first.',
});
