import { codes } from '../../core/codes.ts';
import { LOGIN_CODES } from '../../auth/login/entry-codes.ts';
import { SHARED_CODES } from './codes.ts';

const { PASSKEYS_OFF, PASSKEY_BUSY } = SHARED_CODES;

/** Refusals of a challenge for signing in. */
export const OFFER_SIGN_IN_CODES = { PASSKEYS_OFF, PASSKEY_BUSY };

/** Refusals of a sign-in by passkey: those of one by password, where they apply, and its own. */
export const PASSKEY_LOGIN_CODES = {
  ...LOGIN_CODES,
  PASSKEYS_OFF,
  ...codes({
    WRONG_PASSKEY: {
      number: 2382,
      zh: '此通行密钥无效，请重试或使用密码',
      en: 'This passkey is not good here, try again or use your password',
    },
  }),
};
