import * as z from 'zod/mini';
import { nothing, post, timestamp } from '../../core/index.ts';
import { TERMS_CODES } from './codes.ts';
import { termsVersion, TermsText } from './shapes.ts';

/** The terms as anybody may read them: the present ones, or an earlier version to compare. */
export const getTerms = post('/api/TradeAgreement/Get', {
  access: 'anyone',
  passive: true,
  outlivesSession: true,
  input: z.strictObject({ Version: z.optional(termsVersion) }),
  output: z.object({ Version: termsVersion, Text: TermsText, PublishedTimeStamp: timestamp }),
  codes: { NO_SUCH_VERSION: TERMS_CODES.NO_SUCH_VERSION },
  about: 'The terms of use, by version.',
});

const Accepted = z.object({
  Version: termsVersion,
  /** Null: by registering, before versions were kept. */
  AcceptedTimeStamp: z.nullable(timestamp),
});

export const getAccepted = post('/api/TradeAgreement/Accepted', {
  access: 'player',
  passive: true,
  input: nothing,
  output: Accepted,
  about: 'The version that the player accepted last.',
});

export const acceptTerms = post('/api/TradeAgreement/Accept', {
  access: 'player',
  input: z.strictObject({ Version: termsVersion }),
  output: Accepted,
  codes: { OLD_VERSION: TERMS_CODES.OLD_VERSION },
  about: 'Accepts the present version of the terms.',
});
