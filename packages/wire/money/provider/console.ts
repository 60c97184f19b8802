import * as z from 'zod/mini';
import { post, timestamp } from '../../core/index.ts';
import { Proposal, reason, totpCode } from '../../staff/operator/shapes.ts';
import { asked, seenVersion } from '../../staff/publishing/shapes.ts';
import { PROVIDER_CODES, SECRET_CODES } from './codes.ts';
import { PROVIDER_BOUNDS, providerId, ProviderRow, ProviderRules } from './shapes.ts';

/** Providers at the console (product 3.11): one operator edits, another publishes; secrets are written and never read. */
export const getProviders = post('/api/Console/Providers', {
  access: 'provider.settings.read',
  passive: true,
  input: z.strictObject({}),
  output: z.object({ Rows: z.array(ProviderRow), DateTimeNow: timestamp }),
  about:
    'Whom players pay and who pays them: whether each is on, where it is, its limits, what waits.',
});

export const proposeProvider = post('/api/Console/ProviderPropose', {
  access: 'provider.settings.publish',
  input: z.strictObject({ Id: providerId, Seen: seenVersion, Rules: ProviderRules, ...asked }),
  output: Proposal,
  codes: PROVIDER_CODES,
  about:
    'Asks another operator to switch a provider on or off, or to change where it is and its limits.',
});

const { leastKey, secret } = PROVIDER_BOUNDS;

export const proposeSecret = post('/api/Console/ProviderSecret', {
  access: 'provider.secrets.change',
  input: z.strictObject({
    Id: providerId,
    /** Signs of ASCII without spaces, of a node fewer than of others; kept sealed from here on, and told to nobody. */
    Secret: z.string().check(z.minLength(leastKey), z.maxLength(secret), z.regex(/^[\x21-\x7e]+$/)),
    Reason: reason,
    Code: z.optional(totpCode),
  }),
  output: Proposal,
  codes: SECRET_CODES,
  about:
    'Asks another operator to have a provider known by another secret; both see a mark of it alone.',
});
