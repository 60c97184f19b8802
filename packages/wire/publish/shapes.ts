import * as z from 'zod/mini';
import { timestamp } from '../core/index.ts';
import { reason, totpCode } from '../operator/shapes.ts';

/** What is published: a kind and, where there are many of it, which one (`channel 3`, `method card`). */
export const subject = z.string().check(z.regex(/^[a-z]{1,20}(?: [a-z0-9-]{1,32})?$/));

/** A version that was edited. */
export const seenVersion = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** What is said when another operator is asked to publish rules. */
export const asked = {
  Reason: reason,
  Code: z.optional(totpCode),
  /** From when on they hold, to the minute; without: as soon as the other confirms. */
  At: z.optional(timestamp),
} as const;

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

/** A version that two agreed on and that waits for its time. */
export const DueVersion = z.object({
  Id: z.int(),
  Version: z.int(),
  /** When it is published. */
  TimeStamp: timestamp,
  Maker: z.string(),
  Checker: z.string(),
  Reason: z.string(),
  /** The parts that change, as they are and as they will be. */
  Before: z.nullable(z.unknown()),
  Content: z.nullable(z.unknown()),
});
export type DueVersion = z.output<typeof DueVersion>;
