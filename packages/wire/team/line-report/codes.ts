import { codes } from '../../core/codes.ts';
import { MEMBER_CODES } from '../members/codes.ts';

export const LINE_REPORT_CODES = {
  ...MEMBER_CODES,
  ...codes({
    TOO_MANY_DAYS: {
      number: 9180,
      zh: '最多查询 {most} 天',
      en: 'A report has at most {most} days',
    },
  }),
};
