/** Words of what is to be turned over. */
export const REQUIREMENT = {
  title: { zh: '流水要求', en: 'Turnover' },
  gap: { zh: '还差流水', en: 'Still to turn over' },
  none: { zh: '没有流水要求', en: 'Nothing to turn over' },
  order: {
    zh: '按先后逐笔完成；超出的流水不计入以后的要求。',
    en: 'Lines are done in their order; what is over does not count for later ones.',
  },
  line: {
    zh: (base: string, times: string) => `${base} × ${times} 倍`,
    en: (base: string, times: string) => `${base} × ${times}`,
  },
  left: { zh: (amount: string) => `还差 ${amount}`, en: (amount: string) => `${amount} to go` },
  byTurnover: { zh: '已完成', en: 'Done' },
  byZero: { zh: '余额清零，已免除', en: 'Nothing was left: waived' },
  byOperator: { zh: '已取消', en: 'Voided' },
  byBonus: { zh: '红利已结束', en: 'The bonus is over' },
  counted: { zh: '最近计入', en: 'Recently counted' },
  issue: { zh: '期号', en: 'Issue' },
  stake: { zh: '有输赢投注', en: 'Won or lost' },
  wide: { zh: '覆盖 ≥70%', en: 'Covers ≥ 70%' },
  opposed: { zh: '对打', en: 'Both sides' },
  counts: { zh: '计入', en: 'Counted' },
  nothing: { zh: '还没有计入的投注', en: 'Nothing was counted yet' },
  failed: { zh: '流水要求没有读到', en: 'What is to be turned over could not be read' },
} as const;
