/** Words of the alerts of long dragons. */
export const STREAK_ALERT = {
  title: { zh: '长龙提醒', en: 'Long dragons' },
  about: {
    zh: '所选彩种的双面玩法连开达到所设期数时提醒，每条长龙只提醒一次。每期开奖相互独立，连开不改变下一期的概率。',
    en: 'When a side of a game comes as often in a row as you say, you are told, once for each run. Draws are independent: what came in a row says nothing about the next one.',
  },
  none: { zh: '还没有彩种提醒长龙', en: 'You hear of no game' },
  add: { zh: '选择彩种', en: 'Choose a game' },
  addLabel: { zh: '提醒一个彩种的长龙', en: 'Hear of long dragons of a game' },
  lengthOf: {
    zh: (game: string) => `${game} 连开期数`,
    en: (game: string) => `${game}: draws in a row`,
  },
  least: { zh: (n: number) => `${n} 期`, en: (n: number) => String(n) },
  remove: { zh: '取消长龙提醒', en: 'No more long dragons of' },
  grew: {
    zh: (game: string, play: string, side: string, n: string) =>
      `${game} ${play} ${side} 连开 ${n} 期`,
    en: (game: string, play: string, side: string, n: string) =>
      `${game}, ${play}: ${side}, ${n} draws in a row`,
  },
  more: {
    zh: (n: number) => `，另有 ${n} 条`,
    en: (n: number) => `, and ${n} more`,
  },
  see: { zh: '长龙', en: 'See them' },
} as const;
