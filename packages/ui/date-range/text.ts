/** Words of a range of days. */
export const RANGE = {
  today: { zh: '今天', en: 'Today' },
  yesterday: { zh: '昨天', en: 'Yesterday' },
  week: { zh: '近 7 天', en: '7 days' },
  month: { zh: '近 30 天', en: '30 days' },
  year: { zh: '近一年', en: '1 year' },
  range: { zh: '时间范围', en: 'Time range' },
  from: { zh: '起始日期', en: 'From' },
  to: { zh: '结束日期', en: 'To' },
  monthBefore: { zh: '上个月', en: 'Previous month' },
  monthAfter: { zh: '下个月', en: 'Next month' },
  until: { zh: '至', en: 'to' },
} as const;
