import * as z from 'zod/mini';
import { nothing, post, specPost, typedCode } from '../../core/index.ts';
import { Grant } from '../../auth/login/shapes.ts';
import {
  BEGIN_BIND_CODES,
  WECHAT_BIND_CODES,
  WECHAT_LOGIN_CODES,
  WECHAT_UNBIND_CODES,
} from './codes.ts';
import { Challenge, Returned } from './shapes.ts';

export const getWechatEnabled = specPost('/api/Wechat/Enabled', {
  access: 'anyone',
  input: nothing,
  output: z.boolean(),
  about: 'Whether players may sign in by WeChat.',
});

export const signInByWechat = post('/api/Wechat/SignIn', {
  access: 'anyone',
  input: z.strictObject({
    ...Returned,
    /** Of the authenticator, where GOOGLE_REQUIRED asked for it: the same call again. */
    Authenticator: z.optional(z.string().check(z.maxLength(32))),
    /** The version of the terms that he accepts, where AGREEMENT asked for it: the same call again. */
    Terms: z.optional(z.int()),
  }),
  output: Grant,
  codes: WECHAT_LOGIN_CODES,
  about: 'Signs in the account that this WeChat is linked to.',
});

/** What shows that the account is his. */
const Owner = {
  Password: z.string().check(z.maxLength(256)),
  /** Of the authenticator, or a recovery code; where it is on. */
  Code: z.optional(typedCode),
};

export const beginWechatBind = post('/api/Wechat/BeginBind', {
  access: 'player',
  input: z.strictObject({ ...Owner, Challenge }),
  output: z.object({ Url: z.url() }),
  codes: BEGIN_BIND_CODES,
  about: 'Where a player goes to link his WeChat.',
});

export const bindWechat = post('/api/Wechat/Bind', {
  access: 'player',
  input: z.strictObject(Returned),
  output: z.object({ IsBound: z.literal(true) }),
  codes: WECHAT_BIND_CODES,
  about: 'Links the WeChat that was shown; one that was linked before goes.',
});

export const unbindWechat = post('/api/Wechat/Unbind', {
  access: 'player',
  input: z.strictObject(Owner),
  output: z.object({ IsRemoved: z.literal(true) }),
  codes: WECHAT_UNBIND_CODES,
  about: 'Takes the link to WeChat away: it signs nobody in any more.',
});
