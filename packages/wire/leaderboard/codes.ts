import { codes } from '../core/codes.ts';

/** Who is barred from follow bets follows nobody and is followed by nobody. */
export const FOLLOW_DISABLED = codes({
  FOLLOW_DISABLED: {
    number: 3410,
    zh: '您的账户已被禁止跟单与被跟单',
    en: 'Following and being followed is disabled on your account',
  },
});
