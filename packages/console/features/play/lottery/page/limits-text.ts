/** Words of the preview of limits. */
export const text = {
  title: { zh: '限额改动预览', en: 'What the limits change' },
  limit: { zh: '限额', en: 'Limit' },
  before: { zh: '现在', en: 'Now' },
  after: { zh: '改后', en: 'Then' },
  effect: { zh: '今日受影响', en: 'Of today' },
  none: { zh: '不限', en: 'none' },
  PrizeLimit: { zh: '单注最高奖金', en: 'Largest prize of a bet' },
  MinStake: { zh: '双面盘最低投注', en: 'Smallest stake on an option' },
  MaxStake: { zh: '最高投注', en: 'Largest stake' },
  MaxMultiple: { zh: '最高倍数', en: 'Highest multiple' },
  IssuePrize: { zh: '每人每期最高奖金', en: 'Most a player may win in an issue' },
  Budget: { zh: '每期其他玩法最高赔付', en: 'Most paid an issue on plays without numbers' },
  today: {
    zh: (bets: number) => `今日有效投注 ${bets} 单；改后限额对它们的影响`,
    en: (bets: number) =>
      `${bets} ${bets === 1 ? 'bet' : 'bets'} today: what the new limits would have made of them`,
  },
  touched: {
    zh: (limit: string, n: number | null) => {
      if (n === null) return '尚无统计';
      if (limit === 'PrizeLimit') return `${n} 单将被封顶`;
      if (limit === 'IssuePrize') return `${n} 人次超出`;
      return limit === 'Budget' ? `${n} 期超出` : `${n} 单将被拒`;
    },
    en: (limit: string, n: number | null) => {
      if (n === null) return 'not counted yet';
      if (limit === 'PrizeLimit') return `${n} cut`;
      if (limit === 'IssuePrize') return `${n} players above`;
      return limit === 'Budget' ? `${n} issues above` : `${n} refused`;
    },
  },
  looking: { zh: '正在计算…', en: 'Counting…' },
  failed: { zh: '未能读取', en: 'It could not be read' },
  retry: { zh: '重试', en: 'Retry' },
};
