import * as z from 'zod/mini';
import { hubEvent, playerTopic, timestamp } from '../../core/index.ts';

/** Somebody signed in to this account with a device, or from a network, that it was never used with before. */
export const loginNotify = hubEvent(
  'LoginNotify',
  playerTopic,
  z.object({
    IP: z.string(),
    /** Browser and system, such as `Chrome · Windows`; may be empty. */
    Device: z.string(),
    TimeStamp: timestamp,
  }),
);
