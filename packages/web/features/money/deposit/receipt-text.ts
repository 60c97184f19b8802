/** Words of the receipt of a deposit. */
export const RECEIPT = {
  title: { zh: '充值到账', en: 'Deposit credited' },
  time: { zh: '到账时间', en: 'Credited at' },
  balance: { zh: '当前余额', en: 'Balance now' },
  inbox: {
    zh: '这笔充值也在消息中心和充值记录里。',
    en: 'You also find it in your inbox and among your deposits.',
  },
  again: { zh: '再充一笔', en: 'Deposit again' },
  records: { zh: '充值记录', en: 'Deposit records' },
  cancelled: {
    zh: (no: string) => `充值 ${no} 已取消。`,
    en: (no: string) => `Deposit ${no} was cancelled.`,
  },
} as const;
