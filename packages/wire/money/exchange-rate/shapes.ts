import * as z from 'zod/mini';
import { waits } from '../../staff/publishing/shapes.ts';

/** Hundredths of a per cent, minutes that a rate is fixed for, and sources, at the most. */
export const RATE_BOUNDS = { spread: 2_000, minutes: 10_080, sources: 20 } as const;

/** The name of a source. */
export const sourceId = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/));
/** Where something stands in a document of JSON (RFC 6901), ten steps at most. */
const pointer = z.string().check(z.maxLength(200), z.regex(/^(?:\/[^/\p{C}]{1,60}){1,10}$/u));

/** What two operators set of a source of the rate. */
export const SourceRules = z.strictObject({
  IsOn: z.boolean(),
  /** An address of https; who is there says what everybody may know, and it holds no key. */
  Address: z.string().check(z.minLength(1), z.maxLength(500)),
  Price: pointer,
  /** Null: it says no time, and is as old as the question. */
  Time: z.nullable(pointer),
  /** Those with less come first, where the first is taken. */
  Sort: z.int().check(z.minimum(0), z.maximum(1_000)),
});
export type SourceRules = z.output<typeof SourceRules>;

export const Source = z.object({ Id: z.string(), Version: z.int(), ...waits, Rules: SourceRules });
export type Source = z.output<typeof Source>;

/** Settings of a source as they are frozen and kept. */
export const plainSource = (rules: SourceRules) => ({
  isOn: rules.IsOn,
  address: rules.Address.trim(),
  price: rules.Price,
  time: rules.Time,
  sort: rules.Sort,
});
