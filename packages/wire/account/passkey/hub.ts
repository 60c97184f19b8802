import * as z from 'zod/mini';
import { hubEvent, playerTopic } from '../../core/index.ts';

/**
 * The passkeys of this account have changed, here or elsewhere: one was added or removed, all were taken away, or
 * one was shown that counts like a copy and was refused.
 */
export const passkeyNotify = hubEvent(
  'PasskeyNotify',
  playerTopic,
  z.object({
    What: z.enum(['added', 'removed', 'all-removed', 'copied']),
    /** What its owner calls it; empty where all are meant. */
    Name: z.string(),
  }),
);
