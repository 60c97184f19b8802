/** Said wherever the numbers of a game stand that come from elsewhere than its name says. */
export const STAND_IN = {
  note: {
    zh: '号码暂由承诺链生成，尚未接入区块链',
    en: 'Digits come from the committed chain until a block chain is connected',
  },
  /** Where there is little room. */
  short: { zh: '承诺链出号，非区块哈希', en: 'Committed chain, no block hash yet' },
  tag: { zh: '承诺链出号', en: 'Committed chain' },
} as const;
