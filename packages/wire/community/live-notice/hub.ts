import * as z from 'zod/mini';
import { hubEvent, siteTopic, timestamp } from '../../core/index.ts';

/**
 * A line of the operators to all players, shown for a few seconds; whoever hears of it a minute later is not
 * told any more. The specification names it and does not show what it carries.
 */
export const toastNotification = hubEvent(
  'ToastNotification',
  siteTopic,
  z.object({
    Content: z.string(),
    /** The same in English. */
    ContentEn: z.string(),
    /** When it was said. */
    TimeStamp: timestamp,
  }),
);
