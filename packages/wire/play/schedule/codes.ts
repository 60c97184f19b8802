import { codes } from '../../core/codes.ts';
import { PLACE_CODES } from '../bet/codes.ts';

/** What is bet for a player in his absence begins with an agreement. */
export const AGREEMENT = codes({
  AGREEMENT: {
    number: 3306,
    zh: '请先阅读并同意自动投注协议',
    en: 'Accept the schedule agreement first',
  },
});

/** Refusals of placing a schedule: those of a bet, and those of a row of issues. */
export const PLACE_SCHEDULE_CODES = {
  ...PLACE_CODES,
  ...AGREEMENT,
  ...codes({
    STOP_LOSS_NEEDED: {
      number: 3301,
      zh: '倍数递增的方案须先设置止损',
      en: 'A plan whose multiples rise needs a stop of loss',
    },
    STOP_TOO_HIGH: {
      number: 3302,
      zh: '止损金额不能超过方案总额 {total}',
      en: 'The stop of loss is at most the total of {total}',
    },
    ISSUES_INVALID: {
      number: 3303,
      zh: '期号须按顺序且不重复',
      en: 'Issues come in order, each once',
    },
    TOO_MANY_SCHEDULES: {
      number: 3304,
      zh: '进行中的方案最多 {max} 个',
      en: 'At most {max} schedules run at once',
    },
    TOO_LONG: {
      number: 3305,
      zh: '方案的号码最多 {chars} 个字符',
      en: 'The numbers of a schedule have at most {chars} characters',
    },
  }),
};

export const SCHEDULE_CODES = codes({
  NOT_FOUND: { number: 3311, zh: '没有这个方案', en: 'There is no such schedule' },
});

/** Refusals of ending a schedule, or one issue of it. */
export const END_CODES = {
  ...SCHEDULE_CODES,
  ...codes({
    SCHEDULE_ENDED: { number: 3312, zh: '该方案已结束', en: 'This schedule has ended' },
    ISSUE_STARTED: {
      number: 3313,
      zh: '第 {issue} 期已投注或已结束，不可终止',
      en: 'Issue {issue} is bet or over and cannot be taken out',
    },
  }),
};

export const AGREEMENT_CODES = codes({
  OLD_VERSION: {
    number: 3321,
    zh: '协议已更新，请重新阅读',
    en: 'The agreement changed, read it again',
  },
});

/** Why a row of a schedule was not bet; the refusals of a bet are the others. */
export const ROW_CODES = codes({
  NOT_KNOWN: {
    number: 3331,
    zh: '上一期结果未及时公布，本期未投注',
    en: 'The issue before was not settled in time',
  },
  NOT_BET: { number: 3332, zh: '本期未能投注', en: 'The issue closed before it was bet' },
});
