import * as z from 'zod/mini';

const MissedEvent = z.object({ Seq: z.int(), Target: z.string(), Payload: z.unknown() });

/** What a client has of the topics that it follows. */
export const SinceInput = z.strictObject({
  Topics: z.array(z.strictObject({ Topic: z.string(), Seq: z.int() })).check(z.maxLength(200)),
});

/** What it missed of them; `Snapshot` tells it to read everything anew instead. */
export const SinceOutput = z.object({
  Topics: z.array(
    z.object({
      Topic: z.string(),
      /** The newest sequence of the topic. */
      Seq: z.int(),
      Snapshot: z.boolean(),
      Events: z.array(MissedEvent),
    }),
  ),
});
