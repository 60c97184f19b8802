import * as z from 'zod/mini';
import { timestamp } from '../core/index.ts';

/** What is published: a kind and, where there are many of it, which one (`channel 3`, `method card`). */
export const subject = z.string().check(z.regex(/^[a-z]{1,20}(?: [a-z0-9-]{1,32})?$/));

export const PublishedVersion = z.object({
  Version: z.int(),
  TimeStamp: timestamp,
  /** Who asked for it and who published it; empty of what was there before anybody changed it. */
  Maker: z.string(),
  Checker: z.string(),
  Reason: z.string(),
  /** All rules of that version, each as it is shown. */
  Rules: z.nullable(z.unknown()),
});
export type PublishedVersion = z.output<typeof PublishedVersion>;
