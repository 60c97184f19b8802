import { codes } from '../../core/codes.ts';

export const LINE_REPORT_CODES = codes({
  NO_SUCH_MEMBER: {
    number: 9180,
    zh: '您的团队中没有此成员',
    en: 'Nobody of this account is in your team',
  },
  TOO_MANY_DAYS: {
    number: 9181,
    zh: '最多查询 {most} 天',
    en: 'A report has at most {most} days',
  },
});
