/** Words of the timeline. */
export const TIMELINE = {
  title: { zh: '接下来 10 分钟', en: 'Next 10 minutes' },
  draws: {
    zh: (n: number) => `${n} 场开奖`,
    en: (n: number) => `${n} ${n === 1 ? 'draw' : 'draws'}`,
  },
  more: { zh: (n: number) => `等 ${n} 个`, en: (n: number) => `+${n - 1}` },
  now: { zh: '现在', en: 'Now' },
  minutes: { zh: (n: number) => `${n} 分`, en: (n: number) => `${n} min` },
  none: { zh: '接下来 10 分钟没有开奖', en: 'No draw in the next 10 minutes' },
  failed: { zh: '开奖时间没有取到', en: 'The draw times could not be loaded' },
} as const;
