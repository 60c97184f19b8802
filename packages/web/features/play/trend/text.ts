/** Words of the trend chart. */
export const TREND = {
  trend: { zh: '走势', en: 'Trend' },
  issue: { zh: '期号', en: 'Issue' },
  position: { zh: '位置', en: 'Place' },
  label: {
    zh: (place: string, n: number) => `${place}走势，近 ${n} 期`,
    en: (place: string, n: number) => `Trend of ${place}, last ${n} draws`,
  },
  asTable: { zh: '表格视图', en: 'Table' },
  asChart: { zh: '图形视图', en: 'Chart' },
  all: { zh: '全部走势图', en: 'All charts' },
  heads: { zh: '点选号码', en: 'Pick a value' },
  head: {
    zh: (place: string, value: string) => `${place}走势 ${value}`,
    en: (place: string, value: string) => `Trend of ${place}, ${value}`,
  },
  digit: { zh: '号码', en: 'Digit' },
  unread: { zh: '开奖记录没有取到', en: 'Draws could not be read' },
  retry: { zh: '重试', en: 'Try again' },
  none: { zh: '还没有开奖记录', en: 'No draws yet' },
} as const;
