import { codes } from '../../core/codes.ts';

/** The refusal of a request that names an unknown player. */
export const UNKNOWN_PLAYER_CODES = codes({
  NO_SUCH_PLAYER: { number: 2641, zh: '没有此玩家', en: 'There is no such player' },
});

/** Refusals of a change of password, login or fund, prefix P, in the order in which they are asked. */
export const PASSWORD_CODES = codes({
  OLD_WRONG: { number: 2201, zh: '原密码错误', en: 'Current password is wrong' },
  TOO_SIMPLE: { number: 2202, zh: '密码过于简单，请更换', en: 'Password is too simple' },
  SAME_AS_DEFAULT: {
    number: 2203,
    zh: '不能与初始密码相同',
    en: 'Must differ from the initial password',
  },
  SAME_AS_OLD: { number: 2204, zh: '不能与原密码相同', en: 'Must differ from the old password' },
  RULE: { number: 2205, zh: '须为8–64位', en: 'Use 8–64 characters' },
  SAME_AS_OTHER: {
    number: 2206,
    zh: '登录密码与资金密码不能相同',
    en: 'Login and fund passwords must differ',
  },
  CONFIRM_DIFFERS: { number: 2207, zh: '两次输入不一致', en: 'The two entries differ' },
  GOOGLE_FAILED: { number: 2208, zh: '谷歌验证码错误', en: 'Authenticator code is wrong' },
  LOCKED: {
    number: 2209,
    zh: '尝试次数过多，请 {min} 分钟后再试',
    en: 'Too many tries, wait {min} min',
  },
});
