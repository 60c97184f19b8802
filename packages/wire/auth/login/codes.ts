import { codes } from '../../core/codes.ts';

/** Token failure codes of a 401 or 403 (spec section 8). */
export const DENIED_CODES = codes({
  not_logged_in: { number: 401, zh: '请先登录', en: 'Please sign in' },
  expired: {
    number: 402,
    zh: '登录已过期，请重新登录',
    en: 'Your session has ended, sign in again',
  },
  blacklist: {
    number: 403,
    zh: '本次登录已被注销，请重新登录',
    en: 'This login was ended, please sign in again',
  },
  different_user: {
    number: 404,
    zh: '账号已在其他地方登录，本次登录已注销',
    en: 'Your account signed in elsewhere; this login ended',
  },
  change_password: {
    number: 405,
    zh: '密码已修改，请重新登录',
    en: 'Password changed, please sign in again',
  },
  forced_logout: {
    number: 406,
    zh: '账号已被强制登出，如有疑问请联系客服',
    en: 'You were signed out by force; contact support if in doubt',
  },
  IP_restricted: {
    number: 407,
    zh: '您所在的地区或网络暂不提供服务',
    en: 'This service is not offered in your region or network',
  },
  /** The login is good, it may not do this: nothing ends. */
  not_allowed: { number: 408, zh: '您没有此操作的权限', en: 'You are not allowed to do this' },
});
export type DeniedCode = keyof typeof DENIED_CODES;
