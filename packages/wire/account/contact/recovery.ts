// Who forgot his password: two calls of pages before a login.
import * as z from 'zod/mini';
import { post, text, typedCode, typedText } from '../../core/index.ts';
import { FORGOT_CODES, RESET_CODES } from './codes.ts';

export const forgotPassword = post('/api/Password/Forgot', {
  access: 'anyone',
  input: z.strictObject({
    UserName: typedText.check(z.maxLength(64)),
    Email: text.check(z.maxLength(128)),
  }),
  /** The same whether there is such an account or not. */
  output: z.object({ IsTaken: z.literal(true) }),
  codes: FORGOT_CODES,
  about:
    'Asks for a link to a new password, which goes to the email of the account if it is this one.',
});

export const resetPassword = post('/api/Password/Reset', {
  access: 'anyone',
  input: z.strictObject({
    /** Of the fragment of the link. */
    Token: z.string().check(z.regex(/^[\w-]{43}$/)),
    Password: z.string().check(z.maxLength(256)),
    /** Of his authenticator, where an operator wants one for a change (GA_CHANGE_PASSWORD). */
    Code: z.optional(typedCode),
  }),
  output: z.object({ IsReset: z.literal(true) }),
  codes: RESET_CODES,
  about: 'Chooses a new password by a link that is good once; every login of the account ends.',
});
