/** Words of the trend chart. */
export const TREND = {
  trend: { zh: '走势', en: 'Trend' },
  issue: { zh: '期号', en: 'Issue' },
  position: { zh: '位置', en: 'Place' },
  places5: { zh: '万千百十个', en: '12345' },
  places3: { zh: '百十个', en: '123' },
  placeName: { zh: (place: string) => `${place}位`, en: (place: string) => `place ${place}` },
  label: {
    zh: (place: string, n: number) => `${place}走势，近 ${n} 期`,
    en: (place: string, n: number) => `Trend of ${place}, last ${n} draws`,
  },
  asTable: { zh: '表格视图', en: 'Table view' },
  asChart: { zh: '图形视图', en: 'Chart view' },
  digit: { zh: '号码', en: 'Digit' },
  none: { zh: '还没有开奖记录', en: 'No draws yet' },
} as const;
