import { codes } from '../../core/codes.ts';

/** Most lines of a site, characters of their names and addresses, and minutes between two measurements. */
export const LINE_BOUNDS = { lines: 12, name: 20, url: 200, minutes: 1440 } as const;

/** Refusals of what operators make of the lines of the site. */
export const LINE_CODES = codes({
  BAD_LINE_NAME: {
    number: 8501,
    zh: '线路名称须为 1 至 {most} 个可见字符',
    en: 'A line has a name of 1 to {most} visible characters',
  },
  BAD_LINE_URL: {
    number: 8502,
    zh: '线路地址须为 https 域名，不带路径',
    en: 'A line is an https address without a path; http on this machine alone',
  },
  LINE_EXISTS: {
    number: 8503,
    zh: '已有同名或同址的线路',
    en: 'There is a line of that name or address already',
  },
  TOO_MANY_LINES: {
    number: 8504,
    zh: '最多 {most} 条线路',
    en: 'There may be {most} lines at most',
  },
  NO_SUCH_LINE: { number: 8505, zh: '没有这条线路', en: 'There is no such line' },
  BAD_MINUTES: {
    number: 8506,
    zh: '测速间隔须为 1 至 {most} 分钟',
    en: 'Lines are measured every 1 to {most} minutes',
  },
});
