import { UNKNOWN_PLAYER_CODES } from '../../account/player/codes.ts';
import { REGISTER_CODES } from '../../auth/login/register-codes.ts';
import { codes } from '../../core/codes.ts';

const { LOGIN_ID_EXISTS, LENGTH, INVALID_CHAR, NICK_LENGTH, BUSY } = REGISTER_CODES;

/** Refusals of opening a top agent. */
export const OPEN_AGENT_CODES = { LOGIN_ID_EXISTS, LENGTH, INVALID_CHAR, NICK_LENGTH, BUSY };

/** Refusals of changing what an agent may do. */
export const AGENT_RIGHT_CODES = {
  ...UNKNOWN_PLAYER_CODES,
  ...codes({
    ALREADY_SO: { number: 8961, zh: '该权限已是如此', en: 'The right is so already' },
    NOT_AGENT: { number: 8962, zh: '该账号不是代理', en: 'The account is not an agent' },
  }),
};
