import { codes } from '../../core/codes.ts';
import { LOGIN_CODES } from './entry-codes.ts';
import { NAME_CODES } from './name-codes.ts';

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
  /** Published while he had the form before him. */
  TERMS_OLD: {
    number: 8626,
    zh: '协议刚刚更新，请重新阅读后同意',
    en: 'The terms have just changed, please read and accept them again',
  },
  CLOSED: { number: 2107, zh: '暂停注册', en: 'Registration is closed' },
  IP_LIMIT: {
    number: 2108,
    zh: '当前网络注册过于频繁',
    en: 'Too many registrations from this network',
  },
  PHONE_FORMAT: { number: 2109, zh: '手机号格式不正确', en: 'Bad phone number' },
  /** Only said after a right code: nobody learns whose number it is by asking. */
  PHONE_EXISTS: { number: 2110, zh: '手机号已被使用', en: 'Phone already used' },
  SMS_WRONG: { number: 2111, zh: '短信验证码错误', en: 'SMS code wrong' },
  SMS_EXPIRED: { number: 2112, zh: '短信验证码已过期', en: 'SMS code expired' },
  SMS_TOO_OFTEN: { number: 2113, zh: '请 {s} 秒后重新获取', en: 'Request again in {s} s' },
  EMAIL_FORMAT: { number: 2114, zh: '邮箱格式不正确', en: 'Bad email' },
  EMAIL_EXISTS: { number: 2115, zh: '邮箱已被使用', en: 'Email already used' },
  EMAIL_TOO_LONG: {
    number: 2116,
    zh: '邮箱不能超过50个字符',
    en: 'Email: 50 characters at most',
  },
  QQ_FORMAT: { number: 2117, zh: 'QQ号须为5–20位数字', en: 'QQ must be 5–20 digits' },
  CAPTCHA: { number: 2118, zh: '验证码错误', en: 'Captcha is wrong' },
  LINK_INVALID: { number: 2119, zh: '链接无效', en: 'Link invalid' },
  LINK_EXPIRED: { number: 2120, zh: '链接已过期', en: 'Link expired' },
  LINK_FULL: { number: 2121, zh: '链接名额已满', en: 'Link full' },
  /** The server has more passwords to hash than it may at once; nothing is wrong with this one. */
  BUSY: { number: 2122, zh: '注册繁忙，请稍候', en: 'Too many people registering, please wait' },
  EMAIL_CODE_WRONG: { number: 2301, zh: '邮箱验证码错误', en: 'Email code wrong' },
  EMAIL_CODE_EXPIRED: { number: 2302, zh: '邮箱验证码已过期', en: 'Email code expired' },
  /** An address, a network or the whole site has had as many messages as a day has. */
  CODE_TOO_MANY: {
    number: 2303,
    zh: '今日发送次数已达上限，请明日再试',
    en: 'No more messages today, try again tomorrow',
  },
  WECHAT_FORMAT: {
    number: 2304,
    zh: '微信号须以字母开头，6–20位字母、数字、_或-',
    en: 'A WeChat id starts with a letter: 6–20 letters, digits, _ or -',
  },
  REAL_NAME: {
    number: 2305,
    zh: '请填写与银行卡一致的真实姓名',
    en: 'Enter the name on your bank card',
  },
  ...NAME_CODES,
  DEVICE_BANNED: LOGIN_CODES.DEVICE_BANNED,
  LINK_REQUIRED: { number: 2306, zh: '须通过邀请链接注册', en: 'Register by a link here' },
});
