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
  /** Work is due before the next try, and what came with this one is missing, wrong, stale or used. */
  CAPTCHA: { number: 2006, zh: '请输入正确的验证码', en: 'Enter the captcha' },
  /** The password was right: the same call again, with a code of the authenticator. */
  GOOGLE_REQUIRED: { number: 2007, zh: '请输入谷歌验证码', en: 'Enter the authenticator code' },
  GOOGLE_FAILED: { number: 2008, zh: '验证码错误', en: 'Authenticator code wrong' },
  IP_NOT_BOUND: { number: 2009, zh: '当前IP不在绑定范围', en: 'This IP is not on your list' },
  FIRST_CHANGE: {
    number: 2010,
    zh: '首次登录请修改密码',
    en: 'Change the initial password first',
  },
  /** What was to take its place may not; nothing has changed. */
  NEW_PASSWORD: { number: 2014, zh: '新密码：{rule}', en: 'New password: {rule_en}' },
  QR_EXPIRED: { number: 2012, zh: '二维码已过期', en: 'QR expired' },
  WECHAT_UNBOUND: { number: 2013, zh: '微信未绑定账号', en: 'WeChat not linked' },
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
});
