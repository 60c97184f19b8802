/** Words of every view of past draws. */
export const PAST_WORDS = {
  failed: { zh: '开奖记录没有取到', en: 'Could not read the draws' },
  failedHint: { zh: '不影响投注。', en: 'Bets are not affected.' },
  loading: { zh: '加载中', en: 'Loading' },
  empty: { zh: '暂无开奖', en: 'No draws yet' },
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
