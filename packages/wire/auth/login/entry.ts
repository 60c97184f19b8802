// The call of Login, the first page that anybody loads.
import * as z from 'zod/mini';
import { post, typedCode, typedText } from '../../core/index.ts';
import { LOGIN_CODES } from './entry-codes.ts';
import { Grant } from './shapes.ts';

const Work = z.optional(z.string().check(z.maxLength(512)));

export const login = post('/api/Token/Login', {
  access: 'anyone',
  keepsPage: true,
  input: z.strictObject({
    UserName: typedText.check(z.maxLength(64)),
    Password: z.string().check(z.maxLength(256)),
    /** The answer to a puzzle of `getWork`, where CAPTCHA asked for it: base64 of it and its number. */
    Work,
    /** Of the authenticator, or a recovery code, where GOOGLE_REQUIRED asked for it. */
    Code: z.optional(typedCode),
    /** In place of one that he was handed, where FIRST_CHANGE asked for it. */
    NewPassword: z.optional(z.string().check(z.maxLength(256))),
    /** The version of the terms that he accepts, where AGREEMENT asked for it. */
    Terms: z.optional(z.int()),
  }),
  output: Grant,
  codes: LOGIN_CODES,
  about: 'Signs a player in.',
});
