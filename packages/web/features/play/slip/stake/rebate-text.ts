/** Words of the choice between prize and rebate. */
export const REBATE = {
  title: { zh: '奖金与返点', en: 'Prize and rebate' },
  group: { zh: '奖金组', en: 'Prize group' },
  rebate: { zh: '返点', en: 'Rebate' },
  mostPrize: { zh: '最高奖金', en: 'Best prize' },
  mostRebate: { zh: '最高返点', en: 'Best rebate' },
  less: { zh: '奖金组减 2', en: 'Two groups less' },
  more: { zh: '奖金组加 2', en: 'Two groups more' },
  prize: { zh: '本玩法每注最高奖金', en: 'A line wins at most' },
  back: { zh: '每投注 100.000 返还', en: 'Back of each 100.000' },
  when: {
    zh: '开奖结算后按注单返到余额，打和与撤单不返。仅对新加入的注单生效。',
    en: 'Paid to your balance when the draw is settled; none for ties and cancelled bets. Holds for lines added from now on.',
  },
  ofGame: {
    zh: '本玩法按彩种赔率或公布奖金派奖，不分奖金组，没有返点。',
    en: 'This play pays by the odds of the game or a published list: no prize group, no rebate.',
  },
  done: { zh: '完成', en: 'Done' },
} as const;
