/** Words of the open bets. */
export const OPEN = {
  title: { zh: '待开奖注单', en: 'Open bets' },
  waiting: {
    zh: (n: number) => `待开奖 ${n} 单`,
    en: (n: number) => `${n} open ${n === 1 ? 'bet' : 'bets'}`,
  },
  sum: { zh: (sum: string) => `共 ¥ ${sum}`, en: (sum: string) => `¥ ${sum} in all` },
  many: { zh: (n: number) => `待开奖 ${n}+ 单`, en: (n: number) => `${n}+ open bets` },
  issue: { zh: (issue: string) => `第 ${issue} 期`, en: (issue: string) => `Issue ${issue}` },
  drawnIn: { zh: '后开奖', en: 'to the draw' },
  drawing: { zh: '开奖中', en: 'Drawing' },
  all: { zh: '全部注单', en: 'All bets' },
  lastTitle: { zh: '最近结果', en: 'Last result' },
  won: { zh: (sum: string) => `中奖 ¥ ${sum}`, en: (sum: string) => `Won ¥ ${sum}` },
  back: { zh: (sum: string) => `退回 ¥ ${sum}`, en: (sum: string) => `¥ ${sum} returned` },
  lost: { zh: '未中奖', en: 'No win' },
  stake: { zh: (sum: string) => `投注 ¥ ${sum}`, en: (sum: string) => `Stake ¥ ${sum}` },
  none: { zh: '还没有注单', en: 'No bets yet' },
  noneWhat: {
    zh: '投注后，这里显示开奖倒计时和结果。',
    en: 'Place a bet and its countdown and result appear here.',
  },
  failed: { zh: '注单没有取到', en: 'Your bets could not be loaded' },
  retry: { zh: '重试', en: 'Retry' },
} as const;
