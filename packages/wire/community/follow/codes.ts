import { codes } from '../../core/codes.ts';
import { PLACE_CODES } from '../../play/bet/codes.ts';
import { FOLLOW_DISABLED } from '../leaderboard/codes.ts';
import { AGREEMENT } from '../../play/schedule/codes.ts';

const { BET_DISABLED, FUNDS_FROZEN, ON_BREAK, INTENT_REUSED } = PLACE_CODES;

/** Whom nobody may follow. */
export const TERMS_CODES = codes({
  NOT_FOLLOWABLE: {
    number: 3401,
    zh: '该玩家现在不可跟单',
    en: 'This player cannot be followed now',
  },
});

export const SET_RATE_CODES = FOLLOW_DISABLED;

/** Refusals of beginning to follow somebody. */
export const START_CODES = {
  BET_DISABLED,
  FUNDS_FROZEN,
  ON_BREAK,
  INTENT_REUSED,
  ...AGREEMENT,
  ...TERMS_CODES,
  ...FOLLOW_DISABLED,
  ...codes({
    OWN_SELF: { number: 3402, zh: '不能跟自己的单', en: 'You cannot follow yourself' },
    FOLLOWS_ALREADY: {
      number: 3403,
      zh: '你已在跟这位玩家',
      en: 'You follow this player already',
    },
    TOO_MANY_PLANS: {
      number: 3404,
      zh: '进行中的跟单最多 {max} 个',
      en: 'At most {max} follow plans run at once',
    },
    LEADER_FULL: {
      number: 3405,
      zh: '该玩家的跟单人数已满（{max}）',
      en: 'This player has as many followers as there may be ({max})',
    },
    VALUE_RANGE: {
      number: 3406,
      zh: '跟单数值须在 1 至 {max} 之间',
      en: 'What to follow with is 1 to {max}',
    },
    CAPS_ORDER: {
      number: 3407,
      zh: '每日上限不能低于单笔上限',
      en: 'The cap of a day is not below that of a bet',
    },
    UNTIL_RANGE: {
      number: 3408,
      zh: '有效期须在 {days} 天以内且晚于现在',
      en: 'It ends later than now and within {days} days',
    },
    TOO_OFTEN: {
      number: 3409,
      zh: '24 小时内最多开始 {max} 个跟单',
      en: 'At most {max} follow plans begin within 24 hours',
    },
    RATE_MOVED: {
      number: 3413,
      zh: '对方的佣金比例现为 {rate}%，请确认后再开始',
      en: 'The commission of this player is {rate} % now; look again and start',
    },
  }),
};

export const PLAN_CODES = codes({
  NOT_FOUND: { number: 3411, zh: '没有这个跟单方案', en: 'There is no such follow plan' },
});

export const STOP_CODES = {
  ...PLAN_CODES,
  ...codes({
    PLAN_OVER: { number: 3412, zh: '该跟单已结束', en: 'This follow plan has ended' },
  }),
};

/** Why an order was not bet; the refusals of a bet are the others. */
export const ORDER_CODES = codes({
  TOO_LATE: {
    number: 3421,
    zh: '距封盘不足 3 秒，未跟投',
    en: 'Less than 3 seconds were left before close',
  },
  BET_CAP: {
    number: 3422,
    zh: '最低投注额高于单笔上限',
    en: 'The smallest stake is above the cap of a bet',
  },
  DAY_CAP: { number: 3423, zh: '已达每日上限', en: 'The cap of the day is reached' },
  LEADER_CANCELLED: {
    number: 3424,
    zh: '对方已撤单',
    en: 'The player took the bet back before',
  },
  PLAN_ENDED: { number: 3425, zh: '跟单已结束', en: 'The plan had ended' },
  NOT_MADE: {
    number: 3426,
    zh: '系统故障，未跟投',
    en: 'A fault of the system kept it from being bet',
  },
});
