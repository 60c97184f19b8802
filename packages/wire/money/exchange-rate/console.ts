import * as z from 'zod/mini';
import { money, nothing, post, timestamp } from '../../core/index.ts';
import { Proposal, reason, totpCode } from '../../staff/operator/shapes.ts';
import { asked, seenVersion } from '../../staff/publishing/shapes.ts';
import { SOURCE_CODES, TERMS_CODES } from './codes.ts';
import { RATE_BOUNDS, Source, sourceId, SourceRules } from './shapes.ts';

/** The rate of USDT at the console (product 3.11, 5.7). Rates are of one USDT in the money of the site. */
const rate = money.check(z.refine((value) => value > 0n && value < 1_000_000_000n));

export const getRates = post('/api/Console/Rates', {
  access: 'rate.usdt.read',
  passive: true,
  input: nothing,
  output: z.object({
    Version: z.int(),
    /** Hundredths of a per cent, either way. */
    Spread: z.int(),
    /** What operators fixed, while it holds. */
    Fixed: z.nullable(money),
    FixedUntil: z.nullable(timestamp),
    /** The middle, and when it was seen last; what comes in is worth `In`, what goes out costs `Out`. */
    Mid: z.nullable(money),
    SeenAt: z.nullable(timestamp),
    In: z.nullable(money),
    Out: z.nullable(money),
    /** Whether it may be used: it is not too old. */
    IsGood: z.boolean(),
    /** So many sources have to say one that is not too old, or there is none. */
    Least: z.int(),
    /** What the sources say that is too far from what held; null where they say nothing such. */
    Refused: z.nullable(money),
    RefusedAt: z.nullable(timestamp),
    Sources: z.array(
      z.object({
        Id: z.string(),
        Host: z.string(),
        IsOn: z.boolean(),
        Value: z.nullable(money),
        ToldAt: z.nullable(timestamp),
        AskedAt: z.nullable(timestamp),
        Fault: z.nullable(z.enum(['SILENT', 'UNREADABLE', 'OLD'])),
      }),
    ),
    DateTimeNow: timestamp,
  }),
  about: 'Sources of the rate of USDT with their last values, and what holds now.',
});

export const proposeTerms = post('/api/Console/RatePropose', {
  access: 'rate.usdt.change',
  input: z.strictObject({
    /** The version that was seen. */
    Seen: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
    Spread: z.int().check(z.minimum(0), z.maximum(RATE_BOUNDS.spread)),
    /** Left out: what the sources say holds. */
    Fixed: z.optional(rate),
    /** How long the fixed rate holds once it is confirmed. */
    Minutes: z.int().check(z.minimum(1), z.maximum(RATE_BOUNDS.minutes)),
    Reason: reason,
    Code: z.optional(totpCode),
  }),
  output: Proposal,
  codes: TERMS_CODES,
  about: 'Asks another operator to change the spread, or to fix the rate for a while.',
});

export const getSources = post('/api/Console/RateSources', {
  access: 'rate.sources.read',
  passive: true,
  input: z.strictObject({}),
  output: z.object({ Rows: z.array(Source) }),
  about:
    'Who tells the rate of USDT: where, at which place of what it says, whether it is asked, and what waits.',
});

export const proposeSource = post('/api/Console/RateSourcePropose', {
  access: 'rate.sources.publish',
  input: z.strictObject({
    /** The source that is edited and the version that was; or the name of one more. */
    Source: z.union([
      z.strictObject({ Id: sourceId, Seen: seenVersion }),
      z.strictObject({ Name: sourceId }),
    ]),
    Rules: SourceRules,
    ...asked,
  }),
  output: Proposal,
  codes: SOURCE_CODES,
  about:
    'Asks another operator to switch a source of the rate on or off, to change it, or to add one.',
});
