import * as z from 'zod/mini';
import { nothing, post } from '../../core/index.ts';
import { Proposal, reason, totpCode } from '../operator/shapes.ts';
import { DUE_CODES, RETRY_CODES, REVERT_CODES } from './codes.ts';
import {
  asked,
  DueVersion,
  PublishedVersion,
  seenVersion,
  subject,
  VoidVersion,
} from './shapes.ts';

export const getVersions = post('/api/Console/Versions', {
  access: 'publish.versions.read',
  passive: true,
  input: z.strictObject({
    Subject: subject,
    /** Those before this one: the cursor of the page that came before. */
    Before: z.optional(seenVersion),
    Count: z.int().check(z.minimum(1), z.maximum(100)),
  }),
  output: z.object({
    Rows: z.array(PublishedVersion),
    Next: z.nullable(z.int()),
    /** What waits for its time. */
    Due: z.nullable(DueVersion),
    /** The last that was not published at its time, until somebody puts that away. */
    Void: z.nullable(VoidVersion),
  }),
  about:
    'What was published of something, the newest first: who asked, who published, and all of it.',
});

export const proposeRevert = post('/api/Console/VersionRevert', {
  access: 'publish.versions.revert',
  input: z.strictObject({
    Subject: subject,
    /** The version that holds, as it was seen. */
    Seen: seenVersion,
    /** The one that is to hold again, as a version more. */
    Version: seenVersion,
    ...asked,
  }),
  output: Proposal,
  codes: REVERT_CODES,
  about: 'Asks another operator to publish the rules of an earlier version anew.',
});

export const takeBackDue = post('/api/Console/VersionTakeBack', {
  access: 'publish.versions.revert',
  input: z.strictObject({
    Id: z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
    Reason: reason,
    Code: z.optional(totpCode),
  }),
  output: nothing,
  codes: DUE_CODES,
  about:
    'Takes back a version that waits for its time, or puts away one that became void: what holds stays.',
});

export const retryDue = post('/api/Console/VersionRetry', {
  access: 'publish.versions.revert',
  input: z.strictObject({
    Id: z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
    Reason: reason,
    Code: z.optional(totpCode),
  }),
  output: nothing,
  codes: RETRY_CODES,
  about:
    'Has the site try again to publish a version that two agreed on and whose publication failed.',
});
