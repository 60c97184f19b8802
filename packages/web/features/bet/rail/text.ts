/** Words of the trend chart. */
export const TREND = {
  position: { zh: '位置', en: 'Place' },
  label: {
    zh: (place: string, n: number) => `${place}走势，近 ${n} 期`,
    en: (place: string, n: number) => `Trend of place ${place}, last ${n} draws`,
  },
  asTable: { zh: '表格视图', en: 'Table view' },
  asChart: { zh: '图形视图', en: 'Chart view' },
  issues: { zh: (n: number) => `${n} 期`, en: (n: number) => `${n} draws` },
  window: { zh: '期数', en: 'Draws' },
  digit: { zh: '号码', en: 'Digit' },
  gaps: { zh: '遗漏', en: 'Gaps' },
  none: { zh: '还没有开奖记录', en: 'No draws yet' },
} as const;
