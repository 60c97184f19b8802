import { codes } from '../../core/codes.ts';

/** Refusals of the reports of the house. */
export const REPORT_CODES = codes({
  NO_SUCH_ACCOUNT: { number: 8890, zh: '没有此账号', en: 'There is no such account' },
  TOO_MANY_DAYS: { number: 8891, zh: '日期范围过长', en: 'Too many days at once' },
});
