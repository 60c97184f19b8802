import { FUND_CODES } from '../../account/authenticator/codes.ts';
import { codes } from '../../core/codes.ts';
import { CREATE_CODES } from '../../money/deposit/codes.ts';

const { DEPOSIT_DISABLED, READ_ONLY_LAYER, PERSONAL_LIMIT, INTENT_REUSED, INVALID_AMOUNT } =
  CREATE_CODES;
const { PENDING_EXISTS } = CREATE_CODES;

/** Refusals of asking an agent for a deposit. */
export const ASK_CODES = {
  DEPOSIT_DISABLED,
  READ_ONLY_LAYER,
  PERSONAL_LIMIT,
  INTENT_REUSED,
  INVALID_AMOUNT,
  PENDING_EXISTS,
  ...codes({
    AGENT_CLOSED: {
      number: 8963,
      zh: '您的上级暂不提供代充',
      en: 'Your agent does not take deposits now',
    },
  }),
};

const NO_ORDER = { number: 8964, zh: '没有此代充订单', en: 'No such deposit order' } as const;
const ORDER_ENDED = {
  number: 8965,
  zh: '该订单已结束',
  en: 'This order has ended',
} as const;
const NOT_NOW = {
  number: 8966,
  zh: '订单状态已变化，请刷新后重试',
  en: 'The order has moved on, refresh and try again',
} as const;

/** Refusals of what becomes of an order. */
export const AGENT_ORDER_CODES = codes({ NO_ORDER, ORDER_ENDED, NOT_NOW });

export const REFUSE_CODES = codes({
  ...AGENT_ORDER_CODES,
  BAD_REASON: {
    number: 8967,
    zh: '请填写原因，最多 100 个字',
    en: 'Enter a reason of up to 100 characters',
  },
});

/**
 * Refusals of accepting an order, in their order: permission, freeze and order before the proof; the money behind it
 * (product 7.3).
 */
export const ACCEPT_CODES = {
  ...codes({
    NO_PERMISSION: {
      number: 8968,
      zh: '您尚未开通代充',
      en: 'Deposits for members are not enabled for you',
    },
    FUNDS_FROZEN: {
      number: 8969,
      zh: '资金已冻结，请联系客服',
      en: 'Your funds are frozen, please contact support',
    },
    ...AGENT_ORDER_CODES,
    NOT_DIRECT: {
      number: 8970,
      zh: '该账号已不是您的直属下级',
      en: 'That account is no longer a direct member of yours',
    },
    INSUFFICIENT_BET: {
      number: 8971,
      zh: '流水未达标，还差 {gap}，暂不能代充',
      en: 'Betting requirement: {gap} left before you can pay for others',
    },
    NOT_ENOUGH: {
      number: 8972,
      zh: '余额不足，可用 {amount}',
      en: 'Your balance is too low; {amount} is available',
    },
    OWED: {
      number: 8973,
      zh: '您有欠款未结清，可用 {amount}',
      en: 'Settle what you owe first; {amount} is available',
    },
    OVER_LIMIT: {
      number: 8974,
      zh: '已达到转账限额，今日剩余 {left}',
      en: 'This is over your transfer limit; {left} left today',
    },
  }),
  ...FUND_CODES,
};

export const CONFIRM_CODES = codes({
  ...AGENT_ORDER_CODES,
  MEMBER_CLOSED: {
    number: 8975,
    zh: '对方账户已关闭，请联系客服',
    en: 'That account is closed, please contact support',
  },
});
