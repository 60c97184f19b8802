/** Words of every view of past draws. */
export const PAST_WORDS = {
  failed: { zh: '开奖记录没有取到', en: 'Could not read the draws' },
  failedHint: { zh: '不影响投注。', en: 'Bets are not affected.' },
  empty: { zh: '暂无开奖', en: 'No draws yet' },
  emptyDay: { zh: '这一天没有开奖', en: 'Nothing was drawn on this day' },
  showLast: { zh: '看最近的开奖', en: 'Show the latest draws' },
  day: { zh: '日期', en: 'Day' },
  anyDay: { zh: '按日期', en: 'By day' },
  save: { zh: '导出 CSV', en: 'Save CSV' },
  game: { zh: '彩种', en: 'Game' },
  count: { zh: '期数', en: 'Draws' },
  last: { zh: (count: number) => `近 ${count} 期`, en: (count: number) => `Last ${count}` },
  charts: { zh: '图表', en: 'Chart' },
  independent: {
    zh: '每期开奖相互独立，连开与遗漏不改变下一期概率。',
    en: 'Draws are independent: runs and absences do not change the odds of the next one.',
  },
  times: { zh: '出现次数', en: 'Times' },
  missing: { zh: '当前遗漏', en: 'Missing' },
  averageMissing: { zh: '平均遗漏', en: 'Average' },
  mostMissing: { zh: '最大遗漏', en: 'Longest' },
  mostInRow: { zh: '最大连出', en: 'In a row' },
} as const;
