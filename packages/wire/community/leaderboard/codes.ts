import { codes } from '../../core/codes.ts';

/** Whose bets are shown to nobody. */
export const NOT_SHOWN = codes({
  NOT_SHOWN: {
    number: 3414,
    zh: '该玩家现在不公开注单',
    en: 'This player does not show bets now',
  },
});

/** Who is barred from follow bets follows nobody and is followed by nobody. */
export const FOLLOW_DISABLED = codes({
  FOLLOW_DISABLED: {
    number: 3410,
    zh: '您的账户已被禁止跟单与被跟单',
    en: 'Following and being followed is disabled on your account',
  },
});
