import { codes } from '../../core/codes.ts';
import { UNKNOWN_PLAYER_CODES } from '../../account/player/codes.ts';
import { MOVE_CODES } from '../move/index.ts';
import { REMOVAL_BOUNDS } from './shapes.ts';

const UNDO = codes({
  NOT_REMOVED: {
    number: 2811,
    zh: '没有可恢复的账号',
    en: 'There is no deleted account to restore',
  },
  UNDO_OVER: {
    number: 2812,
    zh: `删除超过 ${REMOVAL_BOUNDS.undoDays} 天，不能恢复`,
    en: `An account can be restored for ${REMOVAL_BOUNDS.undoDays} days only`,
  },
  PARENT_REMOVED: {
    number: 2813,
    zh: '其上级已被删除，请先恢复上级',
    en: 'The agent above is deleted. Restore the agent first',
  },
});

/** Refusals of a deletion, in the order in which they are checked (product 7.7). */
export const REMOVE_CODES = {
  NOT_DIRECT: MOVE_CODES.NOT_DIRECT,
  ...codes({
    HAS_CHILDREN: { number: 2801, zh: '该账号仍有下级', en: 'The account still has members' },
    HAS_BALANCE: { number: 2802, zh: '该账号仍有余额', en: 'The account still has a balance' },
    HAS_PENDING: {
      number: 2803,
      zh: '存在未结注单或订单',
      en: 'The account has open bets or orders',
    },
    HAS_CONTRACT: { number: 2804, zh: '存在生效契约', en: 'A contract is in force' },
    HAS_DEPOSIT_HISTORY: {
      number: 2805,
      zh: '有充值记录且未满 {days} 天未登录',
      en: 'The account has deposits and was active within {days} days',
    },
    DEBT: { number: 2806, zh: '存在欠款', en: 'The account owes money' },
  }),
};

/** Refusals of an agent who restores a deleted member. */
export const RESTORE_CODES = { NOT_REMOVED: UNDO.NOT_REMOVED, UNDO_OVER: UNDO.UNDO_OVER };

/** The same of an operator. */
export const DESK_RESTORE_CODES = {
  NO_SUCH_PLAYER: UNKNOWN_PLAYER_CODES.NO_SUCH_PLAYER,
  ...RESTORE_CODES,
  PARENT_REMOVED: UNDO.PARENT_REMOVED,
};
