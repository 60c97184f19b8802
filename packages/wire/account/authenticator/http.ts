// The second factor of a player: an authenticator (RFC 6238), and recovery codes for when it is lost.
import * as z from 'zod/mini';
import { nothing, post, typedCode } from '../../core/index.ts';
import { CHANGE_CODES, CONFIRM_CODES, OFFER_CODES } from './codes.ts';

const Password = z.string().check(z.maxLength(256));
/** Six digits, or a recovery code. */
const Code = typedCode;
/** Ten, each good once; they are shown here and never again. */
const RecoveryCodes = z.object({ RecoveryCodes: z.array(z.string()) });

export const getAuthenticator = post('/api/Authenticator/Get', {
  access: 'player',
  passive: true,
  input: nothing,
  output: z.object({
    IsOn: z.boolean(),
    /** Recovery codes that were not used yet. */
    CodesLeft: z.int(),
  }),
  about: 'Whether the authenticator of this account is on.',
});

export const offerAuthenticator = post('/api/Authenticator/Offer', {
  access: 'player',
  input: z.strictObject({ Password }),
  output: z.object({
    /** The secret as it is typed in: base32. */
    Key: z.string(),
    /** The same as the picture carries it: `otpauth://totp/...`. */
    Url: z.string(),
  }),
  codes: OFFER_CODES,
  about:
    'A secret for an authenticator, good for 15 minutes; nothing is on before a code of it was shown.',
});

export const confirmAuthenticator = post('/api/Authenticator/Confirm', {
  access: 'player',
  input: z.strictObject({ Code }),
  output: RecoveryCodes,
  codes: CONFIRM_CODES,
  about: 'Turns the authenticator on by a code of it.',
});

export const renewRecovery = post('/api/Authenticator/RenewRecovery', {
  access: 'player',
  input: z.strictObject({ Password, Code }),
  output: RecoveryCodes,
  codes: CHANGE_CODES,
  about: 'New recovery codes in place of those before.',
});

export const removeAuthenticator = post('/api/Authenticator/Remove', {
  access: 'player',
  input: z.strictObject({ Password, Code }),
  output: z.object({ IsRemoved: z.literal(true) }),
  codes: CHANGE_CODES,
  about: 'Turns the authenticator off; its recovery codes go with it.',
});
