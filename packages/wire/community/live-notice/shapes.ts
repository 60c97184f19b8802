import * as z from 'zod/mini';
import { gameId } from '../../core/index.ts';

/** Most notifications of the site, windows of each, and characters of their words. */
export const LIVE_BOUNDS = { notifications: 20, windows: 10, title: 40, content: 120 } as const;

/** Characters of a line that is said to all players, and how many of them there may be in a minute. */
export const TOAST_BOUNDS = { content: 60, perMinute: 3 } as const;

/** A time of day at the site (UTC+8): `19:50:00`. */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/));

/** Shown from `Start` on until `End`; one that does not end after its start runs over midnight. */
const Window = z.strictObject({ Start: timeOfDay, End: timeOfDay });

export const NotifyTimes = z.array(Window).check(z.minLength(1), z.maxLength(LIVE_BOUNDS.windows));

const LiveNotification = z.object({
  Title: z.string(),
  Content: z.string(),
  /** The same in English; the specification has one language. */
  TitleEn: z.string(),
  ContentEn: z.string(),
  GameCode: z.string(),
  GameId: gameId,
  NotifyTimes,
});
export type LiveNotification = z.output<typeof LiveNotification>;
export const LiveNotifications = z.array(LiveNotification);
