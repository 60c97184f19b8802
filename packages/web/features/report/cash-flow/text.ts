/** Words of the cash flow. */
export const CASH = {
  title: { zh: '账变记录', en: 'Cash flow' },
  type: { zh: '类型', en: 'Type' },
  time: { zh: '时间 UTC+8', en: 'Time UTC+8' },
  summary: { zh: '摘要', en: 'Summary' },
  moneyIn: { zh: '收入 ¥', en: 'In ¥' },
  moneyOut: { zh: '支出 ¥', en: 'Out ¥' },
  balance: { zh: '余额 ¥', en: 'Balance ¥' },
  id: { zh: '流水号', en: 'Entry' },
  bet: { zh: '关联单', en: 'Bet' },
  empty: { zh: '没有资金变动', en: 'No movements' },
  other: { zh: (type: number) => `其他（${type}）`, en: (type: number) => `Other (${type})` },
} as const;
