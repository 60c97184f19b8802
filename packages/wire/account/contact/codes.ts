import { codes } from '../../core/codes.ts';

/** Refusals of what is asked for with an address. */
const ADDRESS_CODES = codes({
  EMAIL_FORMAT: { number: 2271, zh: '邮箱格式不正确', en: 'Bad email address' },
  EMAIL_TOO_LONG: { number: 2272, zh: '邮箱不能超过50个字符', en: 'Email: 50 characters at most' },
  PHONE_FORMAT: { number: 2273, zh: '手机号格式不正确', en: 'Bad phone number' },
  TOO_OFTEN: { number: 2274, zh: '请 {s} 秒后重新获取', en: 'Request again in {s} s' },
  TOO_MANY: {
    number: 2275,
    zh: '今日发送次数已达上限，请明日再试',
    en: 'No more messages today, try again tomorrow',
  },
});

/** Refusals of what asks for the password of the login. */
export const OWN_PASSWORD_CODES = codes({
  PASSWORD_WRONG: { number: 2276, zh: '登录密码错误', en: 'Wrong password' },
  LOCKED: {
    number: 2277,
    zh: '尝试过多，请 {min} 分钟后再试',
    en: 'Too many tries, wait {min} min',
  },
  BUSY: { number: 2278, zh: '系统繁忙，请稍候', en: 'The server is busy, please wait' },
});

export const SEND_CODES = { ...ADDRESS_CODES, ...OWN_PASSWORD_CODES };

export const BIND_CODES = codes({
  EMAIL_FORMAT: ADDRESS_CODES.EMAIL_FORMAT,
  EMAIL_TOO_LONG: ADDRESS_CODES.EMAIL_TOO_LONG,
  PHONE_FORMAT: ADDRESS_CODES.PHONE_FORMAT,
  CODE_WRONG: {
    number: 2279,
    zh: '验证码错误，还可尝试 {n} 次',
    en: 'Wrong code, {n} tries left',
  },
  CODE_EXPIRED: { number: 2280, zh: '验证码已失效，请重新获取', en: 'The code has expired' },
  /** Only said after a right code: nobody learns whose address it is by asking. */
  CONTACT_EXISTS: {
    number: 2281,
    zh: '已被其他账号绑定',
    en: 'Another account has it already',
  },
});

export const REMOVE_CODES = {
  ...OWN_PASSWORD_CODES,
  ...codes({ NOT_BOUND: { number: 2282, zh: '尚未绑定', en: 'Nothing to remove' } }),
};

export const FORGOT_CODES = codes({
  EMAIL_FORMAT: ADDRESS_CODES.EMAIL_FORMAT,
  EMAIL_TOO_LONG: ADDRESS_CODES.EMAIL_TOO_LONG,
  FORGOT_TOO_OFTEN: {
    number: 2283,
    zh: '请求过于频繁，请稍后再试',
    en: 'Asked too often, try again in a while',
  },
});

export const RESET_CODES = codes({
  /** Used, stale, or never given: one answer. */
  RESET_LINK: {
    number: 2284,
    zh: '链接无效或已过期，请重新申请',
    en: 'The link is used or has expired, ask for a new one',
  },
  PASSWORD_RULE: { number: 2285, zh: '{rule}', en: '{rule_en}' },
  SAME_AS_OLD: {
    number: 2286,
    zh: '不能与最近使用过的密码相同',
    en: 'Must differ from the passwords you had',
  },
  SAME_AS_OTHER: {
    number: 2287,
    zh: '登录密码与资金密码不能相同',
    en: 'Login and fund passwords must differ',
  },
  /** GA_CHANGE_PASSWORD (product 6.8): whoever reads the mails of another has no authenticator of his. */
  CODE_NEEDED: {
    number: 8664,
    zh: '请输入谷歌验证码',
    en: 'Enter a code of your authenticator',
  },
  GOOGLE_FAILED: { number: 8665, zh: '谷歌验证码错误', en: 'Authenticator code is wrong' },
  BUSY: OWN_PASSWORD_CODES.BUSY,
});
