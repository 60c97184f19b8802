/** Words of the rules of a play. */
export const RULES = {
  atMost: {
    zh: (max: string) => `每张注单奖金封顶 ¥ ${max}，超出部分不派，回报率未计封顶。`,
    en: (max: string) =>
      `A bet is paid at most ¥ ${max}; what a draw brings beyond is not paid. The return does not count that.`,
  },
  issueAtMost: {
    zh: (max: string) => `每人每期最高可中合计 ¥ ${max}，超出的注单不予受理。`,
    en: (max: string) =>
      `All bets of a player in an issue may win ¥ ${max} at most: bets beyond that are not taken.`,
  },
  example: { zh: '示例', en: 'Example' },
  odds: { zh: '赔率', en: 'Odds' },
  returnRate: { zh: '返奖率', en: 'Return' },
  legReturn: { zh: '每关返奖率', en: 'Return of a leg' },
  legEdge: { zh: '每关庄家优势', en: 'House edge of a leg' },
  houseEdge: { zh: '庄家优势', en: 'House edge' },
  refund: { zh: '退本概率', en: 'Stake back' },
  allPrices: { zh: '全部玩法的奖金与回报', en: 'Prizes and returns of all plays' },
  chance: { zh: '中奖概率', en: 'Chance' },
  tier: { zh: '奖级', en: 'Tier' },
  oneIn: { zh: (n: string) => `1 / ${n}`, en: (n: string) => `1 in ${n}` },
} as const;
