/** Said after several losing issues in a row: what it cost, and the way out. Nothing urges to go on. */
export const AFTER_LOSSES = {
  text: {
    zh: (n: number) => `该追号方案已连续 ${n} 期未中奖。每期的机会都一样，与之前无关。`,
    en: (n: number) =>
      `This schedule has not won for ${n} issues in a row. Each issue has the same chance, whatever came before.`,
  },
  staked: { zh: '已投注', en: 'Staked' },
  prize: { zh: '奖金', en: 'Prizes' },
  net: { zh: '盈亏', en: 'Net' },
  stop: { zh: '停止', en: 'Stop' },
  goOn: { zh: '继续', en: 'Go on' },
  stopped: { zh: '方案已终止，余款已退回', en: 'The schedule ended, the rest is back' },
} as const;
