import { UNKNOWN_PLAYER_CODES } from '../../account/player/codes.ts';
import { codes } from '../../core/codes.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';
import { NOTE_BOUNDS } from './shapes.ts';

/** Refusals of what operators do to players. */
export const PLAYER_CODES = {
  ...UNKNOWN_PLAYER_CODES,
  ...codes({
    ALREADY_SO: { number: 2642, zh: '标记已是如此', en: 'The flag is so already' },
    NOT_OURS: {
      number: 2643,
      zh: '此标记由系统自行设置，或尚未启用',
      en: 'The program sets this flag itself, or nothing would come of it yet',
    },
    DEMO_FLAG: {
      number: 8642,
      zh: '试玩账号的此标记不能解除',
      en: 'An account to look round with has this flag for good',
    },
    NOT_SIGNED_IN: { number: 2644, zh: '该玩家未登录', en: 'The player is not signed in' },
    BUSY: {
      number: 2645,
      zh: '服务器繁忙，请稍后重试',
      en: 'The server is busy, try again shortly',
    },
    BAD_NOTE: {
      number: 2646,
      zh: `备注须为 1 至 ${NOTE_BOUNDS.length} 个可见字符`,
      en: `A note has 1 to ${NOTE_BOUNDS.length} visible characters`,
    },
    TOO_MANY_NOTES: {
      number: 2647,
      zh: `每位玩家最多 ${NOTE_BOUNDS.each} 条备注，请先删除旧的`,
      en: `A player has ${NOTE_BOUNDS.each} notes at most, take an old one away first`,
    },
    NO_PLAYER_PASSKEYS: {
      number: 2391,
      zh: '该玩家没有通行密钥',
      en: 'The player has no passkeys',
    },
    NO_SUCH_NOTE: { number: 2648, zh: '没有这条备注', en: 'There is no such note' },
  }),
};

const { TOO_MANY_OPEN, ALREADY_WAITS, CODE_NEEDED, CODE_WRONG } = PROPOSAL_CODES;

/** Refusals of asking that a fund password is taken away. */
export const FUND_REMOVAL_CODES = {
  ...UNKNOWN_PLAYER_CODES,
  ...codes({
    NO_PLAYER_FUND: {
      number: 8637,
      zh: '该玩家没有资金密码',
      en: 'The player has no fund password',
    },
  }),
  TOO_MANY_OPEN,
  ALREADY_WAITS,
  CODE_NEEDED,
  CODE_WRONG,
};

/** Refusals of asking that an authenticator is taken away. */
export const AUTHENTICATOR_CODES = {
  ...UNKNOWN_PLAYER_CODES,
  ...codes({
    NO_PLAYER_AUTHENTICATOR: {
      number: 8621,
      zh: '该玩家没有启用验证器',
      en: 'The player has no authenticator',
    },
  }),
  TOO_MANY_OPEN,
  ALREADY_WAITS,
  CODE_NEEDED,
  CODE_WRONG,
};
