// Opening an account: what Login never needs.
import * as z from 'zod/mini';
import { post, text, typedCode } from '../../core/index.ts';
import { REGISTER_CODES } from './register-codes.ts';
import { Grant, linkCode } from './shapes.ts';

const Code = z.optional(typedCode);

export const register = post('/api/Register/Register', {
  access: 'anyone',
  input: z.strictObject({
    UserName: text.check(z.maxLength(64)),
    Password: z.string().check(z.maxLength(256)),
    NickName: z.optional(text.check(z.maxLength(64))),
    /** Over 18 and agrees to the terms. */
    Agree: z.boolean(),
    /** The version of the terms that he was shown; without it he accepts what is there at that moment. */
    Terms: z.optional(z.int()),
    /** The answer to a puzzle of `getWork`, where CAPTCHA asked for it. */
    Work: z.optional(z.string().check(z.maxLength(512))),
    /** The code of the link that the player came by. */
    Link: z.optional(linkCode),
    // What the site asks for beside; what it does not ask for is not kept.
    Phone: z.optional(text.check(z.maxLength(64))),
    PhoneCode: Code,
    Email: z.optional(text.check(z.maxLength(128))),
    EmailCode: Code,
    QQ: z.optional(text.check(z.maxLength(64))),
    WeChat: z.optional(text.check(z.maxLength(64))),
    RealName: z.optional(text.check(z.maxLength(64))),
  }),
  output: Grant,
  codes: REGISTER_CODES,
  about: 'Opens an account and signs it in.',
});
