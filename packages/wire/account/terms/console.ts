import * as z from 'zod/mini';
import { TERMS_BOUNDS } from '@fairlot/rules/check/terms-text';
import { nothing, post, text, timestamp } from '../../core/index.ts';
import { Proposal, reason, totpCode } from '../../staff/operator/shapes.ts';
import { TERMS_PROPOSAL_CODES } from './codes.ts';
import { termsVersion, TermsText } from './shapes.ts';

/** Calls about the terms of use at the console (product 3.12): one operator writes, another publishes. */
export const getTermsVersions = post('/api/Console/TermsVersions', {
  access: 'terms.text.read',
  passive: true,
  input: nothing,
  output: z.object({
    Rows: z.array(
      z.object({
        Version: termsVersion,
        /** Empty: the one that the program came with. */
        MakerName: z.string(),
        CheckerName: z.string(),
        Reason: z.string(),
        PublishedAt: timestamp,
        /** Players who accepted it. */
        Accepted: z.int(),
      }),
    ),
    /** Of the newest. */
    Text: TermsText,
    DateTimeNow: timestamp,
  }),
  about: 'The latest versions of the terms, newest first.',
});

/** A little more than fits, so that who pastes too much is told what is wrong. */
const written = text.check(z.maxLength(2 * TERMS_BOUNDS.characters));

export const proposeTerms = post('/api/Console/TermsPropose', {
  access: 'terms.text.change',
  input: z.strictObject({
    Text: z.strictObject({ zh: written, en: written }),
    /** The version that it is made of. */
    Seen: termsVersion,
    Reason: reason,
    Code: z.optional(totpCode),
  }),
  output: Proposal,
  codes: TERMS_PROPOSAL_CODES,
  about: 'Puts a new version of the terms to another operator, who publishes it.',
});
