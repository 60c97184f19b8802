import type { Bilingual } from '@fairlot/rules/core/text';

/** Words of the cash flow. */
export const CASH = {
  title: { zh: '账变记录', en: 'Cash flow' },
  type: { zh: '类型', en: 'Type' },
  time: { zh: '时间', en: 'Time' },
  summary: { zh: '摘要', en: 'Summary' },
  moneyIn: { zh: '收入 ¥', en: 'In ¥' },
  moneyOut: { zh: '支出 ¥', en: 'Out ¥' },
  balance: { zh: '余额 ¥', en: 'Balance ¥' },
  id: { zh: '流水号', en: 'Entry' },
  bet: { zh: '关联单', en: 'Bet' },
  empty: { zh: '没有资金变动', en: 'No movements' },
  other: { zh: (type: number) => `其他（${type}）`, en: (type: number) => `Other (${type})` },
} as const;

/** Names of the cash-flow types (product rules 6.1), those that movements of this site carry. */
export const CASH_FLOW_TYPE: Readonly<Record<number, Bilingual>> = {
  106: { zh: '人工充值', en: 'Manual deposit' },
  301: { zh: '投注', en: 'Bet' },
  302: { zh: '本人撤单', en: 'Cancelled by player' },
  304: { zh: '期号取消退款', en: 'Issue cancelled refund' },
  305: { zh: '打和退本', en: 'Tie refund' },
  401: { zh: '派发奖金', en: 'Prize' },
};
