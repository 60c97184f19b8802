import { codes } from '../../core/codes.ts';

/** Refusals of setting a limit. */
export const SET_CODES = codes({
  NO_LIMIT: { number: 8001, zh: '您没有设置该限额', en: 'You have no such limit' },
});

/** Refusals of the second word on a limit that is to be loosened. */
export const CONFIRM_CODES = codes({
  NOT_ASKED: {
    number: 8011,
    zh: '没有待确认的申请，或内容已变',
    en: 'There is nothing to confirm, or it has changed',
  },
  TOO_EARLY: {
    number: 8012,
    zh: '提交满 24 小时后才能确认',
    en: 'This can be confirmed 24 hours after you asked',
  },
  LAPSED: {
    number: 8013,
    zh: '申请已过期，请重新提交',
    en: 'The request has lapsed, please ask again',
  },
});

/** Refusals of a break. */
export const BREAK_CODES = codes({
  NOT_LONGER: {
    number: 8021,
    zh: '您现在的休息期更长，不能缩短',
    en: 'Your present break lasts longer and cannot be shortened',
  },
});
