import { codes } from '../../core/codes.ts';
import { UNPAYABLE_CODES } from '../payout-account/codes.ts';
import { FUND_CODES } from '../../account/authenticator/codes.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';

/**
 * Refusals of a withdrawal, in the order in which they are looked for (product 7.2); those of the fund password and of
 * the code, numbers 5 and 6, come between BANK_MAINTENANCE and OUT_OF_HOURS.
 */
const ASKED_CODES = codes({
  WITHDRAW_DISABLED: {
    number: 8801,
    zh: '您的账户暂不能提款，请联系客服',
    en: 'Withdrawals are disabled on your account, please contact support',
  },
  BLACKLIST: {
    number: 8802,
    zh: '该收款账户无法使用，请联系客服',
    en: 'This account cannot be used, please contact support',
  },
  NO_CARD: { number: 8803, zh: '请选择收款账户', en: 'Choose a payout account' },
  BANK_MAINTENANCE: {
    number: 8804,
    zh: '{bank} 维护中，预计恢复时间：{time}',
    en: '{bank} is under maintenance, back at: {time}',
  },
  OUT_OF_HOURS: {
    number: 8807,
    zh: '提款时间为 {from}–{to}',
    en: 'Withdrawals are open {from}–{to}',
  },
  INTERVAL: {
    number: 8808,
    zh: '两次提款须间隔 {min} 分钟',
    en: 'Wait {min} minutes between requests',
  },
  COUNT_REACHED: {
    number: 8809,
    zh: '今日提款次数已用完（{n} 次）',
    en: 'Today’s {n} withdrawals are used',
  },
  BELOW_MIN: { number: 8810, zh: '单笔最低 {min}', en: 'Minimum is {min}' },
  ABOVE_MAX_TIME: { number: 8811, zh: '单笔最高 {max}', en: 'Maximum per request is {max}' },
  ABOVE_MAX_DAY: {
    number: 8812,
    zh: '该方式今日剩余额度 {left}',
    en: 'This method takes {left} more today',
  },
  DAY_TOTAL_EXCEEDED: { number: 8813, zh: '当日提款总额已超限', en: 'Daily total exceeded' },
  NOT_ENOUGH: {
    number: 8814,
    zh: '可提金额不足，当前可提 {amount}',
    en: 'Only {amount} can be withdrawn',
  },
  BET_REQUIREMENT: {
    number: 8815,
    zh: '流水未达标，还差 {gap}',
    en: 'Betting requirement: {gap} left',
  },
  FIRST_LIMIT: {
    number: 8816,
    zh: '首次提款单笔最高 {max}',
    en: 'The first withdrawal is limited to {max}',
  },
  DIVIDEND_LIMIT: {
    number: 8817,
    zh: '您有待发分红 {amount}，结清前可提 {left}',
    en: 'You owe dividends of {amount}; {left} available',
  },
  DAILYPAY_LIMIT: {
    number: 8818,
    zh: '您有待发工资 {amount}，结清前可提 {left}',
    en: 'You owe daily pay of {amount}; {left} available',
  },
  OWED: {
    number: 8960,
    zh: '您有欠款 {amount}，结清前可提 {left}',
    en: 'You owe {amount}; {left} can be withdrawn until it is settled',
  },
  CARD_COOLING: {
    number: 8819,
    zh: '新绑定账户 {hours} 小时后可用',
    en: 'A new account is usable in {hours} h',
  },
  USDT_AMOUNT: {
    number: 8820,
    zh: 'USDT提款须在 {min}–{max} 之间',
    en: 'USDT must be {min}–{max}',
  },
  USDT_ADDRESS: {
    number: 8821,
    zh: '地址与 {chain} 网络不符',
    en: 'The address does not match {chain}',
  },
  USDT_RATE: {
    number: 8822,
    zh: '汇率已变动，请重新确认',
    en: 'The rate has changed, please confirm again',
  },
  FEE_CHANGED: {
    number: 8937,
    zh: '手续费已变为 {fee}，请重新确认',
    en: 'The fee is {fee} now, please confirm again',
  },
  PENDING_EXISTS: { number: 8823, zh: '您有未完成的提款', en: 'A withdrawal is in progress' },
  FUNDS_FROZEN: {
    number: 8824,
    zh: '资金已冻结，请联系客服',
    en: 'Your funds are frozen, please contact support',
  },
  TYPE_TWO_LIMIT: {
    number: 8825,
    zh: '该二类卡今日收款额度剩余 {left}，请换一张卡',
    en: 'This Class II card can receive {left} today; choose another',
  },
  INTENT_REUSED: {
    number: 8829,
    zh: '该请求编号已用于另一笔提款',
    en: 'This request was used for another withdrawal',
    status: 409,
  },
});
export const WITHDRAW_CODES = { ...ASKED_CODES, ...UNPAYABLE_CODES, ...FUND_CODES };

export const RECORD_CODES = codes({
  NO_SUCH_WITHDRAWAL: { number: 8830, zh: '没有此提款', en: 'There is no such withdrawal' },
});

/** Refusals of what operators do to a withdrawal. */
export const QUEUE_CODES = {
  ...RECORD_CODES,
  ...UNPAYABLE_CODES,
  ...codes({
    CLAIMED: { number: 8831, zh: '{name} 正在审核', en: '{name} is looking at it' },
    NOT_CLAIMED: { number: 8832, zh: '请先认领', en: 'Claim it first' },
    WRONG_STATE: {
      number: 8833,
      zh: '该提款的状态已变更',
      en: 'The withdrawal is in another state by now',
    },
    CHANGED: {
      number: 8834,
      zh: '内容已变更，审核作废，请重新查看',
      en: 'It is not what you saw: reviews are gone, look again',
    },
    SAME_REVIEWER: {
      number: 8835,
      zh: '须由另一人复审',
      en: 'Another operator has to be the second',
    },
    INVITED_LATELY: PROPOSAL_CODES.INVITED_LATELY,
    NOT_APPROVED: { number: 8836, zh: '尚未审核通过', en: 'It is not approved yet' },
    NO_PROVIDER: { number: 8837, zh: '没有此代付渠道', en: 'There is no such provider' },
    PROVIDER_LIMIT: {
      number: 8688,
      zh: '超过该代付渠道的单笔或每日限额，请换渠道、拆单或人工出款',
      en: 'It is above what this provider pays at once or a day: choose another, split it, or pay by hand',
    },
    BAD_PLAN: {
      number: 8838,
      zh: '各部分之和须等于提款金额',
      en: 'The parts have to add up to the amount',
    },
    TARGET_GONE: {
      number: 8839,
      zh: '收款账户已移除或列入黑名单',
      en: 'The target was removed or stands on the black list',
    },
  }),
};

const { CODE_NEEDED, CODE_WRONG, TOO_MANY_OPEN, ALREADY_WAITS } = PROPOSAL_CODES;
/** Where a fresh code of the operator is asked for. */
export const REVIEW_CODES = { ...QUEUE_CODES, CODE_NEEDED, CODE_WRONG };
/** Where a second operator confirms. */
export const SETTLE_CODES = {
  ...REVIEW_CODES,
  TOO_MANY_OPEN,
  ALREADY_WAITS,
  ...codes({
    TOO_SOON: {
      number: 8861,
      zh: '渠道处理未满 30 分钟，请稍后再定',
      en: 'Its provider has been at it for less than half an hour',
    },
  }),
};
