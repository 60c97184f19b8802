/** Said wherever the numbers of a game stand that come from elsewhere than its name says. */
export const STAND_IN = {
  note: {
    zh: '号码暂由承诺链生成，尚未接入区块链',
    en: 'Digits come from the committed chain until a block chain is connected',
  },
  /** Where there is little room. */
  short: { zh: '承诺链出号，非区块哈希', en: 'Committed chain, no block hash yet' },
  rehearsal: {
    zh: '仿真：未接官方开奖，由承诺链按官方时间开奖，并非官方号码',
    en: 'Rehearsal: no official feed is in reach; the committed chain draws at the official times, and these are not the official numbers',
  },
  rehearsalShort: { zh: '仿真，非官方号码', en: 'Rehearsal, not official' },
  rehearsalTag: { zh: '仿真', en: 'Rehearsal' },
  tag: { zh: '承诺链出号', en: 'Committed chain' },
} as const;
