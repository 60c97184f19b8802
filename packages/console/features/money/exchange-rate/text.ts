/** Words of the rate of USDT at the console. */
export const text = {
  title: { zh: 'USDT汇率', en: 'Rate of USDT' },
  about: {
    zh: '取各来源的中位数（或按顺序第一个），减去或加上点差。过期或变动超限时不再使用：充值报汇率失败，提款须重新确认，直到来源恢复或两人固定汇率。',
    en: 'The middle of the sources, or the first of them, less or more the spread. What is too old or moved too far is not used: deposits and withdrawals by USDT wait until the sources are back, or two operators fix a rate.',
  },
  notAllowed: { zh: '您无权查看', en: 'You may not see this' },
  mid: { zh: '中间价', en: 'Middle' },
  in: { zh: '充值汇率', en: 'What comes in is worth' },
  out: { zh: '提款汇率', en: 'What goes out costs' },
  spread: { zh: '点差', en: 'Spread' },
  seen: { zh: '取得时间', en: 'Seen at' },
  state: { zh: '状态', en: 'State' },
  good: { zh: '可用', en: 'In use' },
  old: { zh: '已过期，未使用', en: 'Too old, not used' },
  fixedUntil: {
    zh: (moment: string) => `固定至 ${moment}`,
    en: (moment: string) => `Fixed until ${moment}`,
  },
  refused: { zh: '变动超限，未采用', en: 'Moved too far, not taken' },
  refusedAt: {
    zh: (rate: string, moment: string) => `${rate}（${moment}）`,
    en: (rate: string, moment: string) => `${rate} at ${moment}`,
  },
  fewSources: {
    zh: (on: number, least: number) =>
      `只启用了 ${on} 个来源，至少须有 ${least} 个：现在没有汇率可用。请启用来源，或调低最少来源数`,
    en: (on: number, least: number) =>
      `Only ${on} of at least ${least} sources are on: there is no rate. Switch sources on, or have fewer of them do`,
  },
  sources: { zh: '汇率来源', en: 'Sources' },
  source: { zh: '来源', en: 'Source' },
  host: { zh: '地址', en: 'Address' },
  value: { zh: '报价', en: 'Says' },
  stamp: { zh: '报价时间', en: 'Of when' },
  asked: { zh: '询问时间', en: 'Asked at' },
  off: { zh: '停用', en: 'Off' },
  fine: { zh: '正常', en: 'Good' },
  noSources: { zh: '还没有来源', en: 'None yet' },
  change: { zh: '调整', en: 'Change' },
  spreadLabel: { zh: '点差（%）', en: 'Spread (%)' },
  spreadHint: { zh: '0 至 20，最多两位小数', en: '0 to 20, two decimals at most' },
  fixed: { zh: '固定中间价', en: 'Fixed middle' },
  fixedHint: {
    zh: '留空：按来源；填写后不论来源如何都用它',
    en: 'Empty: as the sources say. Filled in, it holds whatever they say',
  },
  minutes: { zh: '固定多久（分钟）', en: 'Holds for, minutes' },
  put: { zh: '提交复核', en: 'Ask another operator' },
  putDone: { zh: '已提交，等待另一位确认', en: 'Put: another operator confirms it' },
} as const;

export const SOURCE_FAULTS = {
  SILENT: { zh: '没有回应', en: 'Silent' },
  UNREADABLE: { zh: '读不懂', en: 'Not to be read' },
  OLD: { zh: '时间过旧', en: 'Of another time' },
} as const;

export const FAULTS = {
  spread: { zh: '0 至 20 的百分数', en: 'A per cent from 0 to 20' },
  fixed: { zh: '大于零的汇率，最多三位小数', en: 'A rate above zero, three decimals at most' },
  minutes: { zh: '1 至 10080 分钟', en: '1 to 10080 minutes' },
} as const;
