import { codes } from '../../core/codes.ts';

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
  /** Nobody chose another in time. */
  HANDED_EXPIRED: {
    number: 2390,
    zh: '密码已过期，请联系客服',
    en: 'Password expired, contact support',
  },
  /** What was to take its place may not; nothing has changed. */
  NEW_PASSWORD: { number: 2014, zh: '新密码：{rule}', en: 'New password: {rule_en}' },
  /** The password was right, and the terms have changed: the same call again, with the version he accepts. */
  AGREEMENT: {
    number: 8521,
    zh: '用户协议已更新，请阅读并同意',
    en: 'The terms have changed, please accept them',
  },
  /** An operator keeps account or device from signing in (product 3.15); logins that were open have ended as `blacklist`. */
  ACCOUNT_BANNED: {
    number: 8666,
    zh: '此账号已被限制登录，请联系客服',
    en: 'This account may not sign in, contact support',
  },
  DEVICE_BANNED: {
    number: 8667,
    zh: '此设备已被限制登录，请联系客服',
    en: 'This device may not sign in, contact support',
  },
  QR_EXPIRED: { number: 2012, zh: '二维码已过期', en: 'QR expired' },
  WECHAT_UNBOUND: { number: 2013, zh: '微信未绑定账号', en: 'WeChat not linked' },
});
