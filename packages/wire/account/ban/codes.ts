import { codes } from '../../core/codes.ts';
import { UNKNOWN_PLAYER_CODES } from '../player/codes.ts';

/** Refusals of what keeps accounts and devices from signing in. */
export const BAN_CODES = codes({
  NO_SUCH_PLAYER: UNKNOWN_PLAYER_CODES.NO_SUCH_PLAYER,
  NO_SUCH_LOGIN: { number: 8668, zh: '没有此登录', en: 'There is no such login' },
  /** A browser that shows no secret, as where a login was opened by a code that another device scanned. */
  NO_DEVICE: {
    number: 8669,
    zh: '此登录没有可识别的设备标识',
    en: 'Nothing is known of the device of this login by which it could be told again',
  },
  IS_BANNED: { number: 8670, zh: '已被限制登录', en: 'It is kept from signing in already' },
  BANS_FULL: { number: 8671, zh: '名单已满', en: 'The list is full' },
  NO_BAN: { number: 8672, zh: '不在名单中', en: 'It is not on the list' },
});
