import { codes } from '../../core/codes.ts';

/** Refusals of the account screens that have no row in product 7.5. */
export const ACCOUNT_CODES = codes({
  /** The server has more passwords to hash than it may at once, or others change the same one. */
  BUSY: { number: 2351, zh: '操作繁忙，请稍候', en: 'Too busy, please wait' },
});

/** Refusals of what a player chooses for himself. */
export const PROFILE_CODES = codes({
  NICK_LENGTH: {
    number: 2352,
    zh: '昵称须为 {min}–{max} 个字，不含特殊符号',
    en: 'Nickname: {min}–{max} characters, no special ones',
  },
  NICK_TOO_SOON: {
    number: 2353,
    zh: '昵称每 {days} 天可修改一次，还需等待 {left} 天',
    en: 'Once in {days} days: wait {left} more',
  },
  PHRASE_FORM: {
    number: 2354,
    zh: '预留信息须为 {min}–{max} 个字',
    en: 'The phrase has {min}–{max} characters',
  },
});

/** Refusals of the picture that a player uploads of himself, and of what operators make of it. */
export const AVATAR_CODES = codes({
  UPLOADS_TODAY: {
    number: 8602,
    zh: '一天最多上传 {most} 次，请明天再试',
    en: 'At most {most} uploads a day, try again tomorrow',
  },
  UPLOADS_OFF: { number: 8603, zh: '本站不接受上传头像', en: 'This site takes no pictures' },
  NO_SUCH_AVATAR: {
    number: 8604,
    zh: '没有这张待审的头像，可能已处理或已更换',
    en: 'That picture does not wait any more: it was decided or replaced',
  },
});

/** Refusals of the networks that a player binds himself to. */
export const NETWORK_CODES = codes({
  NETWORK_FORM: { number: 2355, zh: '不是有效的IP地址', en: 'Not an IP address' },
  NETWORK_OWN: {
    number: 2356,
    zh: '须包含您当前的网络',
    en: 'Your present network has to be among them',
  },
  /** IP_BIND of product 6.8. */
  NETWORK_KEPT: {
    number: 8640,
    zh: '您的账号须绑定网络，如需解除请联系客服',
    en: 'Your account has to be bound to networks, contact support to lift it',
  },
});
