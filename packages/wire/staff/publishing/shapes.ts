import * as z from 'zod/mini';
import { timestamp } from '../../core/index.ts';
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

const due = {
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
  /** How often publishing it failed, and when it is tried again. */
  Failures: z.int(),
  RetryTimeStamp: z.nullable(timestamp),
} as const;

/** A version that two agreed on and that waits for its time. */
export const DueVersion = z.object(due);
export type DueVersion = z.output<typeof DueVersion>;

/**
 * One that was not published at its time: what it was made of was changed, who agreed on it may no more, it is out of bounds, or
 * publishing it failed too often.
 */
export const VoidVersion = z.object({
  ...due,
  EndedTimeStamp: timestamp,
  Why: z.enum(['changed', 'shutOut', 'outOfBounds', 'failed']),
});
export type VoidVersion = z.output<typeof VoidVersion>;

/** What a list says of something that is published, beside the version that holds. */
export const waits = {
  /** When what two agreed on is published; null: nothing waits for its time. */
  Due: z.nullable(timestamp),
  /** Since when what was to be published is void, and nobody put that away. */
  Void: z.nullable(timestamp),
  /** Whether a change waits for a second operator. */
  IsAsked: z.boolean(),
} as const;
const Waits = z.object(waits);
export type Waits = z.output<typeof Waits>;
