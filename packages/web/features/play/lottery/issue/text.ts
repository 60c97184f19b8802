/** Words of the issue header. */
export const ISSUE = {
  verify: { zh: '验证', en: 'Verify' },
  before: { zh: '第', en: 'Issue' },
  after: { zh: '期', en: '' },
  closesIn: { zh: '期 · 距封盘', en: 'closes in' },
  startsIn: { zh: '期 · 距开售', en: 'opens in' },
  waiting: { zh: '已封单，等待开奖', en: 'Closed, draw to come' },
  nextSoon: { zh: '期 · 已封单', en: 'is closed' },
  noIssue: { zh: '暂无奖期', en: 'No issue announced' },
  shut: { zh: '封盘', en: 'Closed' },
  drawing: { zh: '开奖中…', en: 'Drawing…' },
  lateHere: { zh: (time: string) => `延迟 ${time}`, en: (time: string) => `Late by ${time}` },
  unopened: { zh: '本期未开售', en: 'Was not on sale' },
  cancelled: { zh: '本期已取消，本金已退回', en: 'Cancelled, stakes returned' },
  left: { zh: (time: string) => `距封盘 ${time}`, en: (time: string) => `Closes in ${time}` },
} as const;
