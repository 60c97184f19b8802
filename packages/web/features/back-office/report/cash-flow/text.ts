/** Words of the cash flow. */
export const CASH = {
  title: { zh: '账变记录', en: 'Cash flow' },
  statement: { zh: '对账单', en: 'Statement' },
  type: { zh: '类型', en: 'Type' },
  time: { zh: '时间 UTC+8', en: 'Time UTC+8' },
  summary: { zh: '摘要', en: 'Summary' },
  moneyIn: { zh: '收入 ¥', en: 'In ¥' },
  moneyOut: { zh: '支出 ¥', en: 'Out ¥' },
  balance: { zh: '余额 ¥', en: 'Balance ¥' },
  id: { zh: '流水号', en: 'Entry' },
  bet: { zh: '关联单', en: 'Bet' },
  flowClass: { zh: '大类', en: 'Class' },
  anyGame: { zh: '全部彩种', en: 'All games' },
  game: { zh: '彩种', en: 'Game' },
  reference: { zh: '流水号或注单号', en: 'Entry or bet id' },
  referenceBad: { zh: '请输入完整的编号', en: 'Enter a whole id' },
  least: { zh: '最低金额', en: 'Least' },
  most: { zh: '最高金额', en: 'Most' },
  empty: { zh: '没有资金变动', en: 'No movements' },
  other: { zh: (type: number) => `其他（${type}）`, en: (type: number) => `Other (${type})` },
} as const;

/** 大类: names of the classes of movements. */
export const CLASSES = {
  1: { zh: '充值', en: 'Deposits' },
  2: { zh: '提款', en: 'Withdrawals' },
  3: { zh: '投注', en: 'Bets' },
  4: { zh: '奖金', en: 'Prizes' },
  5: { zh: '返点', en: 'Rebates' },
  6: { zh: '活动', en: 'Promotions' },
  9: { zh: '转账', en: 'Transfers' },
  11: { zh: '调整', en: 'Adjustments' },
  12: { zh: '冻结', en: 'Held' },
  13: { zh: '红利', en: 'Bonus' },
} as const;
