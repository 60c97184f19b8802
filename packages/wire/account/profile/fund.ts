// Who forgot his fund password: a code that comes to his email or phone, and another password by it.
import * as z from 'zod/mini';
import { post, sixDigits, typedCode } from '../../core/index.ts';
import { ContactKind } from '../contact/shapes.ts';
import { FORGOT_FUND_CODES, RESET_FUND_CODES } from './fund-codes.ts';

const Word = z.string().check(z.maxLength(256));

export const sendFundCode = post('/api/AccountCenter/SendFundCode', {
  access: 'player',
  input: z.strictObject({
    Kind: ContactKind,
    /** Of the login. */
    Password: Word,
  }),
  output: z.object({
    /** Where it went, masked. */
    Masked: z.string(),
    /** Seconds that the code is good for, and after which there may be another. */
    GoodFor: z.int(),
    ResendAfter: z.int(),
  }),
  codes: FORGOT_FUND_CODES,
  about: 'Sends a code to the email or phone of whoever forgot his fund password.',
});

export const resetFundPassword = post('/api/AccountCenter/ResetFundPassword', {
  access: 'player',
  input: z.strictObject({
    Kind: ContactKind,
    /** The code that came. */
    Sent: sixDigits,
    NewPassword: Word,
    ConfirmPassword: Word,
    /** Of the login. */
    Password: Word,
    /** Of the authenticator, or a recovery code, where it is on. */
    Code: z.optional(typedCode),
  }),
  output: z.object({
    /** How many other logins it ended. */
    Ended: z.int(),
    /** For how many hours no money leaves. */
    RestHours: z.int(),
  }),
  codes: RESET_FUND_CODES,
  about: 'Chooses another fund password by a code that was sent; the money rests for a day.',
});
