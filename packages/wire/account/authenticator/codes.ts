import { codes } from '../../core/codes.ts';

/** Refusals of what asks for the password of the login. */
const PASSWORD_ASKED = codes({
  PASSWORD_WRONG: { number: 2241, zh: '登录密码错误', en: 'Wrong password' },
  LOCKED: {
    number: 2242,
    zh: '尝试过多，请 {min} 分钟后再试',
    en: 'Too many tries, wait {min} min',
  },
  BUSY: { number: 2243, zh: '系统繁忙，请稍候', en: 'The server is busy, please wait' },
});

const ALREADY_ON = { number: 2244, zh: '验证器已开启', en: 'The authenticator is on already' };
const CODE_WRONG = { number: 2245, zh: '验证码错误或已使用', en: 'Code wrong or used before' };

export const OFFER_CODES = { ...PASSWORD_ASKED, ...codes({ ALREADY_ON }) };

export const CONFIRM_CODES = codes({
  ALREADY_ON,
  NOT_OFFERED: {
    number: 2246,
    zh: '密钥已失效，请重新开始',
    en: 'The key has expired, begin again',
  },
  CODE_WRONG,
});

/** Refusals of what takes the password and a code. */
export const CHANGE_CODES = {
  ...PASSWORD_ASKED,
  ...codes({
    CODE_WRONG,
    NOT_ON: { number: 2247, zh: '验证器未开启', en: 'The authenticator is off' },
  }),
};

/** Refusals of what takes the password, and a code where the authenticator is on. */
export const OWNER_CODES = {
  ...PASSWORD_ASKED,
  ...codes({
    CODE_NEEDED: {
      number: 2389,
      zh: '请输入验证器的验证码或恢复码',
      en: 'Enter a code of your authenticator, or a recovery code',
    },
    CODE_WRONG,
  }),
};

/** Refusals of what takes the fund password, and a code where the authenticator is on or a flag asks for one. */
export const FUND_CODES = codes({
  NO_FUND_PASSWORD: {
    number: 8740,
    zh: '请先设置资金密码',
    en: 'Set a fund password first',
  },
  WRONG_PASSWORD: {
    number: 8741,
    zh: '资金密码错误，还可尝试 {n} 次',
    en: 'Fund password wrong, {n} tries left',
  },
  TOO_MANY_TRIES: {
    number: 8742,
    zh: '尝试过多，请 {min} 分钟后再试',
    en: 'Too many tries, wait {min} min',
  },
  FUNDS_REST: {
    number: 8620,
    zh: '安全设置刚有变更，{hours} 小时后可操作',
    en: 'Your security was changed, this opens in {hours} h',
  },
  CODE_NEEDED: OWNER_CODES.CODE_NEEDED,
  GOOGLE_FAILED: {
    number: 8743,
    zh: '谷歌验证码错误',
    en: 'Authenticator code is wrong',
  },
  BUSY: PASSWORD_ASKED.BUSY,
});
