/** Words of the long dragons. */
export const STREAK = {
  title: { zh: '长龙', en: 'Long dragons' },
  independent: {
    zh: '每期开奖相互独立，连开不改变下一期的概率。',
    en: 'Draws are independent: what came in a row says nothing about the next one.',
  },
  least: { zh: '至少连开', en: 'At least' },
  times: { zh: (n: number) => `${n} 期`, en: (n: number) => `${n} draws` },
  atLeast: { zh: (n: number) => `≥${n}`, en: (n: number) => `≥${n}` },
  family: { zh: '彩种', en: 'Games' },
  all: { zh: '全部彩种', en: 'All games' },
  favourites: { zh: '我的收藏', en: 'Favourites' },
  stake: { zh: '每注金额', en: 'Stake' },
  list: { zh: '长龙列表', en: 'Long dragons, the longest first' },
  inRow: { zh: '连开', en: 'in a row' },
  same: { zh: '跟', en: 'Same' },
  opposite: { zh: '反', en: 'Other' },
  bet: {
    zh: (game: string, play: string, side: string) => `${game} ${play} 投 ${side}`,
    en: (game: string, play: string, side: string) => `${game}, ${play}: bet on ${side}`,
  },
  until: { zh: (issue: string) => `到第 ${issue} 期`, en: (issue: string) => `to ${issue}` },
  none: { zh: '现在没有这样的长龙', en: 'Nothing came so often in a row' },
  noneWhat: {
    zh: '调低连开期数，或选其他彩种。',
    en: 'Ask for fewer draws in a row, or for other games.',
  },
  failed: { zh: '长龙没有读到', en: 'The long dragons could not be read' },
  stale: { zh: '已过期', en: 'Stale' },
  loading: { zh: '加载中', en: 'Loading' },
  more: { zh: (n: number) => `再显示 ${n} 条`, en: (n: number) => `Show ${n} more` },
} as const;
