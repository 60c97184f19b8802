import { codes } from '../../core/codes.ts';
import { OWNER_CODES } from '../authenticator/codes.ts';

/** Passkeys that a player has at most. */
export const MOST_PASSKEYS = 10;

/** Refusals that several calls share. */
export const SHARED_CODES = codes({
  PASSKEYS_OFF: { number: 2381, zh: '本站未开通通行密钥', en: 'This site has no passkeys' },
  PASSKEY_BUSY: { number: 2387, zh: '尝试过多，请稍后再试', en: 'Too many tries, wait a while' },
});

const { PASSKEYS_OFF, PASSKEY_BUSY } = SHARED_CODES;

export const OFFER_PASSKEY_CODES = {
  ...OWNER_CODES,
  PASSKEYS_OFF,
  PASSKEY_BUSY,
  ...codes({
    PASSKEYS_FULL: {
      number: 2383,
      zh: `最多 ${MOST_PASSKEYS} 个通行密钥，请先移除一个`,
      en: `${MOST_PASSKEYS} passkeys at most, remove one first`,
    },
  }),
};

export const ADD_PASSKEY_CODES = {
  PASSKEYS_OFF,
  PASSKEYS_FULL: OFFER_PASSKEY_CODES.PASSKEYS_FULL,
  ...codes({
    PASSKEY_KNOWN: {
      number: 2384,
      zh: '此通行密钥已经添加过',
      en: 'This passkey was added before',
    },
    NOT_MADE: {
      number: 2385,
      zh: '通行密钥没有建好，请重试',
      en: 'The passkey was not made, try again',
    },
  }),
};

export const REMOVE_PASSKEY_CODES = {
  ...OWNER_CODES,
  ...codes({
    NO_SUCH_PASSKEY: { number: 2386, zh: '没有这个通行密钥', en: 'There is no such passkey' },
  }),
};

export const RENAME_PASSKEY_CODES = { NO_SUCH_PASSKEY: REMOVE_PASSKEY_CODES.NO_SUCH_PASSKEY };

export const SHOW_PASSKEY_CODES = {
  PASSKEYS_OFF,
  PASSKEY_BUSY,
  ...codes({
    NO_PASSKEYS: { number: 2388, zh: '此账号没有通行密钥', en: 'This account has no passkeys' },
  }),
};
