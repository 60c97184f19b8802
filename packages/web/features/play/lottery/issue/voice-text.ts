/** What a screen reader hears of an issue, and what is said of a slow connection. */
export const VOICE = {
  minute: { zh: '还有 1 分钟封盘', en: '1 minute to close' },
  seconds: { zh: (n: number) => `还有 ${n} 秒封盘`, en: (n: number) => `${n} seconds to close` },
  closed: {
    zh: (no: string) => `第 ${no} 期已封盘`,
    en: (no: string) => `Issue ${no} is closed`,
  },
  drawn: {
    zh: (no: string, digits: string) => `第 ${no} 期开奖 ${digits}`,
    en: (no: string, digits: string) => `Issue ${no} drawn: ${digits}`,
  },
  mayFail: { zh: '网络延迟可能导致投注失败', en: 'A slow connection may miss the close' },
} as const;
