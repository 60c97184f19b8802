import { codes } from '../core/codes.ts';

/** Refusals of login, prefix L. */
export const LOGIN_CODES = codes({
  WRONG: { number: 2001, zh: '账号或密码错误', en: 'Wrong account or password' },
  WRONG_LEFT: {
    number: 2002,
    zh: '账号或密码错误，还可尝试 {n} 次',
    en: 'Wrong account or password, {n} tries left',
  },
  LOCKED: {
    number: 2003,
    zh: '尝试过多，请 {min} 分钟后再试',
    en: 'Too many tries, wait {min} min',
  },
  DISABLED: { number: 2004, zh: '账号已停用，请联系客服', en: 'Account disabled, contact support' },
  BUSY: { number: 2005, zh: '登录繁忙，请稍候', en: 'Too many people signing in, please wait' },
});

/** Refusals of registration, prefix R. */
export const REGISTER_CODES = codes({
  LOGIN_ID_EXISTS: { number: 2101, zh: '该账号已被注册', en: 'This account name is taken' },
  LENGTH: {
    number: 2102,
    zh: '账号须为 {min}–{max} 位',
    en: 'Account must be {min}–{max} characters',
  },
  INVALID_CHAR: {
    number: 2103,
    zh: '账号须以字母开头，仅含字母和数字',
    en: 'Start with a letter; letters and digits only',
  },
  PASSWORD_RULE: { number: 2104, zh: '{rule}', en: '{rule_en}' },
  NICK_LENGTH: {
    number: 2105,
    zh: '昵称须为 {min}–{max} 个字',
    en: 'Nickname must be {min}–{max} characters',
  },
  AGE_REQUIRED: {
    number: 2106,
    zh: '须年满18周岁并同意协议',
    en: 'You must be 18+ and accept the terms',
  },
  CLOSED: { number: 2107, zh: '暂停注册', en: 'Registration is closed' },
  IP_LIMIT: {
    number: 2108,
    zh: '当前网络注册过于频繁',
    en: 'Too many registrations from this network',
  },
});
