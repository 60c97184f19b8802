import { FUND_CODES } from '../../account/authenticator/codes.ts';
import { codes } from '../../core/codes.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';

/** Stand in the way before a password is asked for, in this order (product 7.3). */
const DOOR_CODES = codes({
  NO_PERMISSION: {
    number: 9151,
    zh: '您尚未开通转账',
    en: 'Transfers are not enabled for you',
  },
  FUNDS_FROZEN: {
    number: 9152,
    zh: '资金已冻结，请联系客服',
    en: 'Your funds are frozen, please contact support',
  },
  // One answer for an account that does not exist and for one of another line.
  WRONG_ACCOUNT: {
    number: 9153,
    zh: '该账号不存在或不是您的下级',
    en: 'There is no such account in your line',
  },
  NOT_DIRECT: {
    number: 9154,
    zh: '仅可转给直属下级',
    en: 'You can transfer to direct members only',
  },
});

const RATE_LIMIT = {
  number: 9166,
  zh: '操作过快，请稍候',
  en: 'Too fast, please wait a moment',
  status: 429,
};

/** Refusals of looking up who gets it. */
export const TARGET_CODES = { ...DOOR_CODES, ...codes({ RATE_LIMIT }) };
export const MEMBER_CODES = codes({ NO_PERMISSION: DOOR_CODES.NO_PERMISSION, RATE_LIMIT });

/** Refusals of a transfer; those of the proof come behind `NOT_DIRECT`. */
export const TRANSFER_CODES = {
  ...DOOR_CODES,
  ...codes({
    INSUFFICIENT_BET: {
      number: 9155,
      zh: '流水未达标，还差 {gap}，暂不能转账',
      en: 'Turnover requirement: {gap} left before you can transfer',
    },
    AMOUNT_RANGE: {
      number: 9156,
      zh: '单笔须在 {min} – {max} 之间',
      en: 'The amount must be between {min} and {max}',
    },
    COUNT_LIMIT: {
      number: 9157,
      zh: '今日转账次数已用完',
      en: 'You have no transfers left today',
    },
    DAY_LIMIT: {
      number: 9158,
      zh: '今日剩余可转 {left}',
      en: 'You can transfer {left} more today',
    },
    NOT_ENOUGH: {
      number: 9159,
      zh: '余额不足，可转 {amount}',
      en: 'You can transfer {amount} at most',
    },
    OWED: {
      number: 9160,
      zh: '您有待发工资/分红或欠款，请先结清',
      en: 'Settle the pay, dividend or debt you owe first',
    },
    NO_TERM: {
      number: 9161,
      zh: '您与该下级没有已签的该类契约，不能使用此类型',
      en: 'This type needs a signed contract with this member',
    },
    TARGET_DISABLED: {
      number: 9162,
      zh: '对方账户暂不可用',
      en: 'That account is not available',
    },
    INTENT_REUSED: {
      number: 9163,
      zh: '该请求已用于另一笔转账',
      en: 'This request was used for another transfer',
      status: 409,
    },
    RATE_LIMIT,
  }),
  ...FUND_CODES,
};

const { CODE_NEEDED, CODE_WRONG, TOO_MANY_OPEN, ALREADY_WAITS } = PROPOSAL_CODES;
const NO_SUCH_TRANSFER = { number: 9164, zh: '没有此转账', en: 'There is no such transfer' };
export const RECORD_CODES = codes({ NO_SUCH_TRANSFER });

/** Refusals of asking for a transfer to be reversed. */
export const REVERSE_CODES = codes({
  NO_SUCH_TRANSFER,
  REVERSED_ALREADY: {
    number: 9165,
    zh: '该转账已冲正',
    en: 'The transfer is reversed already',
  },
  CODE_NEEDED,
  CODE_WRONG,
  TOO_MANY_OPEN,
  ALREADY_WAITS,
});
