/** Words of the chart of a game. */
export const CHART = {
  issue: { zh: '期号', en: 'Issue' },
  number: { zh: '开奖号码', en: 'Number' },
  heads: { zh: '列', en: 'Columns' },
  picture: {
    zh: (chart: string, rows: number) => `${chart}走势图，近 ${rows} 期`,
    en: (chart: string, rows: number) => `Chart of ${chart}, last ${rows} draws`,
  },
  lines: { zh: '连线', en: 'Lines' },
  missingNumbers: { zh: '遗漏数字', en: 'Missing' },
  layers: { zh: '分层', en: 'Layers' },
  reversed: { zh: '倒序', en: 'Newest first' },
  hint: { zh: '点表头可选入投注区', en: 'Tap a head to pick it for a bet' },
} as const;
