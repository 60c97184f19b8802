import * as z from 'zod/mini';
import { gameId, post, text, timestamp, nothing } from '../../core/index.ts';
import { reason } from '../../staff/operator/shapes.ts';
import { LIVE_CODES, TOAST_CODES } from './codes.ts';
import { LIVE_BOUNDS, NotifyTimes, TOAST_BOUNDS } from './shapes.ts';

/** Calls about live notifications at the console, and of a line to all players. */
const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const both = (most: number) => {
  const words = text.check(z.maxLength(most));
  return z.strictObject({ zh: words, en: words });
};

const content = {
  GameId: gameId,
  Title: both(LIVE_BOUNDS.title),
  Content: both(LIVE_BOUNDS.content),
  NotifyTimes,
};

export const getLiveNotifications = post('/api/Console/LiveNotifications', {
  access: 'notify.live.read',
  passive: true,
  input: nothing,
  output: z.object({
    Rows: z.array(
      z.object({ ...content, Id: id, Version: z.int(), AuthorName: z.string(), MadeAt: timestamp }),
    ),
    DateTimeNow: timestamp,
  }),
  about: 'The live notifications with who made them last.',
});

export const saveLiveNotification = post('/api/Console/LiveNotificationSave', {
  access: 'notify.live.change',
  input: z.strictObject({
    ...content,
    /** Of the one that is changed; without it a new one is made. */
    Seen: z.optional(z.strictObject({ Id: id, Version: z.int().check(z.minimum(1)) })),
    Reason: reason,
  }),
  output: z.object({ Id: id, Version: z.int() }),
  codes: LIVE_CODES,
  about: 'Makes a live notification, or changes one.',
});

export const deleteLiveNotification = post('/api/Console/LiveNotificationDelete', {
  access: 'notify.live.change',
  input: z.strictObject({ Id: id, Reason: reason }),
  output: z.object({ Id: id }),
  codes: { NO_SUCH_NOTIFICATION: LIVE_CODES.NO_SUCH_NOTIFICATION },
  about: 'Takes a live notification away.',
});

export const sendToast = post('/api/Console/ToastSend', {
  access: 'notify.toast.send',
  input: z.strictObject({ Content: both(TOAST_BOUNDS.content), Reason: reason }),
  output: z.object({ TimeStamp: timestamp }),
  codes: TOAST_CODES,
  about: 'Says one line to all players who are there.',
});
