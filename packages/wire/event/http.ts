import * as z from 'zod/mini';
import { post } from '../core/index.ts';

const MissedEvent = z.object({ Seq: z.int(), Target: z.string(), Payload: z.unknown() });

/** A client that was away asks what it missed; `Snapshot` tells it to read everything anew instead. */
export const since = post('/api/Event/Since', {
  access: 'player',
  passive: true,
  input: z.strictObject({
    Topics: z.array(z.strictObject({ Topic: z.string(), Seq: z.int() })).check(z.maxLength(200)),
  }),
  output: z.object({
    Topics: z.array(
      z.object({
        Topic: z.string(),
        /** The newest sequence of the topic. */
        Seq: z.int(),
        Snapshot: z.boolean(),
        Events: z.array(MissedEvent),
      }),
    ),
  }),
  about: 'Events after a sequence, by topic.',
});
